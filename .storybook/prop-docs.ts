/**
 * Corrects react-docgen's result for the tables of props: defaults move from the description to their column, and
 * `keyof typeof css.variant`, which react-docgen cannot resolve, becomes a union. Any other type that it cannot resolve
 * is shown as written.
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

interface DocgenType {
  name: string
  raw?: string
  elements?: { name: string; value?: string }[]
}

interface DocgenProp {
  description?: string
  defaultValue?: { value: string; computed: boolean }
  tsType?: DocgenType
  /** Storybook prints the members of a union only for types under this name. */
  flowType?: DocgenType
}

/** Runs after Storybook’s own plugin, which appends its result to a module’s code. */
export const propDocsPlugin = (): Plugin => ({
  name: 'anupalan:prop-docs',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('.tsx') && code.includes('.__docgenInfo=')
      ? { code: explainProps(code, id), map: null }
      : null,
})

/** The code of the module `file` with its `__docgenInfo` corrected. */
export const explainProps = (code: string, file: string): string =>
  code.replaceAll(
    /(;\w+\.__docgenInfo=)(\{.*?\})(?=;\w+\.__docgenInfo=|$)/gs,
    (_, head: string, json: string) => {
      const info = JSON.parse(json) as { props?: Record<string, DocgenProp> }
      for (const [name, prop] of Object.entries(info.props ?? {})) explain(name, prop, file)
      return head + JSON.stringify(info)
    },
  )

function explain(name: string, prop: DocgenProp, file: string) {
  const [description = '', ...defaults] = (prop.description ?? '').split(/\s*@default\s+/)
  prop.description = description.replaceAll(/\{@link (\w+)\}/g, '`$1`')
  if (defaults.length > 0) prop.defaultValue = { value: defaults.join(' '), computed: false }
  if (prop.tsType?.name === 'unknown') {
    const keys = keysOfProp(name, file)
    const written = find(file, 1, new RegExp(`^  ${name}\\??: (.+)$`, 'm'))
    if (keys.length > 0) prop.tsType = unionOf(keys.map((key) => `'${key}'`))
    else if (written) prop.tsType = { name: written.name }
  }
  const { tsType } = prop
  if (!tsType) return
  // react-docgen returns a constant’s keys without quotes.
  const elements = tsType.elements?.map((element) =>
    element.name === 'literal' && /^[a-z]/i.test(element.value ?? '')
      ? { ...element, value: `'${element.value}'` }
      : element,
  )
  prop.flowType = { ...tsType, ...(elements && { elements }) }
  delete prop.tsType
}

const unionOf = (values: readonly string[]): DocgenType => ({
  name: 'union',
  raw: values.join(' | '),
  elements: values.map((value) => ({ name: 'literal', value })),
})

/** Values of a prop declared as `keyof typeof css.variant`, or by a type alias of one; otherwise none. */
function keysOfProp(prop: string, file: string): string[] {
  const declared = find(file, 1, new RegExp(`^  ${prop}\\??: (?:keyof typeof )?([\\w.]+)$`, 'm'))
  if (!declared) return []
  if (declared.match.includes('keyof typeof')) return keysOf(declared.name, declared.file)
  const named = find(
    declared.file,
    3,
    new RegExp(`^export type ${declared.name} = keyof typeof ([\\w.]+)$`, 'm'),
  )
  return named ? keysOf(named.name, named.file) : []
}

/** The first match in `file`, or in files that it imports by relative paths, up to `steps` imports away. */
function find(
  file: string,
  steps: number,
  pattern: RegExp,
): { match: string; name: string; file: string } | undefined {
  const source = readFileSync(file, 'utf8')
  const match = pattern.exec(source)
  if (match) {
    const [whole, name = ''] = match
    return { match: whole, name, file }
  }
  if (steps === 0) return undefined
  for (const [, path = ''] of source.matchAll(/from '(\.{1,2}\/[^']+\.tsx?)'/g)) {
    const found = find(join(dirname(file), path), steps - 1, pattern)
    if (found) return found
  }
  return undefined
}

/** The keys of `css.variant` or of `gaps`, as `file` imports them. */
function keysOf(path: string, file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const [name, member] = path.split('.')
  const importing = (names: string) =>
    new RegExp(`import ${names} from '(?<from>\\.[^']+)'`).exec(source)?.groups
  const { from, original = member } =
    importing(`\\* as ${name}`) ?? importing(`\\{[^}]*?(?<original>\\w+) as ${name}\\b[^}]*\\}`) ?? {}
  return from && original ? keysOfConstant(readFileSync(join(dirname(file), from), 'utf8'), original) : []
}

/** The top-level keys of the object in a constant: `const tone = componentVariants({ … })`. */
function keysOfConstant(source: string, name: string): string[] {
  const start = new RegExp(`const ${name} = [^{]*\\{`).exec(source)
  if (!start) return []
  const keys: string[] = []
  let depth = 0
  const tokens = /(?:'[^']*'|[\w$]+)(?=\s*:)|'[^']*'|`[^`]*`|\/\*[\s\S]*?\*\/|\/\/.*|[{}[\]()]/g
  for (const [token] of source.slice(start.index + start[0].length).matchAll(tokens)) {
    if (/^[{[(]$/.test(token)) depth++
    else if (/^[}\])]$/.test(token)) depth--
    else if (depth === 0 && /^['\w$]/.test(token)) keys.push(token.replaceAll("'", ''))
    if (depth < 0) break
  }
  return keys
}
