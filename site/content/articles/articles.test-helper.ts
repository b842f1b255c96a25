/** An article, parsed from its file, for tests. */
export interface ArticleFile {
  slug: string
  /** Front matter, by key. */
  front: Record<string, unknown>
  /** Markdown below the front matter. */
  body: string
}

const files = import.meta.glob<string>('./*.md', { query: '?raw', import: 'default', eager: true })

/** Parses a value: a quoted string, a list of those in brackets, or an unquoted string. */
function valueOf(text: string): unknown {
  const quoted = /^'(.*)'$/.exec(text)
  if (quoted !== null) return quoted[1]!.replaceAll("''", "'")
  if (!text.startsWith('[')) return text
  return [...text.matchAll(/'((?:[^']|'')*)'/g)].map(([, item]) => item!.replaceAll("''", "'"))
}

/** Parses front matter: one key per line, and `sources`, whose items have a name and usually a URL. */
function frontOf(text: string): Record<string, unknown> {
  const front: Record<string, unknown> = {}
  const sources: Record<string, unknown>[] = []
  const withListsOnOneLine = text.replaceAll(
    /:\s+(\[[^\]]*\])/g,
    (_, list: string) => `: ${list.replaceAll('\n', ' ')}`,
  )
  for (const line of withListsOnOneLine.split('\n')) {
    const [, indent, key, value] = /^( {2}- | {4})?(\w+): ?(.*)$/.exec(line) ?? []
    if (key === undefined) throw new Error(`Not a line of front matter: ${line}`)
    if (indent?.includes('-')) sources.push({})
    if (indent !== undefined) sources.at(-1)![key] = valueOf(value!)
    else if (key !== 'sources') front[key] = valueOf(value!)
  }
  return { ...front, sources }
}

export function readArticles(): ArticleFile[] {
  return Object.entries(files).map(([path, source]) => {
    const [, front, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
    if (front === undefined) throw new Error(`${path} has no front matter`)
    return { slug: path.slice(2, -3), front: frontOf(front), body: body! }
  })
}

/** Rows of the article's tables by the text of their first cell, without that cell and without emphasis. */
export function rowsOf(slug: string, label: string): string[][] {
  const article = readArticles().find((one) => one.slug === slug)
  if (article === undefined) throw new Error(`No article ${slug}`)
  return article.body
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.replaceAll('**', '').trim()),
    )
    .filter(([first]) => first === label)
    .map(([, ...cells]) => cells)
}
