/**
 * The size of each component of the design system, bundled by itself. `npm run bench -- --only sizes` writes the
 * figures into `design-system/workbench/sizes.json`; Storybook shows them and a review sees their changes.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type Plugin } from 'vite'
import type { Measure } from './measure.ts'
import { root } from './part.ts'

const designSystem = join(root, 'design-system')
const components = join(designSystem, 'components')
export const sizesFile = join(designSystem, 'workbench/sizes.json')

/** In bytes. */
export interface Size {
  readonly gzip: number
  readonly brotli: number
}

export interface ComponentSize {
  /** Its JavaScript and that of the components in it, without libraries (XState, react-aria). */
  readonly own: Size
  /** With its libraries, which a page loads once for all components. React is excluded. */
  readonly whole: Size
  /** Its styles and those of the components in it, without the tokens. */
  readonly css: Size
}

/** Gzip, own code, in bytes. */
const budgets: Readonly<Record<string, number>> = {
  button: 1500,
  carousel: 4000,
  toast: 5000,
  'cookie-banner': 5000,
  header: 7000,
  'feedback-dialog': 6000,
}

/** A component with two entries, one of which is loaded later, is measured as one. */
const inTwoParts: Readonly<Record<string, readonly string[]>> = { toast: ['toast', 'toast-region'] }

const react = /^react(?:-dom)?(?:\/|$)/
const libraries =
  /^(?:react|react-dom|xstate|@xstate|react-aria|react-aria-components|react-stately|@internationalized)(?:\/|$)/

function sizeOf(text: string): Size {
  // An empty file is not sent.
  if (text === '') return { gzip: 0, brotli: 0 }
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return {
    gzip: gzipSync(text, { level: 9 }).length,
    brotli: brotliCompressSync(text, { params: quality }).length,
  }
}

const common = { configFile: false, root: designSystem, logLevel: 'error' } as const

/** Compiles every `.css.ts` once for all components: its class names and its style sheet. */
async function compileStyles(names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const compiled = new Map<string, string>()
  const keep: Plugin = {
    name: 'keep-styles',
    enforce: 'post',
    transform(code, id) {
      if (id.endsWith('.css.ts')) compiled.set(id, code)
    },
  }
  const sheets: Plugin = {
    name: 'keep-sheets',
    enforce: 'pre',
    transform(code, id) {
      if (id.endsWith('.vanilla.css')) compiled.set(id, code)
    },
  }
  await build({
    ...common,
    plugins: [vanillaExtractPlugin(), keep, sheets],
    build: {
      write: false,
      rolldownOptions: {
        input: names.map((name) => join(components, name, 'index.ts')),
        external: libraries,
      },
    },
  })
  return compiled
}

/** Reads compiled styles instead of compiling them, and collects style sheets. */
function compiledStyles(compiled: ReadonlyMap<string, string>, sheets: Set<string>): Plugin {
  return {
    name: 'compiled-styles',
    enforce: 'pre',
    resolveId(source) {
      if (!source.endsWith('.vanilla.css')) return undefined
      sheets.add(source)
      return '\0sheet'
    },
    load: (id) => (id === '\0sheet' ? '' : compiled.get(id)),
  }
}

async function bundle(
  parts: readonly string[],
  external: RegExp,
  compiled: ReadonlyMap<string, string>,
): Promise<{ code: Size; css: Size }> {
  const sheets = new Set<string>()
  const entry = '\0component'
  const component: Plugin = {
    name: 'component',
    resolveId: (source) => (source === entry ? entry : undefined),
    load: (id) =>
      id === entry
        ? parts
            .map((part) => `export * from ${JSON.stringify(join(components, part, 'index.ts'))}`)
            .join('\n')
        : undefined,
  }
  const built = await build({
    ...common,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [component, compiledStyles(compiled, sheets)],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: entry,
        external,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  })
  const { output } = [built].flat()[0] as { output: readonly { type: string; code?: string }[] }
  const own = [...sheets].filter((sheet) => !sheet.startsWith(join(designSystem, 'tokens')))
  return {
    code: sizeOf(output.map(({ code = '' }) => code).join('')),
    css: sizeOf(own.map((sheet) => compiled.get(sheet) ?? '').join('')),
  }
}

/** Measures every component as deployed, also under a test runner's `NODE_ENV`. Takes some seconds. */
export async function weighComponents(): Promise<Record<string, ComponentSize>> {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    return await weigh()
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

async function weigh(): Promise<Record<string, ComponentSize>> {
  const folders = readdirSync(components).filter((name) => existsSync(join(components, name, 'index.ts')))
  const compiled = await compileStyles(folders)
  const parts = new Set(Object.values(inTwoParts).flatMap(([, ...rest]) => rest))
  const weighed: [string, ComponentSize][] = []
  for (const name of folders.filter((folder) => !parts.has(folder)).toSorted()) {
    const of = inTwoParts[name] ?? [name]
    const { code: own, css } = await bundle(of, libraries, compiled)
    const { code: whole } = await bundle(of, react, compiled)
    weighed.push([name, { own, whole, css }])
  }
  return Object.fromEntries(weighed)
}

const SMALL = 50

/** Whether two sizes are about equal: at most 5 % or 50 bytes apart. */
export const isAbout = (now: number, before: number): boolean =>
  Math.abs(now - before) <= Math.max(SMALL, before * 0.05)

export const readSizes = () =>
  JSON.parse(readFileSync(sizesFile, 'utf8')) as Readonly<Record<string, ComponentSize>>

export const writeSizes = (sizes: Readonly<Record<string, ComponentSize>>) =>
  writeFileSync(sizesFile, `${JSON.stringify(sizes, null, 2)}\n`)

/** The own code of each component that has a budget. */
export const componentMeasures = (sizes: Readonly<Record<string, ComponentSize>>): Measure[] =>
  Object.entries(budgets).map(([name, atMost]) => ({
    what: `${name}, its own code, gzip`,
    is: sizes[name]?.own.gzip ?? Number.NaN,
    unit: 'bytes',
    atMost,
  }))
