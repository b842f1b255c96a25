import type { Manifest } from 'vite'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Everything an entry imports before it can run, itself included, shared chunks too. */
function graph(manifest: Manifest, entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen
  seen.add(entry)
  for (const next of manifest[entry]?.imports ?? []) graph(manifest, next, seen)
  return seen
}

/** On scripts: a prerendered page is read before it is alive, so its styles and fonts come first. */
export const LATER = 'fetchpriority="low"'

export interface PageWords {
  /** A folder of `site/pages`. */
  page: string
  title: string
  description?: string
}

export interface PageHead extends PageWords {
  manifest: Manifest
  /** Addresses of the style sheets that the page needs before any script. */
  styles: readonly string[]
  /** The page's one address. Without it, as on the not-found page, search engines are told to pass by. */
  canonical?: string
}

/** A page's own head: words for machines, its style sheets, its fonts, and the code it needs ahead of time. */
export function pageHead({ manifest, styles, page, title, description, canonical }: PageHead): string {
  const shell = graph(manifest, 'index.html')
  const entry = `pages/${page}/page.tsx`
  if (!manifest[entry]) throw new Error(`The build has no ${entry}`)
  const own = [...graph(manifest, entry)].filter((key) => !shell.has(key))
  const chunks = own.map((key) => manifest[key]).filter((chunk) => chunk !== undefined)
  const fonts = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [file] : []))
  return [
    `<title>${escape(title)}</title>`,
    description && `<meta name="description" content="${escape(description)}" />`,
    canonical
      ? `<link rel="canonical" href="${escape(canonical)}" />`
      : '<meta name="robots" content="noindex" />',
    ...[...new Set(fonts)].map(
      (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`,
    ),
    ...styles.map((href) => `<link rel="stylesheet" href="${href}" />`),
    ...chunks.map(({ file }) => `<link rel="modulepreload" ${LATER} href="/${file}" />`),
  ]
    .filter(Boolean)
    .join('\n    ')
}
