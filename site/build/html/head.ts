import { firm } from '../../content/firm.ts'
import { shell } from '../../chrome/navigation.words.ts'
import { headingOf, PICTURE, type Picture } from '../seo/pictures.ts'
import { jsonLd, type Thing } from '../seo/structured-data.ts'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

export interface PageWords {
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
  /** Addresses of the style sheets that the page needs before any script. */
  styles: readonly string[]
  /** Without it, as on the not-found page, search engines are told to pass by. */
  found?: Found | undefined
  /** Further elements, such as what a script is told. */
  more?: readonly string[]
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

/** How the script of a page that stands in for others learns that it does. */
export const statusOf = (status: number): string[] =>
  status === 200 ? [] : [`<meta name="status" content="${status}" />`]

/** A page's own head: words for machines, and its style sheets. */
export function pageHead({ styles, found, more = [], ...words }: PageHead): string {
  const { title, description } = words
  return [
    `<title>${escape(title)}</title>`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}" />`),
    description && `<meta name="description" content="${escape(description)}" />`,
    found
      ? `<link rel="canonical" href="${escape(found.origin + found.path)}" />`
      : '<meta name="robots" content="noindex" />',
    ...more,
    // For machines that read the whole page: after what the page needs to be seen.
    ...(found ? preview(words, found) : []),
    ...(found && found.data.length > 0 ? [jsonLd(found.data)] : []),
  ]
    .filter(Boolean)
    .join('\n    ')
}
