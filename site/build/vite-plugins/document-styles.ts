/** The styles of documents in development, where no module of a browser imports those of what is only rendered. */
import { setTimeout } from 'node:timers/promises'
import type { EnvironmentModuleNode, ViteDevServer } from 'vite'

/** What vanilla-extract makes of a module of styles: a sheet under the module's name and this. */
const SHEET = '.vanilla.css'

const isSheet = ({ id }: EnvironmentModuleNode) => id?.endsWith(SHEET) === true

/** Everything that a module imports, each after what it imports itself: the order in which they are evaluated. */
function evaluated(from: EnvironmentModuleNode, seen: Set<EnvironmentModuleNode>): EnvironmentModuleNode[] {
  if (seen.has(from)) return []
  seen.add(from)
  return [...[...from.importedModules].flatMap((each) => evaluated(each, seen)), from]
}

/**
 * Links to the style sheets of what a page renders.
 *
 * Vite's client leaves sheets alone that are linked by their id: an island that imports one of them does not add it a
 * second time, after sheets that have the last word over it.
 * @param renderer the module that renders, which imports every page
 * @param page the module of the page
 */
export function styleLinks(renderer: EnvironmentModuleNode, page: EnvironmentModuleNode): string[] {
  // What the renderer imports of pages and islands is for others; this page imports its own.
  const own = [...renderer.importedModules].filter(({ id }) => !/(?:\/page|\.island)\.tsx$/.test(id ?? ''))
  const seen = new Set([renderer])
  return [...own, page]
    .flatMap((each) => evaluated(each, seen))
    .filter(isSheet)
    .map(({ id, url }) => `<link rel="stylesheet" href="${url}" data-vite-dev-id="${id}" />`)
}

interface Compiled {
  /** What the module exports: names of classes and of variables. */
  code: string
  css: string
}

/** What a change of a file did to the styles that documents have. */
export interface StyleChanges {
  /** Names have changed, and HTML that was rendered with them is wrong. */
  hasNewNames: boolean
  /** Files of the sheets that have changed. */
  sheets: readonly string[]
}

export interface StyleWatch {
  /** Remembers the styles that there are, to tell later what has changed. */
  remember: () => Promise<void>
  /** Whether a file is a module of styles that documents have. */
  has: (file: string) => boolean
  /** Compiles again whatever rests on a file that has changed. */
  refresh: (file: string) => Promise<StyleChanges>
}

/** vanilla-extract knows which styles rest on which files, and tells nobody: all are asked for, most from its cache. */
export function watchStyles({ environments: { ssr, client } }: ViteDevServer): StyleWatch {
  const known = new Map<string, Compiled>()

  const modules = () =>
    [...ssr.moduleGraph.idToModuleMap.values()].filter(({ id }) => id?.endsWith('.css.ts'))

  async function compile(id: string): Promise<Compiled> {
    const { code } = await ssr.pluginContainer.transform('', id)
    const loaded = await ssr.pluginContainer.load(id + SHEET)
    return { code, css: typeof loaded === 'string' ? loaded : (loaded?.code ?? '') }
  }

  /** What is broken is told where it is needed: no other style waits for it. */
  const compileUnlessBroken = (id: string) => compile(id).catch(() => undefined)

  /** @throws what is wrong in it */
  async function hasChanged(id: string): Promise<boolean> {
    const before = known.get(id)
    if (!before) return false
    const { code, css } = await compile(id)
    return before.code !== code || before.css !== css
  }

  async function compare(): Promise<StyleChanges> {
    const sheets: string[] = []
    let hasNewNames = false
    for (const module of modules()) {
      const id = module.id!
      const before = known.get(id)
      const after = await compileUnlessBroken(id)
      if (after) known.set(id, after)
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
  /** One after another: what is compared is what was compared last. */
  function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const turn = last.then(run, run)
    last = turn
    return turn
  }

  return {
    has: (file) => known.has(file),
    remember: () =>
      inTurn(async () => {
        for (const { id } of modules()) {
          const compiled = known.has(id!) ? undefined : await compileUnlessBroken(id!)
          if (compiled) known.set(id!, compiled)
        }
      }),
    refresh: (file) =>
      inTurn(async () => {
        // The compiler watches files by itself, and may be told of a change later than Vite.
        for (let tries = known.has(file) ? 4 : 1; tries > 0 && !(await hasChanged(file)); tries--)
          await setTimeout(50)
        return compare()
      }),
  }
}
