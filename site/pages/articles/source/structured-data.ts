import { topicName } from '../articles.words.ts'
import { firm } from '../../../content/firm.ts'
import { shell } from '../../../chrome/shell.words.ts'
import { namedPractice, type Thing } from '../../../build/seo/structured-data.ts'
import type { Article } from './articles.ts'
import { startOfDay } from './days.ts'

/** An article as a schema.org `Article`. */
export const articleThing = (
  { title, description, topic, published, author, matter, text }: Article,
  { url, origin, image, logo }: { url: string; origin: string; image: string; logo: string },
): Thing => ({
  '@type': 'Article',
  '@id': `${url}#article`,
  headline: title,
  description,
  url,
  mainEntityOfPage: url,
  image,
  inLanguage: shell.locale,
  articleSection: topicName(topic),
  keywords: matter.keywords,
  wordCount: text.words.split(' ').length,
  datePublished: startOfDay(published),
  dateModified: startOfDay(matter.updated ?? published),
  author: { '@type': 'Person', name: author.name, jobTitle: author.role, url: `${origin}/#our-team` },
  publisher: { ...namedPractice(firm, origin), logo },
  citation: matter.sources.map(({ name }) => name),
})
