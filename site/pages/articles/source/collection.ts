/** The articles as pages: one each, and the page that lists them. */
import {
  topicName,
  topics,
  type ArticleListWords,
  type ArticleName,
  type ArticleWords,
} from '../articles.words.ts'
import { firm } from '../../../content/firm.ts'
import type { ServiceSlug } from '../../../content/pricing.ts'
import type { ServiceArticles } from '../../../content/service-pages/service-page.ts'
import { services } from '../../../content/services.ts'
import { templateOf } from '../../business-templates/definitions/templates.ts'
import { toolGroups } from '../../tools/tools.ts'
import type { Member } from '../../../build/collections.ts'
import type { Article } from './articles.ts'
import { startOfDay } from './days.ts'
import { articleThing } from './structured-data.ts'

const nameOf = ({ id, title, topic, minutes }: Article): ArticleName => ({ id, title, topic, minutes })

/** @param all every article, newest first */
function wordsOf(article: Article, all: readonly Article[]): ArticleWords {
  const { id, title, description, topic, published, minutes, author, matter, text } = article
  const ofTopic = all.filter((other) => other.topic === topic)
  const at = ofTopic.indexOf(article)
  const [later, earlier] = [ofTopic[at - 1], ofTopic[at + 1]]
  const tools = toolGroups.flatMap((group) => group.tools)
  return {
    id,
    title,
    description,
    topic,
    published,
    minutes,
    author: { name: author.name, role: author.role },
    ...(matter.updated && { updated: matter.updated }),
    reviewBy: matter.reviewBy,
    contents: text.contents,
    sources: matter.sources.map(({ name, url }) => ({ name, ...(url && { url }) })),
    related: matter.related.map((other) => nameOf(all.find((each) => each.id === other)!)),
    ...(earlier && { earlier: nameOf(earlier) }),
    ...(later && { later: nameOf(later) }),
    tools: matter.tools.map((slug) => ({
      label: tools.find((tool) => tool.slug === slug)!.name,
      href: `/tools/${slug}`,
    })),
    templates: matter.templates.map((slug) => ({
      label: templateOf(slug)!.name,
      href: `/business-templates/${slug}`,
    })),
    services: matter.services.map((slug) => ({
      label: services.find((service) => service.slug === slug)!.title,
      href: `/services/${slug}`,
    })),
  }
}

/** @param all every article, newest first */
export const articleMembers = (all: readonly Article[]): Member<ArticleWords>[] =>
  all.map((article) => {
    const { id, title, description, topic, published, matter } = article
    const changed = matter.updated ?? published
    return {
      id,
      title: `${title} | ${firm.name}`,
      description,
      words: wordsOf(article, all),
      html: article.text.html,
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

/** How many articles a service page names. */
const MOST_ON_SERVICE = 3

/**
 * Articles on what a service does, those first that name it before any other.
 * @param all every article, newest first
 */
export function articlesOfService(slug: ServiceSlug, all: readonly Article[]): ServiceArticles['articles'] {
  const on = all.filter(({ matter }) => matter.services.includes(slug))
  const place = ({ matter }: Article) => matter.services.indexOf(slug)
  return on
    .toSorted((a, b) => place(a) - place(b))
    .slice(0, MOST_ON_SERVICE)
    .map(({ id, title }) => ({ id, title }))
}

/** The page of all articles, beside the list itself. */
export function articleListWords(all: readonly Article[]): ArticleListWords {
  const counts = topics.map(({ slug: topic }) => ({
    topic,
    count: all.filter((article) => article.topic === topic).length,
  }))
  return { topics: counts.filter(({ count }) => count > 0), count: all.length }
}
