/**
 * What a page says of itself to the build: the default export of a `page.meta.ts` beside its `page.tsx`. The build finds
 * it there (`site/build/pages.ts`). Nothing else lists pages, and nothing of it is sent to a browser.
 */
import type { IsoDate } from '@anupalan/server/compliance/ist'
import type { ReactNode } from 'react'
import type { Thing } from '../build/seo/structured-data.ts'

export type PagePath = `/${string}`

/** A page as others name it. */
export interface NamedPage {
  path: PagePath
  /** What lists and links call it. */
  name: string
}

/** The pages of the site, for a page that names some of them. */
export interface SitePages {
  /** Whether a page stands at a path, or one may that content makes. */
  has: (path: string) => boolean
  /** What lists and links call the page of a path. */
  nameOf: (path: PagePath) => string | undefined
  /** Pages right under a path: under `/tools`, all tools. */
  under: (path: PagePath) => readonly NamedPage[]
  /** Pages that are about another one, those first that name it before any other. */
  about: (path: PagePath) => readonly NamedPage[]
}

/** Addresses, for what search engines are told: the site, the page, its picture and the firm’s sign. */
export interface PageAddresses {
  origin: string
  url: string
  image: string
  logo: string
}

interface Described {
  path: PagePath
  /** Title of the document. The build adds the firm’s name where it is not in it. */
  title: string
  /** @default its title */
  name?: string
  /** For search engines and link previews: 50 to 160 characters. */
  description: string
  /** Whether search engines are shown the way to it. @default true */
  listed?: boolean
  /** Whether it is fetched ahead of most visitors. @default false */
  prefetch?: boolean
  /** The day on which its words were last changed, where they say so. */
  changed?: IsoDate
  /** Paths of pages that it is about, the nearest first. */
  about?: readonly PagePath[]
  /** Of Open Graph, what it tells otherwise or beside: `{ type: 'article' }`. */
  openGraph?: Readonly<Record<string, string>>
  /** What search engines are told of it beside its breadcrumbs. */
  things?: (of: PageAddresses) => readonly Thing[]
  /** What its picture says in place of its title and its description. */
  picture?: { heading?: string; below?: readonly string[] }
}

/** What the component is given, found when the site is built. */
type WithContent<Content> = [Content] extends [undefined]
  ? { content?: undefined }
  : { content: (site: SitePages) => Content | Promise<Content> }

/** @typeParam Content what its component is given; undefined where its code holds all of it */
export type Page<Content = undefined> = Described & WithContent<Content>

export type PageMeta<Content = undefined> = Page<Content> & {
  /** 404 for the page that stands in for those that are not there. @default 200 */
  status?: 404
  /** Files beside it, by their paths in the public folder. */
  files?: (site: SitePages, origin: string) => Promise<Readonly<Record<string, string>>>
}

/** As many pages of one component as content has. */
export interface PagesMeta<Content = undefined> {
  /** Where they stand: `/resources/:id`, or each path by itself. */
  paths: readonly PagePath[]
  /** @param site of pages that content makes it knows nothing yet: that is for their `content` */
  members: (site: SitePages) => readonly Page<Content>[] | Promise<readonly Page<Content>[]>
}

/** A page of whatever content, as the build takes it. */
export type AnyPageMeta = PageMeta | PageMeta<unknown> | PagesMeta<unknown>

type Component = (props: never) => ReactNode
type PropsOf<Of extends Component> = Of extends (props: infer Props) => unknown ? Props : never
type ContentOf<Of extends Component> = PropsOf<Of> extends { content: infer Content } ? Content : undefined

/**
 * One page. What it shows is held to what its component takes, where that is named: `definePage<typeof Page>({ … })`,
 * with `Page` the default export of its `page.tsx`, imported as a type.
 */
export const definePage = <Of extends Component = () => ReactNode>(
  meta: PageMeta<ContentOf<Of>>,
): PageMeta<ContentOf<Of>> => meta

/** As many pages of one component as content has. */
export const definePages = <Of extends Component>(meta: PagesMeta<ContentOf<Of>>): PagesMeta<ContentOf<Of>> =>
  meta
