import { describe, expect, test } from 'vitest'
import { firm } from '../../content/firm.ts'
import { pageHead, type PageHead } from './head.ts'

const page: PageHead = {
  styles: [],
  title: `Fees & “plans” | ${firm.name}`,
  description: 'What it "costs" <today>',
}
const listing = {
  origin: 'https://practice.example',
  path: '/pricing',
  picture: { href: '/assets/pictures/pricing.png', alt: 'Fees & plans' },
  data: [{ '@type': 'Thing', name: 'Fees' }],
}
const contents = (head: string) =>
  new Map(
    [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(
      ([, ...pair]) => pair as [string, string],
    ),
  )

describe('pageHead', () => {
  test('has Open Graph properties with absolute URLs', () => {
    const head = contents(pageHead({ ...page, listing }))
    expect(head.get('og:title')).toBe('Fees &amp; “plans”')
    expect(head.get('og:description')).toBe('What it &quot;costs&quot; &lt;today>')
    expect(head.get('og:url')).toBe('https://practice.example/pricing')
    expect(head.get('og:image')).toBe('https://practice.example/assets/pictures/pricing.png')
    expect(head.get('og:image:alt')).toBe('Fees &amp; plans')
    expect(head.get('og:site_name')).toBe(firm.name.replaceAll('&', '&amp;'))
    expect(head.get('og:locale')).toBe('en_IN')
    expect(head.get('twitter:card')).toBe('summary_large_image')
    expect(head.has('robots')).toBe(false)
  })

  test('has structured data after everything that blocks the first paint', () => {
    const head = pageHead({ ...page, listing })
    expect(head.indexOf('application/ld+json')).toBeGreaterThan(head.lastIndexOf('<link'))
    expect(pageHead({ ...page, listing: { ...listing, data: [] } })).not.toContain('<script')
  })

  test('has noindex and no preview for a page that is not listed', () => {
    const head = pageHead(page)
    expect([...contents(head).keys()]).toEqual(['description', 'robots'])
    expect(head).not.toContain('canonical')
  })
})
