import { describe, expect, test } from 'vitest'
import { firm } from '../content/firm.ts'
import { screens } from '../app/screens.ts'
import { readSite } from '../build/pages.ts'
import { preparedPages } from '../ui/page/in-preparation.words.ts'
import { footer, header, sideMenu } from './navigation.words.ts'
import { sources } from '../content/texts.test-helper.ts'

const { pages } = await readSite()
const isPage = ({ status }: (typeof pages)[number]) => status === 200
const paths = [...pages.filter(isPage).map(({ path }) => path), ...Object.keys(screens)]

describe('navigation', () => {
  /** Section 2 of the specification, without the articles of `/resources/{id}`. */
  const specified = [
    '/',
    '/auth',
    '/virtual-assistant-info',
    '/ai-assistant',
    '/schedule-meeting',
    '/resources',
    '/tools',
    '/business-templates',
    '/careers',
    '/pricing',
    '/privacy-policy',
    '/terms-of-service',
    '/cookie-policy',
    '/disclaimer',
    '/compliance-disclosure',
    '/services/tax-filing',
    '/services/gst-filing',
    '/services/corporate-tax',
    '/services/bookkeeping',
    '/services/payroll-hr',
    '/services/business-registration',
    '/admin/login',
    '/client/dashboard',
    '/client/documents',
    '/client/tasks',
    '/admin/dashboard',
    '/admin/service-image-guide',
    '/admin/users',
  ]
  const anchors = ['services', 'about', 'our-team', 'testimonials', 'contact', 'features', 'cta']

  test('every route of the specification has a page or a screen', () => {
    expect(paths).toEqual(expect.arrayContaining(specified))
  })

  test('every path of a page in preparation is a page or a screen', () => {
    expect(paths).toEqual(expect.arrayContaining(Object.keys(preparedPages)))
  })

  test('desktop nav Home, Services dropdown (six service pages), About Us, Testimonials, Quick Templates (NEW badge), Tools, Blog, Careers, Contact Us', () => {
    expect(
      header.map((entry) => ('badge' in entry ? `${entry.label} (${entry.badge})` : entry.label)),
    ).toEqual([
      'Home',
      'Services',
      'About Us',
      'Testimonials',
      'Quick Templates (NEW)',
      'Tools',
      'Blog',
      'Careers',
      'Contact Us',
    ])
    expect(header.flatMap((entry) => ('items' in entry ? entry.items : []))).toHaveLength(6)
  })

  test('Client Login (/auth), Virtual Assistant (/virtual-assistant-info, NEW badge), Schedule Meeting (/schedule-meeting)', () => {
    expect(sideMenu.map(({ label, href, badge }) => [label, href, badge])).toEqual([
      ['Client Login', '/auth', undefined],
      ['Virtual Assistant', '/virtual-assistant-info', 'NEW'],
      ['Schedule Meeting', '/schedule-meeting', undefined],
    ])
  })

  test('Footer: newsletter box, link groups (Services; Resources including AI Assistant and Client Portal; Company including Schedule Meeting; Legal), small Admin link to /admin/login', () => {
    const labels = Object.fromEntries(
      footer.groups.map(({ label, items }) => [label, items.map((item) => item.label)]),
    )
    expect(Object.keys(labels)).toEqual(['Services', 'Resources', 'Company', 'Legal'])
    expect(labels.Services).toHaveLength(6)
    expect(labels.Resources).toEqual(expect.arrayContaining(['AI Assistant', 'Client Portal']))
    expect(labels.Company).toContain('Schedule Meeting')
    expect(labels.Legal).toHaveLength(5)
    expect(footer.admin).toEqual({ label: 'Admin', href: '/admin/login' })
    expect(footer.copyright).toBe(`${firm.name}. All rights reserved.`)
  })

  test('The footer itself links to the canonical paths, and so does every other link', () => {
    const links = sources.flatMap(([, source]) =>
      [...source.matchAll(/href: '(\/[^']*)'/g)].map(([, href]) => href!),
    )
    const lost = links.filter((href) => {
      const { pathname, hash } = new URL(href, 'https://site.example')
      // `site/e2e/public-pages.test.ts` checks fragments of other pages in the built HTML.
      const isLost = pathname === '/' && hash !== '' && !anchors.includes(hash.slice(1))
      // The same test checks files, such as the feed.
      const isFile = /\.[a-z]+$/.test(pathname)
      return isLost || (!isFile && !paths.includes(pathname))
    })
    expect(links.length).toBeGreaterThan(30)
    expect(lost).toEqual([])
  })
})
