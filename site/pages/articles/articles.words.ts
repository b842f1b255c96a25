/** The articles: their topics, their metadata and the interface's words. Their texts are `articles/*.md`. */
import type { IsoDate } from '@anupalan/server/compliance/ist'
import { inLocale } from '@anupalan/server/contract/core/locale'
import type { LinkWords } from '../../content/prose.ts'

/** In the order of the articles page. */
export const topics = inLocale({
  en: [
    { slug: 'income-tax', name: 'Income tax' },
    { slug: 'gst', name: 'GST' },
    { slug: 'payroll', name: 'Payroll' },
    { slug: 'company-law', name: 'Company law' },
    { slug: 'bookkeeping', name: 'Bookkeeping' },
    { slug: 'compliance', name: 'Compliance' },
    { slug: 'starting-up', name: 'Starting up' },
  ],
})

export type Topic = (typeof topics)[number]['slug']

export const topicName = (topic: Topic): string => topics.find(({ slug }) => slug === topic)!.name

/** An article in lists of articles. */
export interface ArticleEntry {
  /** Last segment of its path. */
  id: string
  title: string
  /** Summary, 50 to 160 characters. */
  description: string
  topic: Topic
  published: IsoDate
  /** Reading time in whole minutes. */
  minutes: number
}

/** An article in the links of other articles. */
export type ArticleName = Pick<ArticleEntry, 'id' | 'title' | 'topic' | 'minutes'>

/** The content of an article's page except its text. */
export interface ArticleWords extends ArticleEntry {
  author: { name: string; role: string }
  /** The day of the last change, if later than publication. */
  updated?: IsoDate
  /** The day by which it is reviewed. */
  reviewBy: IsoDate
  /** Its headings of the second level. */
  contents: readonly { id: string; text: string }[]
  sources: readonly { name: string; url?: string }[]
  related: readonly ArticleName[]
  /** The previous and the next article of the same topic. */
  earlier?: ArticleName
  later?: ArticleName
  tools: readonly LinkWords[]
  templates: readonly LinkWords[]
  services: readonly LinkWords[]
}

/** The content of the articles page except the list. */
export interface ArticleListWords {
  /** Topics with articles, and their number. */
  topics: readonly { topic: Topic; count: number }[]
  count: number
}

const counted = inLocale({ en: (count: number) => (count === 1 ? '1 article' : `${count} articles`) })

export const articlesPage = inLocale({
  en: {
    above: [{ label: 'Home', href: '/' }],
    name: 'Blog',
    heading: 'The law, in plain words',
    lead: 'On tax, GST, payroll and company law, for people who run a business. Each article has a date, an author and its sources.',
    search: { label: 'Find an article', description: 'A word, a form, a section: late fee, CMP-08, 194C' },
    topics: 'Topics',
    all: 'All articles',
    feed: 'Follow by RSS',
    minutes: (minutes: number) => `${minutes} min`,
    list: (count: number, topic?: string) => `${counted(count)}${topic ? ` on ${topic}` : ''}, newest first`,
    results: (count: number, typed: string, topic?: string) =>
      `${counted(count)}${topic ? ` on ${topic}` : ''} with “${typed}”`,
    nearest: (typed: string) => `No article has all of “${typed}”. Closest to it`,
    none: (typed: string, topic?: string) => `No article${topic ? ` on ${topic}` : ''} with “${typed}”`,
    noneText: 'Try one word, or another name for it. You can also choose a topic, or ask us.',
    clear: 'Show all articles',
    more: (count: number) => `Show more: ${count} left`,
    asking: 'Looking…',
    failed: 'The search could not be loaded. All articles are below.',
    inText: 'In the text',
    inHeading: 'Under',
  },
})

export const articlePage = inLocale({
  en: {
    above: [...articlesPage.above, { label: articlesPage.name, href: '/resources' }],
    by: 'Written by',
    published: 'Published',
    updated: 'Last changed',
    topic: 'Topic',
    reading: 'To read',
    minutes: (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
    contents: 'On this page',
    reviewed: (day: string) => `We will check it again by ${day}, and change it if the law has changed.`,
    pastReview: (day: string) =>
      `It was due for a check by ${day}. The law may have changed. Ask us before you act on it.`,
    sources: 'Sources',
    sourcesNote: 'The law may have changed since the date above. An article is not advice on your own case.',
    disclaimer: { label: 'How to use our articles', href: '/disclaimer' },
    tools: 'Tools for this',
    templates: 'Templates for this',
    services: 'We can do it for you',
    related: 'Read next',
    more: (topic: string) => `More on ${topic}`,
    earlier: 'Earlier',
    later: 'Later',
  },
})
