import { describe, expect, test } from 'vitest'
import { currentAnnouncement, isAnnouncementHref } from './rules.ts'

describe('the link of an announcement', () => {
  test.each(['', '/pricing', '/articles/gst?x=1#dates', 'https://www.gst.gov.in/'])('may be "%s"', (href) => {
    expect(isAnnouncementHref(href)).toBe(true)
  })

  test.each([
    'pricing',
    '//evil.example',
    '/\\evil.example',
    'http://plain.example',
    'https://',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://a.example/ b',
  ])('may not be "%s"', (href) => {
    expect(isAnnouncementHref(href)).toBe(false)
  })
})

describe('the announcement of a day', () => {
  const diwali = { from: '2026-11-05', until: '2026-11-10' } as const
  const gst = { from: '2026-11-08', until: '2026-11-20' } as const

  test.each([
    ['2026-11-04', undefined],
    ['2026-11-05', diwali],
    ['2026-11-08', gst],
    ['2026-11-20', gst],
    ['2026-11-21', undefined],
  ] as const)('on %s', (today, shown) => {
    expect(currentAnnouncement([diwali, gst], today)).toBe(shown)
    expect(currentAnnouncement([gst, diwali], today)).toBe(shown)
  })
})
