import { expect, test } from 'vitest'
import { referralOf } from './referral.ts'

const home = 'https://anupalan.example/'

test.each([
  ['', 'direct'],
  ['not an address', 'direct'],
  ['https://www.google.co.in/', 'search'],
  ['https://duckduckgo.com/', 'search'],
  ['android-app://com.google.android.googlequicksearchbox/', 'search'],
  ['https://mail.google.com/', 'mail'],
  ['https://outlook.live.com/', 'mail'],
  ['https://www.linkedin.com/feed/', 'social'],
  ['https://t.co/', 'social'],
  ['https://x.com/', 'social'],
  ['https://shetty-shoes.example/links?asha', 'site'],
  ['https://notgoogle.example/', 'site'],
])('from %j it is %s, on the page with the form', (referrer, source) => {
  expect(referralOf({ href: home, referrer })).toEqual({ source, page: '/' })
})

test('from another page of this site it is that page, without its query', () => {
  expect(referralOf({ href: home, referrer: 'https://anupalan.example/pricing?for=asha' })).toEqual({
    source: 'own',
    page: '/pricing',
  })
})

test.each([
  ['google', 'search'],
  ['Newsletter', 'mail'],
  ['instagram', 'social'],
  ['asha.rao@example.in', 'campaign'],
])('an address marked %s is %s, and what it was marked with is not sent', (mark, source) => {
  const href = `${home}?utm_source=${encodeURIComponent(mark)}`
  expect(referralOf({ href, referrer: 'https://shetty-shoes.example/' })).toEqual({ source, page: '/' })
  const marked = `https://anupalan.example/pricing?utm_source=${encodeURIComponent(mark)}`
  expect(referralOf({ href: home, referrer: marked })).toEqual({ source, page: '/pricing' })
})
