import { formatRupees, parseIsoDate } from '@anupalan/server/compliance'
import { describe, expect, test } from 'vitest'
import { readSite } from '../../../build/pages.ts'
import { redirects } from '../../../redirects.ts'
import { services } from '../../../content/services.ts'
import { team } from '../../../content/team.ts'
import { templates } from '../../business-templates/definitions/templates.ts'
import { toolGroups } from '../../tools/tools.ts'
import { readArticles } from '../../../content/articles/articles.test-helper.ts'

const articles = readArticles()
const slugs = articles.map(({ slug }) => slug)

const references = {
  services: services.map(({ slug }): string => slug),
  tools: toolGroups.flatMap(({ tools }) => tools.map(({ slug }): string => slug)),
  templates: templates.map(({ slug }): string => slug),
  related: slugs,
}
const authors = team.map(({ name }) => name.toLowerCase().replaceAll(' ', '-'))

/** Official sources, compared by host because deep links change. */
const officialHosts = [
  'www.incometax.gov.in',
  'www.gst.gov.in',
  'cbic-gst.gov.in',
  'www.epfindia.gov.in',
  'www.esic.gov.in',
  'www.mca.gov.in',
  'www.meity.gov.in',
  'www.indiacode.nic.in',
]

const { pages } = await readSite()
const places = new Set<string>([...pages.map(({ path }) => path), '/#contact'])

const linksOf = (body: string) => [...body.matchAll(/\]\(([^)]*)\)/g)].map(([, href]) => href!)
const proseOf = (body: string) =>
  body
    .split('\n')
    .filter((line) => !line.startsWith('|'))
    .join('\n')

/** Letters and digits only, so that complete words are compared. */
const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .match(/[\p{L}\d]+/gu)!
    .join(' ')} `

test('titles and descriptions are unique', () => {
  for (const key of ['title', 'description']) {
    const texts = articles.map(({ front }) => front[key])
    expect(new Set(texts).size).toBe(texts.length)
  }
})

describe.each(articles)('$slug', ({ slug, front, body }) => {
  test('a title of 30 to 60 characters and a description of 50 to 160', () => {
    expect(String(front.title)).toMatch(/^.{30,60}$/u)
    expect(String(front.description)).toMatch(/^.{50,160}$/u)
  })

  test('700+ words, in sections, the last with next steps', () => {
    const words = body.match(/[\p{L}\d₹][\p{L}\d₹,.’%-]*/gu) ?? []
    expect(words.length).toBeGreaterThanOrEqual(700)
    const headings = [...body.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
    expect(headings.length).toBeGreaterThanOrEqual(5)
    expect(headings.at(-1)).toBe('What to do now')
    expect(body.split('## What to do now')[1]).toMatch(/^1\. /m)
    expect(body).toMatch(/^\| -/m)
  })

  test('unverified figures are marked to be confirmed', () => {
    expect(body).toMatch(/confirm before (filing|paying|you rely)/i)
  })

  test('dated: published, optionally updated, and due for review later', () => {
    const dates = [front.published, front.updated ?? front.published, front.reviewBy].map((date) =>
      parseIsoDate(String(date)),
    )
    expect(dates).toEqual(dates.toSorted())
    expect(dates[2]! > dates[1]!).toBe(true)
  })

  test('written by a named person, with at least two sources that are official', () => {
    expect(authors).toContain(front.author)
    const sources = front.sources as { name?: string; url?: string }[]
    expect(sources.length).toBeGreaterThanOrEqual(2)
    expect(sources.filter(({ name = '' }) => name.length < 10)).toEqual([])
    const hosts = sources.flatMap(({ url }) => (url === undefined ? [] : new URL(url).host))
    expect(hosts.filter((host) => !officialHosts.includes(host))).toEqual([])
  })

  test('its services, tools, templates and related articles exist', () => {
    for (const [key, all] of Object.entries(references)) {
      const named = front[key] as string[]
      expect(named.filter((one) => !all.includes(one))).toEqual([])
      expect(new Set(named).size).toBe(named.length)
    }
    const related = front.related as string[]
    expect(related.length).toBeGreaterThanOrEqual(2)
    expect(related.length).toBeLessThanOrEqual(3)
    expect(related).not.toContain(slug)
  })

  test('its keywords are not in the text', () => {
    const keywords = front.keywords as string[]
    expect(keywords.length).toBeGreaterThanOrEqual(3)
    expect(keywords.length).toBeLessThanOrEqual(8)
    const text = wordsOf(`${String(front.title)} ${String(front.description)} ${body}`)
    const repeated = keywords.filter((keyword) => text.includes(wordsOf(keyword)))
    expect(repeated).toEqual([])
  })

  test('its links lead to pages of this site, without redirects', () => {
    const links = linksOf(body)
    expect(links.length).toBeGreaterThanOrEqual(3)
    expect(links.filter((href) => !places.has(href))).toEqual([])
    expect(links.filter((href) => redirects.some(({ from }) => from === href))).toEqual([])
  })

  test('₹ figures are grouped the Indian way', () => {
    const figures = [...body.matchAll(/₹([\d,]*\d(?:\.\d+)?)(?! (?:crore|lakh))/g)].map(([figure]) => figure)
    const wrong = figures.filter((figure) => {
      const paise = Math.round(Number(figure.replaceAll(/[₹,]/g, '')) * 100)
      return formatRupees(paise) !== figure
    })
    expect(figures.length).toBeGreaterThan(0)
    expect(wrong).toEqual([])
  })

  test('every column of a table has a name', () => {
    const heads = [...body.matchAll(/^(\|.*\|)\n\| -/gm)].map(([, head]) => head!.split('|').slice(1, -1))
    expect(heads.flat().filter((cell) => cell.trim() === '')).toEqual([])
  })

  test('plain Markdown: no HTML, no heading of the first level, no typewriter quotation marks', () => {
    expect(body).not.toMatch(/<[a-z/!]/i)
    expect(body).not.toMatch(/^# /m)
    expect(proseOf(body)).not.toMatch(/["']|\S {2}/)
    expect(`${String(front.title)} ${String(front.description)}`).not.toMatch(/["']/)
  })
})
