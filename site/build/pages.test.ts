import { describe, expect, test } from 'vitest'
import { firm } from '../content/firm.ts'
import { screenDescriptions, screens, screenTitle } from '../app/screens.ts'
import type { Page, PagesMeta } from '../ui/page-meta.ts'
import { contentOf, folderOf, readSite } from './pages.ts'

const description =
  'What a business with one shop does about its first return, by when, and with which papers.'
type Content = { heading: string }
const member = (change: Partial<Page<Content>>): Page<Content> => ({
  path: '/resources/first-return',
  title: 'The first return',
  description,
  content: () => ({ heading: 'By the 20th' }),
  ...change,
})
const many = (...members: Page<Content>[]): PagesMeta<Content> => ({
  paths: ['/resources/:id'],
  members: () => members,
})
const read = async (...members: Page<Content>[]) =>
  (await readSite({ 'articles/article': many(...members) })).pages

describe('readSite', () => {
  test('returns a page for each member, with its content', async () => {
    const [page] = await read(member({ changed: '2026-10-05', openGraph: { type: 'article' } }))
    expect(page).toEqual({
      path: '/resources/first-return',
      page: 'articles/article',
      title: `The first return | ${firm.name}`,
      description,
      listed: true,
      prefetch: false,
      status: 200,
      changed: '2026-10-05',
      openGraph: { type: 'article' },
      content: { heading: 'By the 20th' },
    })
  })

  test('throws for invalid pages, with each problem', async () => {
    const wrong = read(
      member({ path: '/resources/First Return' }),
      member({ path: '/resources/short', title: 'Short', description: 'Too short.' }),
      member({}),
      member({ title: 'Again' }),
      member({ path: '/resources/other' }),
      member({ path: '/elsewhere', title: 'Elsewhere' }),
    )
    await expect(wrong).rejects.toThrow(
      [
        'Invalid pages:',
        '/resources/First Return: its id is not lowercase letters, digits and hyphens',
        '/resources/short: its description has 10 characters, not 50 to 160',
        '/resources/first-return: its title is not unique',
        '/resources/first-return: its path is not unique',
        '/resources/other: its title is not unique',
        '/elsewhere: its path does not match /resources/:id',
      ].join('\n'),
    )
  })

  test('passes all pages, also those from content, to `content`', async () => {
    const { pages } = await readSite({
      tools: {
        path: '/tools',
        title: 'Tools',
        description,
        content: (site) => [site.under('/tools'), site.about('/tools/gst'), site.has('/resources/none')],
      },
      'tools/gst': { path: '/tools/gst', title: 'GST calculator', name: 'GST', description },
      'articles/article': many(
        member({ title: 'Also', path: '/resources/also', about: ['/tools/emi', '/tools/gst'] }),
        member({ about: ['/tools/gst'] }),
      ),
    })
    expect(pages.find(({ path }) => path === '/tools')?.content).toEqual([
      [{ path: '/tools/gst', name: 'GST' }],
      [
        { path: '/resources/first-return', name: 'The first return' },
        { path: '/resources/also', name: 'Also' },
      ],
      true,
    ])
  })
})

test('an exact path takes precedence over a pattern', async () => {
  const from = {
    special: { path: '/resources/special', title: 'Special', description },
    'articles/article': many(member({})),
  } as const
  expect(folderOf('/resources/special', from)).toBe('special')
  expect(folderOf('/resources/first-return', from)).toBe('articles/article')
  expect(folderOf('/resources/first-return/more', from)).toBeUndefined()
  expect(await contentOf('/resources/first-return', from)).toEqual({ heading: 'By the 20th' })
})

describe('the pages of this site', async () => {
  const { pages } = await readSite()
  const all = [
    ...pages,
    ...Object.entries(screenDescriptions).map(([path, text]) => ({
      path,
      title: screenTitle(path)!,
      description: text,
    })),
  ]

  test.each(all)('$path: a description of 50 to 160 characters', ({ description: text }) => {
    expect(text.length).toBeGreaterThanOrEqual(50)
    expect(text.length).toBeLessThanOrEqual(160)
  })

  test('titles and descriptions are unique, and every title contains the firm’s name', () => {
    expect(Object.keys(screenDescriptions)).toEqual(Object.keys(screens))
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
    expect(all.filter(({ title }) => !title.includes(firm.name))).toEqual([])
    const isOneOfMany = (path: string) => /^\/(?:resources|business-templates|careers)\/./.test(path)
    expect(all.filter(({ path, title }) => !isOneOfMany(path) && title.length > 65)).toEqual([])
    expect(new Set(all.map((page) => page.description)).size).toBe(all.length)
  })
})
