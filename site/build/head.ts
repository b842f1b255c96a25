import type { Manifest } from 'vite'
import { firm } from '../content/firm.ts'
import { shell } from '../content/navigation.ts'
import { headingOf, PICTURE, type Picture } from './pictures.ts'
import { CONTENT_ID, type PageContent } from '../shell/page-content.ts'
import { inlineJson, jsonLd, type Thing } from './structured-data.ts'

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

/** What is told of a page that search engines are shown. */
export interface Found {
  /** Where the site stands, such as `https://example.in`. */
  origin: string
  path: string
  picture: Picture
  data: readonly Thing[]
  /** Of Open Graph, what this page tells otherwise or beside: `{ type: 'article' }`. */
  openGraph?: Readonly<Record<string, string>>
}

export interface PageHead extends PageWords {
  manifest: Manifest
  /** Addresses of the style sheets that the page needs before any script. */
  styles: readonly string[]
  /** Without it, as on the not-found page, search engines are told to pass by. */
  found?: Found | undefined
  /** What the page shows that its code does not hold. */
  content?: PageContent | undefined
}

/** What a page shows of itself where somebody shares its address: Open Graph, which others read too. */
function preview(
  { title, description = '' }: PageWords,
  { origin, path, picture, openGraph }: Found,
): string[] {
  const properties = {
    type: 'website',
    site_name: firm.name,
    locale: shell.locale.replace('-', '_'),
    url: origin + path,
    title: headingOf(title),
    description,
    image: origin + picture.href,
    'image:width': String(PICTURE.width),
    'image:height': String(PICTURE.height),
    'image:alt': picture.alt,
    ...openGraph,
  }
  return [
    ...Object.entries(properties).map(
      // A property of an article has its own prefix.
      ([name, content]) =>
        `<meta property="${name.startsWith('article:') ? name : `og:${name}`}" content="${escape(content)}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
  ]
}

/** What the page's code takes over; its long part is read from the page itself, where it stands already. */
const contentElement = ({ html: _, ...content }: PageContent) =>
  `<script type="application/json" id="${CONTENT_ID}">${inlineJson(content)}</script>`

/** A page's own head: words for machines, its style sheets, its fonts, and the code it needs ahead of time. */
export function pageHead({ manifest, styles, found, content, ...words }: PageHead): string {
  const { page, title, description } = words
  const shell = graph(manifest, 'index.html')
  const entry = `pages/${page}/page.tsx`
  if (!manifest[entry]) throw new Error(`The build has no ${entry}`)
  const own = [...graph(manifest, entry)].filter((key) => !shell.has(key))
  const chunks = own.map((key) => manifest[key]).filter((chunk) => chunk !== undefined)
  const fonts = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [file] : []))
  return [
    `<title>${escape(title)}</title>`,
    description && `<meta name="description" content="${escape(description)}" />`,
    found
      ? `<link rel="canonical" href="${escape(found.origin + found.path)}" />`
      : '<meta name="robots" content="noindex" />',
    ...[...new Set(fonts)].map(
      (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`,
    ),
    ...styles.map((href) => `<link rel="stylesheet" href="${href}" />`),
    ...chunks.map(({ file }) => `<link rel="modulepreload" ${LATER} href="/${file}" />`),
    content && contentElement(content),
    // For machines that read the whole page: after what the page needs to be seen.
    ...(found ? preview(words, found) : []),
    ...(found && found.data.length > 0 ? [jsonLd(found.data)] : []),
  ]
    .filter(Boolean)
    .join('\n    ')
}
