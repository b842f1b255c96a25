/** The articles of this site, as the build needs them. */
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

/** Sources by file name. `ARTICLES_DIR` replaces the folder in tests. */
async function readFiles(folder = process.env.ARTICLES_DIR): Promise<ReadonlyMap<string, string>> {
  if (!folder) return new Map(Object.entries(own).map(([path, text]) => [path.split('/').at(-1)!, text]))
  // Imported on demand: Storybook bundles this module too, without Node's file system.
  const { readdir, readFile } = await import('node:fs/promises')
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted()
  return new Map(
    await Promise.all(
      files.map(async (file) => [file, await readFile(`${folder}/${file}`, 'utf8')] as const),
    ),
  )
}

const cache = new WeakMap<SitePages, Promise<Article[]>>()

/** Every article, newest first; cached for each `site`. */
export function articlesOf(site: SitePages): Promise<Article[]> {
  const articles = cache.get(site) ?? readFiles().then((files) => readArticles(files, site))
  cache.set(site, articles)
  return articles
}

export const articlePages = async (site: SitePages): Promise<Page<ArticleContent>[]> =>
  collection.articlePages(await articlesOf(site))

export const listContent = async (site: SitePages): Promise<ResourcesContent> =>
  collection.listContent(await articlesOf(site))

/** Generated files: the feed and the search index. */
export async function articleFiles(site: SitePages, origin: string): Promise<Record<string, string>> {
  const all = await articlesOf(site)
  return {
    [feed.href.slice(1)]: rss(all, origin),
    'search-index.json': JSON.stringify(searchIndex(all)),
  }
}
