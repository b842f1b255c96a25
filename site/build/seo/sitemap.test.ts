import { expect, test } from 'vitest'
import { sitemap } from './sitemap.ts'

const entries = sitemap('https://practice.example', [
  { path: '/', listed: true },
  { path: '/auth', listed: false },
  { path: '/disclaimer', listed: true, changed: '2026-10-05' },
])

test('contains the absolute URL of every listed page, and no other', () => {
  const addresses = [...entries.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(addresses).toEqual(['https://practice.example/', 'https://practice.example/disclaimer'])
})

test('has lastmod only for pages that state the date of their last change', () => {
  expect([...entries.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, day]) => day)).toEqual(['2026-10-05'])
})
