import { describe, expect, it } from 'vitest'
import { DEFAULT_LOCALE, localeOf } from './locale-of.ts'

describe('localeOf', () => {
  it.each([
    ['en-IN', 'ltr', DEFAULT_LOCALE],
    ['', 'ltr', DEFAULT_LOCALE],
    ['en', 'ltr', DEFAULT_LOCALE],
    ['hi', 'ltr', 'hi-IN-u-ca-gregory-nu-latn'],
    ['en-GB', 'ltr', 'en-GB-u-ca-gregory-nu-latn'],
    ['ur', 'rtl', 'ur-IN-u-ca-gregory-nu-latn'],
  ])('of %s, %s, is %s', (language, direction, locale) => {
    expect(localeOf(language, direction)).toBe(locale)
  })

  it('follows the direction, not the language, if they disagree', () => {
    expect(localeOf('en-IN', 'rtl')).toBe('ar-IN-u-ca-gregory-nu-latn')
    expect(localeOf('ar', 'ltr')).toBe(DEFAULT_LOCALE)
  })

  it('puts the day before the month, in Western digits', () => {
    for (const language of ['en', 'hi', 'kn'])
      expect(new Intl.DateTimeFormat(localeOf(language, 'ltr')).format(new Date(2026, 10, 23))).toMatch(
        /^23\/11\//,
      )
  })
})
