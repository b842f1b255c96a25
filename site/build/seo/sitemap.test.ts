import { expect, test } from 'vitest'
import { sitemap } from './sitemap.ts'

const entries = sitemap('https://practice.example', [
  { path: '/', listed: true },
  { path: '/auth', listed: false },
  { path: '/disclaimer', listed: true, changed: '2026-10-05' },
])

test('names every page that is listed by its whole address, and no other', () => {
  const addresses = [...entries.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(addresses).toEqual(['https://practice.example/', 'https://practice.example/disclaimer'])
})

test('says when a page was changed only where the page says so itself', () => {
  expect([...entries.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, day]) => day)).toEqual(['2026-10-05'])
})
