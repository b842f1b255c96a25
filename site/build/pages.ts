/**
 * The pages of the site, from their `page.meta.ts`. A first pass collects and validates all pages; a second computes
 * the content of each, which may depend on the other pages.
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

/** By folder in `site/pages`. */
export type Metas = Readonly<Record<string, AnyPageMeta>>

const modules = import.meta.glob<AnyPageMeta>('../pages/**/page.meta.ts', { import: 'default', eager: true })

export const metas: Metas = Object.fromEntries(
  Object.entries(modules).map(([file, meta]) => [
    /^\.\.\/pages\/(.+)\/page\.meta\.ts$/.exec(file)![1]!,
    meta,
  ]),
)

/** A page with its defaults and content. */
export interface BuiltPage extends Pick<Page, 'changed' | 'openGraph' | 'things' | 'picture'> {
  path: PagePath
  /** Its folder in `site/pages`. */
  page: string
  /** Document title, with the firm’s name. */
  title: string
  description: string
  listed: boolean
  prefetch: boolean
  status: 200 | 404
  /** The `content` prop of its component. */
  content?: unknown
}

export interface Site {
  /** Sorted by path. */
  pages: readonly BuiltPage[]
  /** Additional files, by path in the public folder. */
  files: (origin: string) => Promise<Readonly<Record<string, string>>>
}

type AnyPage = Page | Page<unknown>
type Found = AnyPage & Pick<PageMeta, 'status'> & { folder: string }

const isMany = (meta: AnyPageMeta): meta is PagesMeta<unknown> => 'members' in meta

/** Matches a path against a pattern such as `/resources/:id`. */
const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path)

/** The folder of the page at a path. A pattern may match a path for which there is no content. */
export function folderOf(path: string, from: Metas = metas): string | undefined {
  const found = Object.entries(from)
  const [folder] =
    found.find(([, meta]) => !isMany(meta) && meta.path === path) ??
    found.find(([, meta]) => isMany(meta) && meta.paths.some((pattern) => matches(pattern, path))) ??
    []
  return folder
}

/** The content of the page at a path, for stories. */
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

/** The single pages, without those from content. */
export const singlePages = (from: Metas = metas): SitePages => sitePages(singles(from), from)

const isId = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Problems of a single page. */
function problemsOf({ path, title, description }: AnyPage): string[] {
  const ids = path.split('/').filter(Boolean)
  return [
    ids.every((id) => isId.test(id)) ? '' : 'its id is not lowercase letters, digits and hyphens',
    title.trim() === '' ? 'it has no title' : '',
    description.length >= 50 && description.length <= 160
      ? ''
      : `its description has ${description.length} characters, not 50 to 160`,
  ].filter(Boolean)
}

/** @throws Error with all problems */
function validate(pages: readonly Found[], from: Metas): void {
  const problems: string[] = []
  const paths = new Set<string>()
  const titles = new Set<string>()
  for (const page of pages) {
    const { path, title, folder } = page
    const meta = from[folder]!
    problems.push(...problemsOf(page).map((problem) => `${path}: ${problem}`))
    if (isMany(meta) && !meta.paths.some((pattern) => matches(pattern, path)))
      problems.push(`${path}: its path does not match ${meta.paths.join(', ')}`)
    if (paths.has(path)) problems.push(`${path}: its path is not unique`)
    if (titles.has(title)) problems.push(`${path}: its title is not unique`)
    paths.add(path)
    titles.add(title)
  }
  if (problems.length > 0) throw new Error(`Invalid pages:\n${problems.join('\n')}`)
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
 * @throws Error with the problems of all pages
 */
export async function readSite(from: Metas = metas): Promise<Site> {
  const found = singles(from)
  const site = sitePages(found, from)
  const all = Object.entries(from)
  for (const [folder, meta] of all)
    if (isMany(meta)) found.push(...(await meta.members(site)).map((page) => ({ ...page, folder })))
  validate(found, from)
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
