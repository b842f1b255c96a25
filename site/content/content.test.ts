import { expect, test } from 'vitest'
import { preparedPages, type PreparedPage } from '../ui/page/in-preparation.words.ts'
import { textsOf } from './texts.test-helper.ts'

const modules = import.meta.glob<Record<string, unknown>>(
  [
    './**/*.ts',
    '../{app,chrome,islands,session,ui}/**/*words.ts',
    '../pages/**/*words.ts',
    '../pages/**/page.meta.ts',
    '../pages/tools/tool-meta.ts',
    '../app/screens.ts',
    '../pages/business-templates/definitions/*.ts',
    '../pages/business-templates/*/template.ts',
    '!**/*.test.ts',
    '!./texts.test-helper.ts',
  ],
  {
    eager: true,
  },
)

test('no text is empty, or has two adjacent spaces or a straight quotation mark', () => {
  const texts = Object.values(modules).flatMap((module) => textsOf({ ...module }))
  expect(texts.length).toBeGreaterThan(300)
  expect(texts.filter((text) => /^\s*$| {2}|"/.test(text))).toEqual([])
})

test('a page in preparation lists what it will contain, without a date', () => {
  const promise = /\b(soon|coming|shortly|launch|week|20\d\d)\b(?<!Act 20\d\d)/i
  const prepared = Object.entries<PreparedPage>(preparedPages)
  expect(prepared.filter(([, { holds }]) => holds.length === 0)).toEqual([])
  expect(prepared.filter(([, page]) => promise.test(textsOf(page).join('\n')))).toEqual([])
})
