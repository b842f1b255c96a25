/**
 * The pages of the site, from the `page.meta.ts` beside each, as the build makes them. Its first pass finds which there
 * are and what is wrong with any; then each is given its content, for which it may ask what the others are.
 */
import { documentTitle } from '../ui/document-title.ts'
import type {
  AnyPageMeta,
  NamedPage,
  Page,
  PageMeta,
  PagePath,
  PagesMeta,
  SitePages,
} from '../ui/page-meta.ts'

/** By the folder of its page in `site/pages`. */
export type Metas = Readonly<Record<string, AnyPageMeta>>

const modules = import.meta.glob<AnyPageMeta>('../pages/**/page.meta.ts', { import: 'default', eager: true })

export const metas: Metas = Object.fromEntries(
  Object.entries(modules).map(([file, meta]) => [
    /^\.\.\/pages\/(.+)\/page\.meta\.ts$/.exec(file)![1]!,
    meta,
  ]),
)

/** A page as the build makes it. */
export interface BuiltPage extends Pick<Page, 'changed' | 'openGraph' | 'things' | 'picture'> {
  path: PagePath
  /** Its folder in `site/pages`. */
  page: string
  /** Of the document, with the firm’s name. */
  title: string
  description: string
  listed: boolean
  prefetch: boolean
  status: 200 | 404
  /** What its component is given. */
  content?: unknown
}

export interface Site {
  /** By their paths. */
  pages: readonly BuiltPage[]
  /** Files beside them, by their paths in the public folder. */
  files: (origin: string) => Promise<Readonly<Record<string, string>>>
}

type AnyPage = Page | Page<unknown>
type Found = AnyPage & Pick<PageMeta, 'status'> & { folder: string }

const isMany = (meta: AnyPageMeta): meta is PagesMeta<unknown> => 'members' in meta

/** `/resources/:id` as what it stands for. */
const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path)

/** The folder of the page that stands at a path. Whether content makes one there, only its content tells. */
export function folderOf(path: string, from: Metas = metas): string | undefined {
  const found = Object.entries(from)
  const [folder] =
    found.find(([, meta]) => !isMany(meta) && meta.path === path) ??
    found.find(([, meta]) => isMany(meta) && meta.paths.some((pattern) => matches(pattern, path))) ??
    []
  return folder
}

/** What the page of a path is given where its `page.meta.ts` names that path: for stories. */
export async function contentOf(path: string, from: Metas = metas): Promise<unknown> {
  const folder = folderOf(path, from)
  const meta = folder === undefined ? undefined : from[folder]
  if (!meta) return undefined
  const site = singlePages(from)
  const page = isMany(meta) ? (await meta.members(site)).find((each) => each.path === path) : meta
  return page?.content?.(site)
}

const nameOf = ({ name, title }: AnyPage) => name ?? title
const named = (page: AnyPage): NamedPage => ({ path: page.path, name: nameOf(page) })

/** @param pages grows while the site is read */
function sitePages(pages: readonly Found[], from: Metas): SitePages {
  const at = (path: string) => pages.find((page) => page.path === path)
  return {
    has: (path) => at(path) !== undefined || folderOf(path, from) !== undefined,
    nameOf: (path) => {
      const page = at(path)
      return page && nameOf(page)
    },
    under: (path) => pages.filter((page) => matches(`${path}/:id`, page.path)).map(named),
    about: (path) =>
      pages
        .filter(({ about }) => about?.includes(path))
        .toSorted((one, other) => one.about!.indexOf(path) - other.about!.indexOf(path))
        .map(named),
  }
}

const singles = (from: Metas): Found[] =>
  Object.entries(from).flatMap(([folder, meta]) => (isMany(meta) ? [] : { ...meta, folder }))

/** The pages that are one of their own, as they are known before content makes any. */
export const singlePages = (from: Metas = metas): SitePages => sitePages(singles(from), from)

const isId = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** What is wrong with a page, in a few words each. */
function faultsOf({ path, title, description }: AnyPage): string[] {
  const ids = path.split('/').filter(Boolean)
  return [
    ids.every((id) => isId.test(id)) ? '' : 'its id is not small letters, digits and hyphens',
    title.trim() === '' ? 'it has no title' : '',
    description.length >= 50 && description.length <= 160
      ? ''
      : `its description has ${description.length} characters, not 50 to 160`,
  ].filter(Boolean)
}

/** @throws Error that names each page that cannot be one, and why */
function refuse(pages: readonly Found[], from: Metas): void {
  const faults: string[] = []
  const paths = new Set<string>()
  const titles = new Set<string>()
  for (const page of pages) {
    const { path, title, folder } = page
    const meta = from[folder]!
    faults.push(...faultsOf(page).map((fault) => `${path}: ${fault}`))
    if (isMany(meta) && !meta.paths.some((pattern) => matches(pattern, path)))
      faults.push(`${path}: it is none of ${meta.paths.join(', ')}`)
    if (paths.has(path)) faults.push(`${path}: there are two of it`)
    if (titles.has(title)) faults.push(`${path}: its title is another’s`)
    paths.add(path)
    titles.add(title)
  }
  if (faults.length > 0) throw new Error(`Pages that cannot be made:\n${faults.join('\n')}`)
}

async function build(page: Found, site: SitePages): Promise<BuiltPage> {
  const { path, folder, title, description, changed, openGraph, things, picture, content } = page
  return {
    path,
    page: folder,
    title: documentTitle(title),
    description,
    listed: page.listed ?? true,
    prefetch: page.prefetch ?? false,
    status: page.status ?? 200,
    ...(changed && { changed }),
    ...(openGraph && { openGraph }),
    ...(things && { things }),
    ...(picture && { picture }),
    ...(content && { content: await content(site) }),
  }
}

/**
 * Reads every page of the site.
 *
 * @throws Error that names each page that cannot be made, and why
 */
export async function readSite(from: Metas = metas): Promise<Site> {
  const found = singles(from)
  const site = sitePages(found, from)
  const all = Object.entries(from)
  for (const [folder, meta] of all)
    if (isMany(meta)) found.push(...(await meta.members(site)).map((page) => ({ ...page, folder })))
  refuse(found, from)
  const pages = await Promise.all(found.map((page) => build(page, site)))
  return {
    pages: pages.toSorted((one, other) => (one.path < other.path ? -1 : 1)),
    files: async (origin) => {
      const files = await Promise.all(
        all.flatMap(([, meta]) => (isMany(meta) || !meta.files ? [] : meta.files(site, origin))),
      )
      return Object.assign({}, ...files) as Record<string, string>
    },
  }
}
