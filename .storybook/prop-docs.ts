/**
 * What react-docgen read of a component’s props, put right for the tables of props: defaults stand in the column for
 * them and not in the description, and `keyof typeof css.variant`, which it cannot follow, is spelled out. Any other type that it cannot
 * follow is given as it is written.
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
  /** Storybook prints out what a union is made of only where types are told of by this name. */
  flowType?: DocgenType
}

/** Runs after Storybook’s own plugin, whose result stands at the end of a module’s code. */
export const propDocsPlugin = (): Plugin => ({
  name: 'anupalan:prop-docs',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('.tsx') && code.includes('.__docgenInfo=')
      ? { code: explainProps(code, id), map: null }
      : null,
})

/** The code of the module `file` with its `__docgenInfo` put right. */
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
  // Of a constant’s keys react-docgen gives the names alone.
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

/** What a prop may be that is declared as `keyof typeof css.variant`, or by a type that is; none where it is not. */
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

/** The first match in `file`, or in what it takes from files beside it, so many steps away. */
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

/** The keys of `css.variant` or of `gaps`, as `file` knows them. */
function keysOf(path: string, file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const [name, member] = path.split('.')
  const importing = (names: string) =>
    new RegExp(`import ${names} from '(?<from>\\.[^']+)'`).exec(source)?.groups
  const { from, original = member } =
    importing(`\\* as ${name}`) ?? importing(`\\{[^}]*?(?<original>\\w+) as ${name}\\b[^}]*\\}`) ?? {}
  return from && original ? keysOfConstant(readFileSync(join(dirname(file), from), 'utf8'), original) : []
}

/** The keys at the first depth of the object that a constant is made of: `const tone = componentVariants({ … })`. */
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
