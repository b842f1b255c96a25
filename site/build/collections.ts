/**
 * Pages of which content decides how many there are: the articles, and whatever else has a pattern in the route table.
 * Each kind is one declaration here. The build makes a prerendered page of every member, its
 * picture, its entry in the sitemap, in `routes.json` and in what search engines are told. Nothing of this is sent to a
 * browser.
 */
import type { IsoDate } from '@anupalan/server/compliance/ist'
import type { ArticleEntry } from '../pages/articles/articles.words.ts'
import { feed } from '../chrome/feed.ts'
import { disclaimer } from '../content/legal/disclaimer.ts'
import { privacyPolicy } from '../content/legal/privacy-policy.ts'
import { termsOfService } from '../content/legal/terms-of-service.ts'
import { services } from '../content/services.ts'
import { matchPattern, routes, type PageName, type PatternPath, type Route } from '../routes.ts'
import type { PageContent } from '../ui/page-content.ts'
import { readArticles } from '../pages/articles/source/articles.ts'
import { articleListWords, articleMembers, articlesOfService } from '../pages/articles/source/collection.ts'
import { rss } from '../pages/articles/source/feed.ts'
import { searchIndex } from '../pages/articles/source/search-index.ts'
import { openingEntries, openingMembers } from '../pages/careers/source/collection.ts'
import type { Thing } from './seo/structured-data.ts'
import { templateMembers } from './templates.ts'

/** One page of a collection. */
export interface Member<Words = unknown> extends PageContent<Words> {
  /** Its part of the path: small letters, digits and hyphens. */
  id: string
  /** Whether search engines are shown the way to it. @default true */
  listed?: boolean
  /** The day on which its words were last changed. */
  changed?: IsoDate
  /** Of Open Graph, what it tells otherwise or beside: `{ type: 'article' }`. */
  openGraph?: Readonly<Record<string, string>>
  /** What search engines are told of it beside its breadcrumbs. */
  things?: (of: { url: string; origin: string; image: string; logo: string }) => Thing[]
}

export interface Collection<Words = unknown> {
  pattern: PatternPath
  members: () => Promise<readonly Member<Words>[]>
}

/** A page as the build makes it: a row of the table, or a member of a collection at its place. */
export interface BuiltPage extends Pick<Member, 'changed' | 'openGraph' | 'things'> {
  path: string
  page: PageName
  title: string
  description: string
  listed: boolean
  /** What it shows that its code does not hold. */
  content?: PageContent
}

/** The folder is another one in trials. */
const articles = () => readArticles(process.env.ARTICLES_DIR)

export const collections: readonly Collection[] = [
  { pattern: '/resources/:id', members: async () => articleMembers(await articles()) },
  { pattern: '/business-templates/:id', members: () => Promise.resolve(templateMembers()) },
  { pattern: '/careers/:id', members: () => Promise.resolve(openingMembers()) },
]

const entryOf = ({ id, title, description, topic, published, minutes }: ArticleEntry): ArticleEntry => ({
  id,
  title,
  description,
  topic,
  published,
  minutes,
})

/** What rows of the table show that their code does not hold: those that have `hasContent`. */
const tableContents: Partial<Record<Route['path'], () => Promise<Pick<PageContent, 'words'>>>> = {
  '/privacy-policy': () => Promise.resolve({ words: privacyPolicy }),
  '/terms-of-service': () => Promise.resolve({ words: termsOfService }),
  '/disclaimer': () => Promise.resolve({ words: disclaimer }),
  '/careers': () => Promise.resolve({ words: { openings: openingEntries() } }),
  '/resources': async () => {
    const all = await articles()
    return { words: { ...articleListWords(all), articles: all.map(entryOf) } }
  },
  ...Object.fromEntries(
    services.map(({ slug, href }) => [
      href,
      async () => ({ words: { articles: articlesOfService(slug, await articles()) } }),
    ]),
  ),
}

/** Every row of the table as the build makes it. */
export const readTable = (): Promise<BuiltPage[]> =>
  Promise.all(
    routes.map(async ({ path, page, title, description, listed, hasContent }) => {
      if (!hasContent) return { path, page, title, description, listed }
      const read = tableContents[path]
      if (!read) throw new Error(`${path} has content by the table, and none here`)
      return {
        path,
        page,
        title,
        description,
        listed,
        content: { title, description, ...(await read()) },
      }
    }),
  )

/** Files beside the pages, by their paths in the public folder. */
export async function readFiles(origin: string): Promise<Record<string, string>> {
  const all = await articles()
  return {
    [feed.href.slice(1)]: rss(all, origin),
    'search-index.json': JSON.stringify(searchIndex(all)),
  }
}

const isId = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** What is wrong with a member, in a few words each. */
function faultsOf({ id, title, description }: Member): string[] {
  return [
    isId.test(id) ? '' : 'its id is not small letters, digits and hyphens',
    title.trim() === '' ? 'it has no title' : '',
    description.length >= 50 && description.length <= 160
      ? ''
      : `its description has ${description.length} characters, not 50 to 160`,
  ].filter(Boolean)
}

/**
 * Every page of the collections, in their order.
 * @throws Error that names each member that cannot be a page, and why
 */
export async function readMembers(from: readonly Collection[] = collections): Promise<BuiltPage[]> {
  const pages: BuiltPage[] = []
  const faults: string[] = []
  const paths = new Set<string>()
  const titles = new Set<string>()
  for (const { pattern, members } of from) {
    for (const member of await members()) {
      const { id, listed = true, words, html, ...told } = member
      const { title, description } = member
      const path = pattern.replace(':id', id)
      const { page } = matchPattern(path)!
      faults.push(...faultsOf(member).map((fault) => `${path}: ${fault}`))
      if (paths.has(path)) faults.push(`${path}: there are two of it`)
      if (titles.has(title)) faults.push(`${path}: its title is another’s`)
      paths.add(path)
      titles.add(title)
      const content = { title, description, words, ...(html !== undefined && { html }) }
      pages.push({ ...told, path, page, listed, content })
    }
  }
  if (faults.length > 0) throw new Error(`Pages that cannot be made:\n${faults.join('\n')}`)
  return pages
}
