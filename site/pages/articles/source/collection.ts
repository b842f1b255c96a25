/** The pages of the articles, and the content of the page that lists them. */
import { topicName, topics, type ArticleEntry, type ArticleName } from '../articles.words.ts'
import type { LinkWords } from '../../../content/prose.ts'
import type { Page, PagePath, SitePages } from '../../../ui/page-meta.ts'
import type { ArticleContent } from '../article/page.tsx'
import type { ResourcesContent } from '../page.tsx'
import type { Article } from './articles.ts'
import { startOfDay } from './days.ts'
import { articleThing } from './structured-data.ts'

const nameOf = ({ id, title, topic, minutes }: Article): ArticleName => ({ id, title, topic, minutes })

const entryOf = ({ id, title, description, topic, published, minutes }: Article): ArticleEntry => ({
  id,
  title,
  description,
  topic,
  published,
  minutes,
})

const linkTo = (site: SitePages, path: PagePath): LinkWords => ({ label: site.nameOf(path)!, href: path })

/** @param all every article, newest first */
function contentOf(article: Article, all: readonly Article[], site: SitePages): ArticleContent {
  const { topic, author, matter, text } = article
  const ofTopic = all.filter((other) => other.topic === topic)
  const at = ofTopic.indexOf(article)
  const [later, earlier] = [ofTopic[at - 1], ofTopic[at + 1]]
  return {
    ...entryOf(article),
    html: text.html,
    author: { name: author.name, role: author.role },
    ...(matter.updated && { updated: matter.updated }),
    reviewBy: matter.reviewBy,
    contents: text.contents,
    sources: matter.sources.map(({ name, url }) => ({ name, ...(url && { url }) })),
    related: matter.related.map((other) => nameOf(all.find((each) => each.id === other)!)),
    ...(earlier && { earlier: nameOf(earlier) }),
    ...(later && { later: nameOf(later) }),
    tools: matter.tools.map((slug) => linkTo(site, `/tools/${slug}`)),
    templates: matter.templates.map((slug) => linkTo(site, `/business-templates/${slug}`)),
    services: matter.services.map((slug) => linkTo(site, `/services/${slug}`)),
  }
}

/** @param all every article, newest first */
export const articlePages = (all: readonly Article[]): Page<ArticleContent>[] =>
  all.map((article) => {
    const { id, title, description, topic, published, matter } = article
    const changed = matter.updated ?? published
    return {
      path: `/resources/${id}`,
      title,
      description,
      about: matter.services.map((slug): PagePath => `/services/${slug}`),
      content: (site) => contentOf(article, all, site),
      changed,
      openGraph: {
        type: 'article',
        'article:published_time': startOfDay(published),
        'article:modified_time': startOfDay(changed),
        'article:section': topicName(topic),
      },
      things: (of) => [articleThing(article, of)],
    }
  })

/** The content of the articles page. */
export function listContent(all: readonly Article[]): ResourcesContent {
  const counts = topics.map(({ slug: topic }) => ({
    topic,
    count: all.filter((article) => article.topic === topic).length,
  }))
  return { topics: counts.filter(({ count }) => count > 0), count: all.length, articles: all.map(entryOf) }
}
