/**
 * The public surface of the design system as one text: the exports and props of each component, and the tokens. A test
 * compares it with `design-system/surface.txt`, so that every change is noticed; `npm run surface` writes the file, and
 * its diff is reviewed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '..')
const designSystem = join(root, 'design-system')
export const surfaceFile = join(designSystem, 'surface.txt')

/** Declarations without comments and imports. */
const bare = (declarations: string) =>
  declarations
    .replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/^export \{\};$/gm, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '')
    .join('\n')

/** The files that an index exports from, and the styles that type their props. */
function partsOf(index: string, folder: string): string[] {
  const files = [...index.matchAll(/from '(\.{1,2}\/[^']+)'/g)].map(([, path]) => join(folder, path!))
  const declared = files.map((file) => file.replace(/\.tsx?$/, '.d.ts')).filter((file) => existsSync(file))
  const styles = declared.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from '(\.\/[^']+\.css)\.ts'/g)]
      .map(([, path]) => join(dirname(file), `${path}.d.ts`))
      .filter((style) => existsSync(style)),
  )
  return [...new Set([...declared, ...styles])].toSorted()
}

/** Themes of the brand's token file: each has the same colours. */
const themes = ['light', 'dark', 'highContrast']

/** Every token as `colour.ink: color`, from all token files except those of other brands. */
function tokens(): string[] {
  const names = new Set<string>()
  const walk = (group: Record<string, unknown>, path: string, inherited?: unknown) => {
    const type = group.$type ?? inherited
    if ('$value' in group) return names.add(`${path}: ${String(type)}`)
    for (const [name, child] of Object.entries(group))
      if (!name.startsWith('$') && typeof child === 'object' && child !== null)
        walk(child as Record<string, unknown>, path ? `${path}.${name}` : name, type)
    return names
  }
  for (const file of globSync('*.tokens.json', { cwd: join(designSystem, 'tokens') })) {
    const groups = JSON.parse(readFileSync(join(designSystem, 'tokens', file), 'utf8')) as Record<
      string,
      Record<string, unknown>
    >
    for (const [name, group] of Object.entries(groups)) {
      if (themes.includes(name)) walk({ colour: group.colour }, '')
      else if (!name.startsWith('$')) walk(group, name)
    }
  }
  return [...names].toSorted()
}

/** The current surface. Throws if the design system's types have errors. */
export function surface(): string {
  const out = mkdtempSync(join(tmpdir(), 'anupalan-surface-'))
  try {
    const { status, stdout } = spawnSync(
      join(root, 'node_modules/.bin/tsc'),
      ['-p', designSystem, '--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--outDir', out],
      { encoding: 'utf8' },
    )
    if (status !== 0) throw new Error(stdout)
    const components = globSync('components/*/index.d.ts', { cwd: out }).toSorted()
    const parts = components.map((index) => {
      const folder = join(out, dirname(index))
      const text = readFileSync(join(out, index), 'utf8')
      const declared = partsOf(text, folder).map((file) => bare(readFileSync(file, 'utf8')))
      return [`## ${dirname(index).replace('components/', '')}`, bare(text), ...declared].join('\n')
    })
    const { exports } = JSON.parse(readFileSync(join(designSystem, 'package.json'), 'utf8')) as {
      exports: Record<string, string>
    }
    const entries = Object.entries(exports).map(([name, path]) => `${name} → ${path}`)
    return `${['# Entries', ...entries, '', '# Components', '', parts.join('\n\n'), '', '# Tokens', ...tokens()].join('\n')}\n`
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(surfaceFile, surface())
  console.log('design-system/surface.txt is written: review its diff before you commit it.')
}
