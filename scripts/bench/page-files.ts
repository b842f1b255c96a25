/** What a built page asks for. */
import { parseAst } from 'vite'

export interface PageIsland {
  /** Address of its script. */
  readonly script: string
  /** Addresses of what that needs besides: scripts and style sheets. */
  readonly needs: readonly string[]
  /** When its code comes: a trigger of `site/islands/triggers.ts`. */
  readonly when: string
}

export interface PageFiles {
  /** Addresses of scripts: what runs, and what is preloaded for it. */
  readonly scripts: readonly string[]
  /** The module that the page begins with. */
  readonly entry: string | undefined
  readonly islands: readonly PageIsland[]
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
  /** Scripts and event handlers written into the page. Data, such as JSON-LD, is none. */
  readonly inlineScripts: number
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

export function readPageFiles(html: string): PageFiles {
  const tags = [...html.matchAll(/<[a-z][a-z0-9-]*(?:\s[^>]*)?>/g)].map(([tag]) => tag)
  const scripts = tags.filter((tag) => tag.startsWith('<script'))
  const links = (rel: string) =>
    tags.filter((tag) => tag.startsWith('<link') && attribute(tag, 'rel') === rel)
  const addresses = (of: readonly string[], name: string) => [
    ...new Set(of.flatMap((tag) => attribute(tag, name) ?? [])),
  ]
  const isProgram = (tag: string) =>
    /^(?:module|text\/javascript|importmap|)$/.test(attribute(tag, 'type') ?? '')
  return {
    scripts: [...addresses(scripts, 'src'), ...addresses(links('modulepreload'), 'href')],
    entry: attribute(scripts.find((tag) => attribute(tag, 'type') === 'module') ?? '', 'src'),
    islands: tags.flatMap((tag): PageIsland[] => {
      const script = attribute(tag, 'data-island')
      if (script === undefined) return []
      const needs = attribute(tag, 'data-needs')?.split(' ').filter(Boolean) ?? []
      return [{ script, needs, when: attribute(tag, 'data-when') ?? '' }]
    }),
    styles: addresses(links('stylesheet'), 'href'),
    fonts: addresses(
      links('preload').filter((tag) => attribute(tag, 'as') === 'font'),
      'href',
    ),
    inlineScripts:
      scripts.filter((tag) => attribute(tag, 'src') === undefined && isProgram(tag)).length +
      tags.filter((tag) => /\son[a-z]+=/.test(tag)).length,
  }
}

/** What a script imports before it can run, as it names it; `import()` comes later. */
export function staticImports(code: string): string[] {
  return parseAst(code).body.flatMap((statement) =>
    'source' in statement && statement.source ? [statement.source.value] : [],
  )
}
