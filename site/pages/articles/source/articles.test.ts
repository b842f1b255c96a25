import { searchIndexSchema } from '@anupalan/server/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { team } from '../../../content/team.ts'
import { singlePages } from '../../../build/pages.ts'
import type { ArticleContent } from '../article/page.tsx'
import { readArticles, type Article } from './articles.ts'
import { articlePages, listContent } from './collection.ts'
import { rss } from './feed.ts'
import { frontMatterReader } from './front-matter.ts'
import { readText } from './markdown.ts'
import { searchIndex } from './search-index.ts'
import { articlesOf } from './site-articles.ts'

const site = singlePages()
const writer = team[0]!.slug
const readFrontMatter = frontMatterReader(site)

type Change = Readonly<Record<string, string | undefined>>

const matter = (change: Change = {}) =>
  Object.entries({
    title: "'The first return'",
    description: "'What a business with one shop does about its first return, by when, and with what.'",
    topic: 'gst',
    author: writer,
    published: '2026-10-26',
    reviewBy: '2027-02-01',
    keywords: "['GSTR-3B']",
    services: "['gst-filing']",
    tools: "['gst']",
    templates: '[]',
    related: '[]',
    sources: "[{ name: 'CGST Act 2017, section 39', url: 'https://cbic-gst.gov.in/' }]",
    ...change,
  })
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
const article = (change: Change = {}, text = 'By the 20th.\n') => `---\n${matter(change)}\n---\n\n${text}`

describe('Front matter', () => {
  const problemsOf = (source: string) => {
    try {
      readFrontMatter(source, 'first-return.md')
    } catch (error) {
      return (error as Error).message.split('\n')
    }
    return []
  }

  test('is parsed into fields, dates as text', () => {
    const { matter: parsed, text } = readFrontMatter(article(), 'first-return.md')
    expect(parsed).toMatchObject({ topic: 'gst', published: '2026-10-26', keywords: ['GSTR-3B'] })
    expect(parsed).not.toHaveProperty('updated')
    expect(text.trim()).toBe('By the 20th.')
  })

  test.each([
    [{ topic: 'cricket' }, /^first-return\.md: topic: must be one of income-tax, gst, /],
    [{ author: 'nobody' }, new RegExp(`^first-return\\.md: author: must be one of ${writer}\\b`)],
    [{ published: '2026-02-30' }, /^first-return\.md: published: must be a day, such as 2027-02-01$/],
    [{ tools: 'gst' }, /^first-return\.md: tools: must be a list/],
    [{ tools: "['abacus']" }, /^first-return\.md: tools\.0: must be one of /],
    [{ sources: '[]' }, /^first-return\.md: sources: an article names at least one source$/],
    [{ sources: "[{ name: 'A', url: 'cbic' }]" }, /^first-return\.md: sources\.0\.url: must be an address/],
    [{ colour: 'red' }, /^first-return\.md: colour: no article has such a field$/],
    [{ updated: '2026-10-25' }, /^first-return\.md: updated: 2026-10-25 is before it was published$/],
    [{ reviewBy: '2026-10-26' }, /^first-return\.md: reviewBy: 2026-10-26 is not after the last change$/],
    [{ title: "'The first" }, /^first-return\.md: .+ at line \d/],
  ])('a problem is reported with its file, its field and the correction: %j', (change, expected) => {
    const problems = problemsOf(article(change))
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(expected)
  })

  test('every problem is reported, also a missing block', () => {
    expect(problemsOf(article({ topic: 'x', author: 'y', published: 'z' }))).toHaveLength(3)
    expect(problemsOf('By the 20th.')).toEqual([
      'first-return.md: it does not begin with a block between two lines of ---',
    ])
  })
})

describe('The text of an article', () => {
  const textOf = (markdown: string) => readText(markdown, 'first-return.md')

  test('has an id for each heading, and contents of the second level', async () => {
    const { contents, headings, html } = await textOf('## Who files?\n\n### Nobody\n\n## Who files?\n')
    expect(contents).toEqual([
      { id: 'who-files', text: 'Who files?' },
      { id: 'who-files-1', text: 'Who files?' },
    ])
    expect(headings).toEqual(['Who files?', 'Nobody', 'Who files?'])
    expect(html).toContain('<h2 id="who-files" tabindex="-1">Who files?</h2>')
  })

  test('names, years, dates and amounts stay on one line, and the plain text is that of the source', async () => {
    const { html, words } = await textOf('GSTR-3B of 2026-27 is due on 20 December 2026, above ₹5 crore.\n')
    expect(html).toBe(
      '<p><span data-unbroken="">GSTR-3B</span> of <span data-unbroken="">2026-27</span> is due on <span data-unbroken="">20 December<span> 2026</span></span>, above <span data-unbroken="">₹5 crore</span>.</p>',
    )
    expect(words).toBe('GSTR-3B of 2026-27 is due on 20 December 2026, above ₹5 crore.')
  })

  test('a heading keeps the id that is written after it, when it is reworded', async () => {
    const { contents, headings, html } = await textOf('## New dates {#dates-that-are-new}\n')
    expect(contents).toEqual([{ id: 'dates-that-are-new', text: 'New dates' }])
    expect(headings).toEqual(['New dates'])
    expect(html).toContain('<h2 id="dates-that-are-new" tabindex="-1">New dates</h2>')
  })

  test('tables are in a labelled scroll container, with figures, headers and totals marked', async () => {
    const { html } = await textOf(
      '## Cost\n\n**All at 18%**\n\n| | Rate | Note |\n| --- | ---: | --- |\n| Tax | ₹9,00,000 | 1 of 2 |\n| Credit | nil | |\n| **Left** | **₹10,00,000** | |\n',
    )
    expect(html).toContain('<div role="group" aria-label="All at 18%" tabindex="0"><table>')
    expect(html).toContain('<th scope="col" data-figure="">Rate</th>')
    expect(html).toContain('<th scope="col">Note</th>')
    expect(html).toContain('<tr>\n<td></td>\n<th scope="col" data-figure="">')
    expect(html).toContain('<th scope="row">Tax</th>')
    expect(html).toContain('<td data-figure="">nil</td>')
    expect(html).toContain('<tr data-total="">')
    expect(html).not.toMatch(/ (?:align|style)=/)
  })

  test('numbers that name something are no figures where their column is aligned to the left', async () => {
    const { html } = await textOf('| Paper | Form |\n| --- | :-- |\n| Salary | 130 |\n')
    expect(html).toContain('<td>130</td>')
  })

  test('each word is extracted once, and adjacent blocks are not joined', async () => {
    const { words } = await textOf(
      'One two.\n\n- three\n- four\n  - five\n\n| six | seven |\n| --- | --- |\n| eight | nine |\n',
    )
    expect(words.split(' ')).toEqual([
      'One',
      'two.',
      'three',
      'four',
      'five',
      'six',
      'seven',
      'eight',
      'nine',
    ])
  })

  test.each([
    ['<script>alert(1)</script>', 'line 1 of the text: HTML is not taken over; write Markdown'],
    ['# Title', 'line 1 of the text: the title is above; headings begin with ##'],
    ['## One\n\n#### Three', 'line 3 of the text: a level of headings is left out'],
    ['![A picture](a.png)', 'line 1 of the text: articles have no pictures'],
  ])('%s is refused, with its line', async (markdown, expected) => {
    await expect(textOf(markdown)).rejects.toThrow(`first-return.md: ${expected}`)
  })
})

describe('Articles together', () => {
  const read = (files: Record<string, string>) => readArticles(new Map(Object.entries(files)), site)

  test('are refused with every problem of every article: parse errors and broken links', async () => {
    await expect(
      read({ 'one.md': article({ topic: 'x' }), 'two.md': article({ author: 'x' }) }),
    ).rejects.toThrow(/one\.md: topic: .*\ntwo\.md: author: /)

    const lost = article(
      { related: "['one', 'gone']" },
      '[a](/tools/abacus) [b](/resources/gone) [c](/tools/gst)',
    )
    await expect(read({ 'one.md': lost })).rejects.toThrow(
      [
        'one.md: related: one is this article itself',
        'one.md: related: gone is no article',
        'one.md: a link leads to /tools/abacus, which is no page',
        'one.md: a link leads to /resources/gone, which is no page',
      ].join('\n'),
    )
  })
})

describe('The articles of this site', () => {
  let all: readonly Article[]
  beforeAll(async () => {
    all = await articlesOf(site)
  })

  test('“at least twelve real articles (700+ words each, dated, with sources, written by a named person)”', () => {
    for (const { id, text, matter: parsed, author } of all) {
      expect(text.words.split(' ').length, id).toBeGreaterThanOrEqual(700)
      expect(parsed.sources.length, id).toBeGreaterThan(0)
      expect(team, id).toContain(author)
    }
  })

  test('are newest first, and link to the previous and next of their topic', () => {
    const days = all.map(({ published }) => published)
    expect(days).toEqual(days.toSorted().toReversed())
    const contents = articlePages(all).map(({ content }) => content(site) as ArticleContent)
    const pages = new Map(contents.map((content) => [content.id, content]))
    let pairs = 0
    for (const [id, { topic, earlier, published }] of pages) {
      if (!earlier) continue
      pairs++
      const other = pages.get(earlier.id)!
      expect([other.later?.id, other.topic]).toEqual([id, topic])
      expect(other.published <= published).toBe(true)
    }
    expect(pairs).toBe(all.length - new Set(all.map(({ topic }) => topic)).size)
  })

  test('are counted by topic', () => {
    const { topics, count } = listContent(all)
    expect(topics.reduce((sum, topic) => sum + topic.count, 0)).toBe(count)
    expect(count).toBe(all.length)
  })

  test('are in the feed with absolute URLs and full dates', () => {
    const feed = rss(all, 'https://practice.example')
    expect(feed.match(/<item>/g)).toHaveLength(all.length)
    const days = [...feed.matchAll(/<(?:pubDate|lastBuildDate)>(.*?)</g)].map(([, day]) => day!)
    expect(days).toHaveLength(all.length + 1)
    for (const day of days) {
      expect(day).toMatch(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} 00:00:00 \+0530$/)
      expect(new Date(day).toUTCString().slice(0, 3)).not.toBe('Inv')
    }
    // Midnight in India is on the previous day in UTC.
    const newest = feed.match(/<pubDate>(.*?)</)?.[1] ?? ''
    expect(Date.parse(newest)).toBe(Date.parse(`${all[0]!.published}T00:00:00+05:30`))
    expect(feed).not.toMatch(/href=&quot;[/#]|href="[/#]/)
    expect(feed).toContain('href="https://practice.example/tools/')
  })

  test('are indexed by the contract’s schema, without common words', () => {
    const index = searchIndexSchema.parse(searchIndex(all))
    expect(index.articles).toHaveLength(all.length)
    for (const { words } of index.articles) {
      expect(words.split(' ').length).toBeGreaterThan(100)
      expect(` ${words} `).not.toContain(' the ')
    }
  })
})
