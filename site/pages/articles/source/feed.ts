/** The newest articles as RSS 2.0. */
import { topicName } from '../articles.words.ts'
import { feed } from '../../../chrome/feed.ts'
import { shell } from '../../../chrome/shell.words.ts'
import list from '../page.meta.ts'
import type { Article } from './articles.ts'
import { feedDate } from './days.ts'

/** Number of articles in the feed; the page lists all of them. */
const NEWEST = 30

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Makes the links of a text absolute, for readers outside the site. */
const absolute = (html: string, origin: string, url: string) =>
  html.replaceAll(/ href="(\/|#)/g, (_, start: string) => ` href="${start === '#' ? url : origin}${start}`)

const element = (name: string, text: string) => `<${name}>${escape(text)}</${name}>`

function item({ id, title, description, topic, published, author, text }: Article, origin: string): string[] {
  const url = `${origin}/resources/${id}`
  return [
    '    <item>',
    `      ${element('title', title)}`,
    `      ${element('link', url)}`,
    `      <guid isPermaLink="true">${escape(url)}</guid>`,
    `      ${element('pubDate', feedDate(published))}`,
    `      ${element('dc:creator', author.name)}`,
    `      ${element('category', topicName(topic))}`,
    `      ${element('description', description)}`,
    `      ${element('content:encoded', absolute(text.html, origin, url))}`,
    '    </item>',
  ]
}

/**
 * @param articles newest first
 * @param origin of the site
 */
export function rss(articles: readonly Article[], origin: string): string {
  const newest = articles.slice(0, NEWEST)
  const [changed] = articles
    .map(({ published, matter }) => matter.updated ?? published)
    .toSorted()
    .toReversed()
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '  <channel>',
    `    ${element('title', feed.title)}`,
    `    ${element('link', `${origin}/resources`)}`,
    `    ${element('description', list.description)}`,
    `    ${element('language', shell.locale.toLowerCase())}`,
    ...(changed ? [`    ${element('lastBuildDate', feedDate(changed))}`] : []),
    `    <atom:link href="${escape(origin + feed.href)}" rel="self" type="application/rss+xml" />`,
    ...newest.flatMap((article) => item(article, origin)),
    '  </channel>',
    '</rss>',
    '',
  ].join('\n')
}
