/**
 * Metadata of a page for the build: the default export of a `page.meta.ts` next to its `page.tsx`, found by
 * `site/build/pages.ts`. There is no other list of pages, and none of it is sent to browsers.
 */
import type { IsoDate } from '@anupalan/server/compliance/ist'
import type { ReactNode } from 'react'
import type { Thing } from '../build/seo/structured-data.ts'

export type PagePath = `/${string}`

/** A page as other pages link to it. */
export interface NamedPage {
  path: PagePath
  /** Its name in lists and links. */
  name: string
}

/** The pages of the site, for pages that link to others. */
export interface SitePages {
  /** Whether a path is, or may be, a page: paths of content match by their pattern. */
  has: (path: string) => boolean
  /** Name of the page in lists and links. */
  nameOf: (path: PagePath) => string | undefined
  /** Direct children of a path: for `/tools`, all tools. */
  under: (path: PagePath) => readonly NamedPage[]
  /** Pages about a page, sorted by its position in their `about`. */
  about: (path: PagePath) => readonly NamedPage[]
}

/** URLs for structured data: of the site, the page, its image and the firm’s logo. */
export interface PageAddresses {
  origin: string
  url: string
  image: string
  logo: string
}

interface Described {
  path: PagePath
  /** Document title. The build appends the firm’s name if it is missing. */
  title: string
  /** @default the title */
  name?: string
  /** For search engines and link previews: 50 to 160 characters. */
  description: string
  /** Whether it is indexed: in the sitemap, without `noindex`. @default true */
  listed?: boolean
  /** Whether other documents prefetch it. @default false */
  prefetch?: boolean
  /** Date of the last change, if the page states it. */
  changed?: IsoDate
  /** Paths of related pages, the most relevant first. */
  about?: readonly PagePath[]
  /** Open Graph properties that override or extend the defaults: `{ type: 'article' }`. */
  openGraph?: Readonly<Record<string, string>>
  /** Structured data in addition to its breadcrumbs. */
  things?: (of: PageAddresses) => readonly Thing[]
  /** Text of its preview image. @default its title and description */
  picture?: { heading?: string; below?: readonly string[] }
}

/** The `content` prop of the component, computed at build time. */
type WithContent<Content> = [Content] extends [undefined]
  ? { content?: undefined }
  : { content: (site: SitePages) => Content | Promise<Content> }

/** @typeParam Content type of the component's `content` prop; undefined if it has none */
export type Page<Content = undefined> = Described & WithContent<Content>

export type PageMeta<Content = undefined> = Page<Content> & {
  /** 404 for the not-found page. @default 200 */
  status?: 404
  /** Additional files, by path in the public folder. */
  files?: (site: SitePages, origin: string) => Promise<Readonly<Record<string, string>>>
}

/** Several pages with one component, from content. */
export interface PagesMeta<Content = undefined> {
  /** Their paths, as a pattern such as `/resources/:id` or one by one. */
  paths: readonly PagePath[]
  /** @param site only single pages; pages from content are known when `content` is called */
  members: (site: SitePages) => readonly Page<Content>[] | Promise<readonly Page<Content>[]>
}

export type AnyPageMeta = PageMeta | PageMeta<unknown> | PagesMeta<unknown>

type Component = (props: never) => ReactNode
type PropsOf<Of extends Component> = Of extends (props: infer Props) => unknown ? Props : never
type ContentOf<Of extends Component> = PropsOf<Of> extends { content: infer Content } ? Content : undefined

/**
 * One page. `definePage<typeof Page>({ … })` checks `content` against the props of its component, with `Page` the
 * default export of its `page.tsx`, imported as a type.
 */
export const definePage = <Of extends Component = () => ReactNode>(
  meta: PageMeta<ContentOf<Of>>,
): PageMeta<ContentOf<Of>> => meta

/** Several pages with one component, from content. */
export const definePages = <Of extends Component>(meta: PagesMeta<ContentOf<Of>>): PagesMeta<ContentOf<Of>> =>
  meta
