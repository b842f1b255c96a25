import { firm } from '../../content/firm.ts'
import { shell } from '../../chrome/shell.words.ts'
import { headingOf, PICTURE, type Picture } from '../seo/pictures.ts'
import { jsonLd, type Thing } from '../seo/structured-data.ts'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

export interface PageWords {
  title: string
  description?: string
}

/** Metadata of a page that is listed in search engines. */
export interface Listing {
  /** Such as `https://example.in`. */
  origin: string
  path: string
  picture: Picture
  data: readonly Thing[]
  /** Open Graph properties that override or extend the defaults: `{ type: 'article' }`. */
  openGraph?: Readonly<Record<string, string>>
}

export interface PageHead extends PageWords {
  /** URLs of the style sheets of the prerendered page. */
  styles: readonly string[]
  /** Without it, as on the not-found page, the page is `noindex`. */
  listing?: Listing | undefined
  /** Additional elements. */
  more?: readonly string[]
}

/** Preview of a shared link: Open Graph, which most services read. */
function preview(
  { title, description = '' }: PageWords,
  { origin, path, picture, openGraph }: Listing,
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
      // Properties of articles have the prefix `article:`.
      ([name, content]) =>
        `<meta property="${name.startsWith('article:') ? name : `og:${name}`}" content="${escape(content)}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
  ]
}

/** Passes the status of the not-found page to `analytics/page-views.ts`. */
export const statusOf = (status: number): string[] =>
  status === 200 ? [] : [`<meta name="status" content="${status}" />`]

/** The page's part of the head: title, style sheets and metadata. */
export function pageHead({ styles, listing, more = [], ...words }: PageHead): string {
  const { title, description } = words
  return [
    `<title>${escape(title)}</title>`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}" />`),
    description && `<meta name="description" content="${escape(description)}" />`,
    listing
      ? `<link rel="canonical" href="${escape(listing.origin + listing.path)}" />`
      : '<meta name="robots" content="noindex" />',
    ...more,
    // For crawlers, which read the complete page: after what the first paint needs.
    ...(listing ? preview(words, listing) : []),
    ...(listing && listing.data.length > 0 ? [jsonLd(listing.data)] : []),
  ]
    .filter(Boolean)
    .join('\n    ')
}
