/** Styles of documents in development, where the browser imports no style modules of components that are not islands. */
import { setTimeout } from 'node:timers/promises'
import type { EnvironmentModuleNode, ViteDevServer } from 'vite'

/** Suffix that vanilla-extract appends to a style module's id for its sheet. */
const SHEET = '.vanilla.css'

const isSheet = ({ id }: EnvironmentModuleNode) => id?.endsWith(SHEET) === true

/** A module and its transitive imports in order of evaluation. */
function evaluated(from: EnvironmentModuleNode, seen: Set<EnvironmentModuleNode>): EnvironmentModuleNode[] {
  if (seen.has(from)) return []
  seen.add(from)
  return [...[...from.importedModules].flatMap((each) => evaluated(each, seen)), from]
}

/**
 * Links to the style sheets of a page.
 *
 * `data-vite-dev-id` prevents Vite's client from adding a linked sheet again when an island imports it: at the end, it
 * would override later sheets.
 * @param renderer the render module, which imports every page
 * @param page the module of the page
 */
export function styleLinks(renderer: EnvironmentModuleNode, page: EnvironmentModuleNode): string[] {
  // Without other pages and islands that the renderer imports; this page imports its own.
  const own = [...renderer.importedModules].filter(({ id }) => !/(?:\/page|\.island)\.tsx$/.test(id ?? ''))
  const seen = new Set([renderer])
  return [...own, page]
    .flatMap((each) => evaluated(each, seen))
    .filter(isSheet)
    .map(({ id, url }) => `<link rel="stylesheet" href="${url}" data-vite-dev-id="${id}" />`)
}

interface Compiled {
  /** The module's exports: names of classes and variables. */
  code: string
  css: string
}

/** Effects of a file change on the styles of documents. */
export interface StyleChanges {
  /** Class names have changed, so rendered HTML is outdated. */
  hasNewNames: boolean
  /** Files of the changed sheets. */
  sheets: readonly string[]
}

export interface StyleWatch {
  /** Records the current styles, for comparison by `refresh`. */
  record: () => Promise<void>
  /** Whether a file is a module of styles that documents have. */
  has: (file: string) => boolean
  /** Recompiles the styles that depend on a changed file. */
  refresh: (file: string) => Promise<StyleChanges>
}

/** vanilla-extract does not expose which styles depend on a file, so all are recompiled, most from its cache. */
export function watchStyles({ environments: { ssr, client } }: ViteDevServer): StyleWatch {
  const recorded = new Map<string, Compiled>()

  const modules = () =>
    [...ssr.moduleGraph.idToModuleMap.values()].filter(({ id }) => id?.endsWith('.css.ts'))

  async function compile(id: string): Promise<Compiled> {
    const { code } = await ssr.pluginContainer.transform('', id)
    const loaded = await ssr.pluginContainer.load(id + SHEET)
    return { code, css: typeof loaded === 'string' ? loaded : (loaded?.code ?? '') }
  }

  /** Ignores errors: they surface on the page that imports the module, and must not block other styles. */
  const compileUnlessBroken = (id: string) => compile(id).catch(() => undefined)

  /** @throws the compile error */
  async function hasChanged(id: string): Promise<boolean> {
    const before = recorded.get(id)
    if (!before) return false
    const { code, css } = await compile(id)
    return before.code !== code || before.css !== css
  }

  async function compare(): Promise<StyleChanges> {
    const sheets: string[] = []
    let hasNewNames = false
    for (const module of modules()) {
      const id = module.id!
      const before = recorded.get(id)
      const after = await compileUnlessBroken(id)
      if (after) recorded.set(id, after)
      if (!before || !after) continue
      if (before.code !== after.code) {
        hasNewNames = true
        ssr.moduleGraph.invalidateModule(module)
      }
      if (before.css === after.css) continue
      sheets.push(id + SHEET)
      for (const sheet of client.moduleGraph.getModulesByFile(id + SHEET) ?? [])
        client.moduleGraph.invalidateModule(sheet)
    }
    return { hasNewNames, sheets }
  }

  let last: Promise<unknown> = Promise.resolve()
  /** Serializes calls, because each compares with the result of the previous one. */
  function enqueue<Result>(run: () => Promise<Result>): Promise<Result> {
    const turn = last.then(run, run)
    last = turn
    return turn
  }

  return {
    has: (file) => recorded.has(file),
    record: () =>
      enqueue(async () => {
        for (const { id } of modules()) {
          const compiled = recorded.has(id!) ? undefined : await compileUnlessBroken(id!)
          if (compiled) recorded.set(id!, compiled)
        }
      }),
    refresh: (file) =>
      enqueue(async () => {
        // The compiler has its own file watcher, which may notice a change later than Vite's.
        for (let tries = recorded.has(file) ? 4 : 1; tries > 0 && !(await hasChanged(file)); tries--)
          await setTimeout(50)
        return compare()
      }),
  }
}
