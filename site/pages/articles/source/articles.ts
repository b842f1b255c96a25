/** The articles of `content/articles`: read, checked against each other, and put in order, the newest first. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ArticleEntry } from '../articles.words.ts'
import { team, type TeamMember } from '../../../content/team.ts'
import { matchPattern, matchRoute } from '../../../routes.ts'
import { ArticleError, readFrontMatter, type FrontMatter } from './front-matter.ts'
import { readText, type ArticleText } from './markdown.ts'

export interface Article extends ArticleEntry {
  author: TeamMember
  matter: FrontMatter
  text: ArticleText
}

/** Of a reader who thinks about what is read. */
const WORDS_A_MINUTE = 200

const folder = join(import.meta.dirname, '../../../content/articles')

async function readArticle(file: string, source: string): Promise<Article> {
  const { matter, text: markdown } = readFrontMatter(source, file)
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

/** What one article says of others, or of pages, that are not there. */
function faultsOfLinks({ id, matter, text }: Article, ids: ReadonlySet<string>): string[] {
  const isThere = (href: string) => {
    const { host, pathname } = new URL(href, 'https://here.example')
    if (host !== 'here.example') return true
    const isArticle = matchPattern(pathname)?.path === '/resources/:id'
    return isArticle ? ids.has(pathname.slice('/resources/'.length)) : matchRoute(pathname) !== undefined
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

/** Newest first; those of one day by their titles. */
const byDay = (a: Article, b: Article) =>
  a.published === b.published ? (a.title < b.title ? -1 : 1) : a.published < b.published ? 1 : -1

async function readAll(from: string): Promise<Article[]> {
  const faults: string[] = []
  const articles: Article[] = []
  for (const file of (await readdir(from)).filter((name) => name.endsWith('.md')).toSorted())
    try {
      articles.push(await readArticle(file, await readFile(join(from, file), 'utf8')))
    } catch (error) {
      if (!(error instanceof ArticleError)) throw error
      faults.push(...error.faults)
    }
  const ids = new Set(articles.map(({ id }) => id))
  // Where one could not be read, links to it are no fault of their own.
  if (faults.length === 0) faults.push(...articles.flatMap((article) => faultsOfLinks(article, ids)))
  if (faults.length > 0) throw new ArticleError(faults)
  return articles.toSorted(byDay)
}

const known = new Map<string, Promise<Article[]>>()

/**
 * Every article of a folder, the newest first; read once.
 * @throws ArticleError with everything that is wrong with any of them, each with its file and field
 */
export function readArticles(from = folder): Promise<Article[]> {
  const articles = known.get(from) ?? readAll(from)
  known.set(from, articles)
  return articles
}

/** In development, where somebody writes them meanwhile. */
export const forgetArticles = (): void => known.clear()
