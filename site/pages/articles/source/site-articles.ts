/** The articles of this site, in the forms in which the build asks for them. */
import { feed } from '../../../chrome/feed.ts'
import type { Page, SitePages } from '../../../ui/page-meta.ts'
import type { ArticleContent } from '../article/page.tsx'
import type { ResourcesContent } from '../page.tsx'
import { readArticles, type Article } from './articles.ts'
import * as collection from './collection.ts'
import { rss } from './feed.ts'
import { searchIndex } from './search-index.ts'

const own = import.meta.glob<string>('../../../content/articles/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Sources by file name. The folder is another one in trials. */
async function readFiles(folder = process.env.ARTICLES_DIR): Promise<ReadonlyMap<string, string>> {
  if (!folder) return new Map(Object.entries(own).map(([path, text]) => [path.split('/').at(-1)!, text]))
  // Later: the workbench, which has no files, builds this module too.
  const { readdir, readFile } = await import('node:fs/promises')
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted()
  return new Map(
    await Promise.all(
      files.map(async (file) => [file, await readFile(`${folder}/${file}`, 'utf8')] as const),
    ),
  )
}

const known = new WeakMap<SitePages, Promise<Article[]>>()

/** Every article, the newest first; read once for each reading of the site. */
export function articlesOf(site: SitePages): Promise<Article[]> {
  const articles = known.get(site) ?? readFiles().then((files) => readArticles(files, site))
  known.set(site, articles)
  return articles
}

export const articlePages = async (site: SitePages): Promise<Page<ArticleContent>[]> =>
  collection.articlePages(await articlesOf(site))

export const listContent = async (site: SitePages): Promise<ResourcesContent> =>
  collection.listContent(await articlesOf(site))

/** Files beside the pages: the feed, and what the search is made of. */
export async function articleFiles(site: SitePages, origin: string): Promise<Record<string, string>> {
  const all = await articlesOf(site)
  return {
    [feed.href.slice(1)]: rss(all, origin),
    'search-index.json': JSON.stringify(searchIndex(all)),
  }
}
