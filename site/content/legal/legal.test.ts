import { parseIsoDate } from '@anupalan/server/compliance/ist'
import { describe, expect, test } from 'vitest'
import { claims, type Claim } from '../claims.ts'
import { firm } from '../firm.ts'
import { readSite } from '../../build/pages.ts'
import type { Prose } from '../prose.ts'
import { team } from '../team.ts'
import { textsOf } from '../texts.test-helper.ts'
import { complianceDisclosure } from './compliance-disclosure.ts'
import { cookiePolicy } from './cookie-policy.ts'
import { disclaimer } from './disclaimer.ts'
import type { LegalBlock, LegalPageWords } from './legal-page.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { termsOfService } from './terms-of-service.ts'
import { legalWords } from '../../pages/legal/words.ts'

const legalPages: Record<string, LegalPageWords> = {
  '/privacy-policy': privacyPolicy,
  '/terms-of-service': termsOfService,
  '/cookie-policy': cookiePolicy,
  '/disclaimer': disclaimer,
  '/compliance-disclosure': complianceDisclosure,
}

/** All prose of a block. */
function proseOf(block: LegalBlock): readonly Prose[] {
  if (typeof block === 'string' || !('points' in block || 'terms' in block || 'table' in block))
    return [block]
  if ('points' in block) return block.points
  if ('terms' in block) return block.terms.map(({ text }) => text)
  return block.table.rows.flat()
}

const linksOf = ({ sections }: LegalPageWords) =>
  sections
    .flatMap(({ body }) => body)
    .flatMap(proseOf)
    .flatMap((words) => (typeof words === 'string' ? [] : words))
    .flatMap((piece) => (typeof piece === 'string' ? [] : piece.href))

const { pages } = await readSite()
const paths = pages.map(({ path }): string => path)

const wordsIn = (content: unknown) => textsOf(content).join('\n')

test('the legal pages are those that legal pages link to', () => {
  expect(Object.keys(legalPages).toSorted()).toEqual(legalWords.pages.map(({ href }) => href).toSorted())
})

describe.each(Object.entries(legalPages))('%s', (_, page) => {
  test('has an effective date, and a lead of 60 to 240 characters', () => {
    expect(parseIsoDate(page.asOf)).toBe(page.asOf)
    expect(page.lead.length).toBeGreaterThan(60)
    expect(page.lead.length).toBeLessThan(240)
  })

  test('has sections with unique ids of lowercase letters and hyphens, and headings of at most 60 characters', () => {
    const ids = page.sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z][a-z-]*[a-z]$/.test(id))).toEqual([])
    expect(page.sections.filter(({ heading, body }) => heading.length > 60 || body.length === 0)).toEqual([])
    // Ids of other parts of the page.
    expect(ids).not.toContain('contents')
    expect(ids).not.toContain('others')
  })

  test('has paragraphs of at most 520 characters', () => {
    const paragraphs = page.sections.flatMap(({ body }) => body).filter((block) => typeof block === 'string')
    expect(paragraphs.filter((text) => text.length > 520)).toEqual([])
  })

  test('has tables with a cell for each column in every row', () => {
    const tables = page.sections
      .flatMap(({ body }) => body)
      .flatMap((block) => (typeof block === 'object' && 'table' in block ? [block.table] : []))
    for (const { rows, columns } of tables) {
      expect(rows.filter((row) => row.length !== columns.length)).toEqual([])
    }
  })

  test('has links only to existing pages and sections', () => {
    const links = linksOf(page)
    expect(links.length).toBeGreaterThan(0)
    for (const href of links) {
      if (/^(mailto|tel):/.test(href)) continue
      const { pathname, hash } = new URL(href, 'https://site.example')
      expect(paths, href).toContain(pathname)
      const target = legalPages[pathname]
      if (hash && target)
        expect(
          target.sections.map(({ id }) => `#${id}`),
          href,
        ).toContain(hash)
    }
  })
})

describe('the privacy policy', () => {
  const all = wordsIn(privacyPolicy)

  test('A standalone itemised notice: data, purpose, ground, where it goes, how long', () => {
    const { sections }: LegalPageWords = privacyPolicy
    const { body } = sections.find(({ id }) => id === 'what')!
    const forms = body.flatMap((block) => (typeof block === 'object' && 'terms' in block ? [block] : []))
    expect(forms.map(({ heading }) => heading)).toEqual([
      'The form “Send Us a Message”',
      'Where enquiries come from',
      'Booking a meeting',
      'An application for work',
      'The feedback button',
      'Page views',
      'Questions to the assistant',
      'The newsletter box',
      'Tools, the estimate of fees and templates',
      'Every request to our server',
      'Your account',
      'The record of sign-ins and changes',
      'The client portal',
    ])
    for (const { terms } of forms.slice(0, 6))
      expect(terms.map(({ term }) => term)).toEqual([
        'What',
        'Why',
        'Legal ground',
        'Where it goes',
        'How long',
      ])
  })

  test('withdrawal, rights, complaint to the Board; answers within 30 days; a breach, details in 72 hours', () => {
    expect(privacyPolicy.sections.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['withdraw', 'rights', 'complain', 'security', 'breach', 'children', 'changes']),
    )
    expect(all).toContain('We answer within 30 days')
    expect(all).toContain('Data Protection Board of India')
    expect(all).toContain('within 72 hours')
    for (const right of ['See', 'Correct', 'Erase', 'Complain', 'Nominate'])
      expect(all).toMatch(new RegExp(`^${right}$`, 'm'))
  })

  test('states the retention periods of the cleanup jobs', () => {
    const { enquiryMonths, bookingMonths, applicationMonths, pageViewMonths, logMonths, backupDays } =
      firm.retention
    for (const time of [
      `${enquiryMonths} months from arrival`,
      `${bookingMonths} months after the meeting`,
      `${applicationMonths} months from arrival`,
      `${pageViewMonths} months`,
      `${logMonths} months`,
      `${backupDays} days`,
    ])
      expect(all).toContain(time)
  })

  test('has the grievance officer with an email address', () => {
    expect(all).toContain(firm.grievance.name)
    expect(linksOf(privacyPolicy)).toContain(`mailto:${firm.grievance.email}`)
  })
})

describe('the compliance disclosure', () => {
  const all = wordsIn(complianceDisclosure)

  test('“states the firm’s constitution and registrations, who signs what, that no outcome is guaranteed”', () => {
    expect(all).toContain(firm.constitution)
    for (const { label, value } of firm.registrations) {
      expect(all).toContain(label)
      expect(all).toContain(value)
    }
    for (const { name, signs } of team) {
      expect(all).toContain(name)
      expect(all).toContain(signs)
    }
    expect(all).toContain('No outcome is guaranteed')
  })

  test('“the grievance contact, and what the claims rest on”', () => {
    expect(linksOf(complianceDisclosure)).toContain(`mailto:${firm.grievance.email}`)
    for (const { value, text, proof, sample } of Object.values<Claim>(claims)) {
      expect(all).toContain(`${value} ${text}${sample ? ' (sample)' : ''}`)
      expect(all).toContain(proof)
    }
  })

  test('dated tables are claimed for the tools, the calendar and the templates, and not for every page', () => {
    expect(all).toContain('Every rate, limit and date in the tools, the calendar and the templates')
    expect(all).not.toContain('date on this site')
  })
})

test('team members have a role, their area and what they sign', () => {
  expect(team.length).toBeGreaterThan(0)
  for (const { name, role, about, signs } of team)
    for (const words of [name, role, about, signs]) expect(words).toMatch(/\p{L}{3}/u)
  // Only members of the institute may be called chartered accountants.
  expect(
    team.map(({ role, membershipNumber }) => /chartered accountant/.test(role) === Boolean(membershipNumber)),
  ).toEqual(team.map(() => true))
  expect(team.some(({ name }) => name === firm.grievance.name)).toBe(true)
})
