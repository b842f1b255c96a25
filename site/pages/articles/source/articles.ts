/** Reads the articles, checks their links to each other and to the site, and sorts them, newest first. */
import type { ArticleEntry } from '../articles.words.ts'
import { team, type TeamMember } from '../../../content/team.ts'
import type { SitePages } from '../../../ui/page-meta.ts'
import { ArticleError, frontMatterReader, type FrontMatter, type FrontMatterReader } from './front-matter.ts'
import { readText, type ArticleText } from './markdown.ts'

export interface Article extends ArticleEntry {
  author: TeamMember
  matter: FrontMatter
  text: ArticleText
}

/** Reading speed for technical text. */
const WORDS_A_MINUTE = 200

async function readArticle(file: string, source: string, read: FrontMatterReader): Promise<Article> {
  const { matter, text: markdown } = read(source, file)
  const text = await readText(markdown, file)
  const { title, description, topic, published } = matter
  const author = team.find(({ slug }) => slug === matter.author)!
  const minutes = Math.max(1, Math.round(text.words.split(' ').length / WORDS_A_MINUTE))
  return {
    id: file.replace(/\.md$/, ''),
    title,
    description,
    topic,
    published,
    minutes,
    author,
    matter,
    text,
  }
}

/** Links of an article to missing articles or pages. */
function linkProblems({ id, matter, text }: Article, ids: ReadonlySet<string>, site: SitePages): string[] {
  const isThere = (href: string) => {
    const { host, pathname } = new URL(href, 'https://here.example')
    const [, article] = /^\/resources\/([^/]+)$/.exec(pathname) ?? []
    return host !== 'here.example' || (article === undefined ? site.has(pathname) : ids.has(article))
  }
  return [
    ...matter.related
      .filter((other) => other === id || !ids.has(other))
      .map(
        (other) => `${id}.md: related: ${other} is ${other === id ? 'this article itself' : 'no article'}`,
      ),
    ...text.links
      .filter((href) => !isThere(href))
      .map((href) => `${id}.md: a link leads to ${href}, which is no page`),
  ]
}

/** Newest first, then by title. */
const byDay = (a: Article, b: Article) =>
  a.published === b.published ? (a.title < b.title ? -1 : 1) : a.published < b.published ? 1 : -1

/**
 * Every article, newest first.
 *
 * @param files their sources, by file name
 * @throws ArticleError with every problem of every article, each with its file and field
 */
export async function readArticles(files: ReadonlyMap<string, string>, site: SitePages): Promise<Article[]> {
  const problems: string[] = []
  const articles: Article[] = []
  const read = frontMatterReader(site)
  for (const [file, source] of files)
    try {
      articles.push(await readArticle(file, source, read))
    } catch (error) {
      if (!(error instanceof ArticleError)) throw error
      problems.push(...error.problems)
    }
  const ids = new Set(articles.map(({ id }) => id))
  // Links are checked only if every article could be parsed: a link to a broken one is not a separate problem.
  if (problems.length === 0) problems.push(...articles.flatMap((article) => linkProblems(article, ids, site)))
  if (problems.length > 0) throw new ArticleError(problems)
  return articles.toSorted(byDay)
}
