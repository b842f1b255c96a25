import { describe, expect, test } from 'vitest'
import { cspFileSchema, practiceSchema, routesFileSchema } from './site-files.ts'

const accepted = (routes: object[]) =>
  routes.filter((route) => routesFileSchema.safeParse({ routes: [route] }).success)

describe('the files of the site', () => {
  test('a route is a page or a moved path', () => {
    const routes = [
      { path: '/', file: 'index.html', status: 200 },
      { path: '/services/tax-filing', file: 'services/tax-filing/index.html', status: 200 },
      { path: '/about', redirect: '/#about', status: 308 },
      { path: '/terms', redirect: '/terms-of-service', status: 301 },
    ]
    expect(accepted(routes)).toEqual(routes)
  })

  test('a route is nothing else', () => {
    expect(
      accepted([
        { path: '/pricing/', file: 'pricing/index.html', status: 200 },
        { path: 'pricing', file: 'pricing/index.html', status: 200 },
        { path: '//pricing', file: 'pricing/index.html', status: 200 },
        { path: '/pricing?x', file: 'pricing/index.html', status: 200 },
        { path: '/pricing', file: '/pricing/index.html', status: 200 },
        { path: '/pricing', file: '../practice.json', status: 200 },
        { path: '/pricing', file: 'pricing/index.html' },
        { path: '/pricing', status: 200 },
        { path: '/about', redirect: '/#about', status: 302 },
        { path: '/about', redirect: 'https://elsewhere.example', status: 301 },
        { path: '/about', redirect: '//elsewhere.example', status: 301 },
        { path: '/about', redirect: '/#about', file: 'about.html', status: 301 },
      ]),
    ).toEqual([])
  })

  test('the firm requires a name and an e-mail address, and may have other properties', () => {
    const practice = { name: 'Anupalan', email: 'office@example.in', hours: ['9:30'] }
    expect(practiceSchema.parse(practice)).toEqual(practice)
    expect(practiceSchema.safeParse({ name: 'Anupalan' }).success).toBe(false)
    expect(practiceSchema.safeParse({ name: 'Anupalan', email: 'office' }).success).toBe(false)
  })

  test('an enquiry is kept for a whole number of months, or for the default', () => {
    const parse = (retention: unknown) =>
      practiceSchema.safeParse({ name: 'Anupalan', email: 'office@example.in', retention })
    expect(parse({ enquiryMonths: 12 }).data?.retention).toEqual({ enquiryMonths: 12 })
    expect(parse(undefined).success).toBe(true)
    for (const enquiryMonths of [0, 121, 1.5, '12', null])
      expect(parse({ enquiryMonths }).success).toBe(false)
  })

  test('counts of page views are kept for a whole number of months, or for the default', () => {
    const parse = (pageViewMonths: unknown) =>
      practiceSchema.safeParse({
        name: 'Anupalan',
        email: 'office@example.in',
        retention: { enquiryMonths: 12, pageViewMonths },
      })
    expect(parse(24).data?.retention).toEqual({ enquiryMonths: 12, pageViewMonths: 24 })
    expect(parse(undefined).success).toBe(true)
    for (const months of [0, 121, 1.5, '24', null]) expect(parse(months).success).toBe(false)
  })

  test('a hash cannot inject a directive', () => {
    const parse = (hash: string) =>
      cspFileSchema.safeParse({ styleAttributeHashes: [hash], styleElementHashes: [] }).success
    expect(parse('sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=')).toBe(true)
    expect(parse("sha256-x' 'unsafe-inline")).toBe(false)
    expect(parse('sha256-x; script-src *')).toBe(false)
  })
})
