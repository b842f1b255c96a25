/** The files that a built page requests. */
import { parseAst } from 'vite'

export interface PageIsland {
  /** URL of its script. */
  readonly script: string
  /** URLs of the scripts and style sheets that it needs. */
  readonly needs: readonly string[]
  /** When its code is loaded: a trigger of `site/islands/triggers.ts`. */
  readonly when: string
}

export interface PageFiles {
  /** URLs of scripts that run or are preloaded. */
  readonly scripts: readonly string[]
  /** The page's entry module. */
  readonly entry: string | undefined
  readonly islands: readonly PageIsland[]
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
  /** Inline scripts and event handlers. Data, such as JSON-LD, does not count. */
  readonly inlineScripts: number
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

export function readPageFiles(html: string): PageFiles {
  const tags = [...html.matchAll(/<[a-z][a-z0-9-]*(?:\s[^>]*)?>/g)].map(([tag]) => tag)
  const scripts = tags.filter((tag) => tag.startsWith('<script'))
  const links = (rel: string) =>
    tags.filter((tag) => tag.startsWith('<link') && attribute(tag, 'rel') === rel)
  const urls = (of: readonly string[], name: string) => [
    ...new Set(of.flatMap((tag) => attribute(tag, name) ?? [])),
  ]
  const isExecutable = (tag: string) =>
    /^(?:module|text\/javascript|importmap|)$/.test(attribute(tag, 'type') ?? '')
  return {
    scripts: [...urls(scripts, 'src'), ...urls(links('modulepreload'), 'href')],
    entry: attribute(scripts.find((tag) => attribute(tag, 'type') === 'module') ?? '', 'src'),
    islands: tags.flatMap((tag): PageIsland[] => {
      const script = attribute(tag, 'data-island')
      if (script === undefined) return []
      const needs = attribute(tag, 'data-needs')?.split(' ').filter(Boolean) ?? []
      return [{ script, needs, when: attribute(tag, 'data-when') ?? '' }]
    }),
    styles: urls(links('stylesheet'), 'href'),
    fonts: urls(
      links('preload').filter((tag) => attribute(tag, 'as') === 'font'),
      'href',
    ),
    inlineScripts:
      scripts.filter((tag) => attribute(tag, 'src') === undefined && isExecutable(tag)).length +
      tags.filter((tag) => /\son[a-z]+=/.test(tag)).length,
  }
}

/** The specifiers of a script's static imports, without `import()`. */
export function staticImports(code: string): string[] {
  return parseAst(code).body.flatMap((statement) =>
    'source' in statement && statement.source ? [statement.source.value] : [],
  )
}
