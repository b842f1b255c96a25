import { expect, test } from 'vitest'
import { readMembers, type Member } from './collections.ts'

const description =
  'What a business with one shop does about its first return, by when, and with which papers.'
const member = (change: Partial<Member>): Member => ({
  id: 'first-return',
  title: 'The first return | Practice',
  description,
  words: { heading: 'The first return' },
  ...change,
})
const read = (...members: Member[]) =>
  readMembers([{ pattern: '/resources/:id', members: () => Promise.resolve(members) }])

test('a member is a page at its place, and its file holds its words and nothing that only the build reads', async () => {
  const html = '<p>By the 20th.</p>'
  const [page] = await read(member({ html, changed: '2026-10-05', openGraph: { type: 'article' } }))
  expect(page).toEqual({
    path: '/resources/first-return',
    page: 'articles/article',
    title: 'The first return | Practice',
    description,
    listed: true,
    changed: '2026-10-05',
    openGraph: { type: 'article' },
    content: {
      title: 'The first return | Practice',
      description,
      words: { heading: 'The first return' },
      html,
    },
  })
})

test('members that cannot be pages stop the build, each with what is wrong', async () => {
  const wrong = read(
    member({ id: 'First Return' }),
    member({ id: 'short', title: 'Short', description: 'Too short.' }),
    member({}),
    member({ title: 'Again' }),
    member({ id: 'other' }),
  )
  await expect(wrong).rejects.toThrow(
    [
      'Pages that cannot be made:',
      '/resources/First Return: its id is not small letters, digits and hyphens',
      '/resources/short: its description has 10 characters, not 50 to 160',
      '/resources/first-return: its title is another’s',
      '/resources/first-return: there are two of it',
      '/resources/other: its title is another’s',
    ].join('\n'),
  )
})
