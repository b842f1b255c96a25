import { expect, test } from 'vitest'
import { preparedPages, type PreparedPage } from './in-preparation.words.ts'
import { textsOf } from '../content/texts.test-helper.ts'

test('a page in preparation says what it will hold, and names no date for it', () => {
  const promise = /\b(soon|coming|shortly|launch|week|20\d\d)\b(?<!Act 20\d\d)/i
  const prepared = Object.entries<PreparedPage>(preparedPages)
  expect(prepared.filter(([, { holds }]) => holds.length === 0)).toEqual([])
  expect(prepared.filter(([, page]) => promise.test(textsOf(page).join('\n')))).toEqual([])
})
