import { dueDates, formatDayMonth } from '@anupalan/server/compliance'
import { describe, expect, test } from 'vitest'
import { heroProfile } from '../../content/due-dates.ts'
import { enquiryForm } from './enquiries/words.ts'
import { firm } from '../../content/firm.ts'
import { dueNext } from './due-next.words.ts'
import {
  about,
  callToAction,
  contact,
  features,
  hero,
  servicesSection,
  testimonialsSection,
} from './words.ts'
import { servicePages } from '../../content/service-pages/all.ts'
import { services } from '../../content/services.ts'
import { team } from '../../content/team.ts'
import { testimonials } from '../../content/testimonials.ts'

describe('home', () => {
  test('Hero with buttons Our Services, Templates (to /business-templates), Contact Us', () => {
    expect(hero.actions).toEqual({
      services: { label: 'Our Services', href: '/#services' },
      contact: { label: 'Contact Us', href: '/#contact' },
      templates: { label: 'Templates', href: '/business-templates' },
    })
  })

  test('Hero counters: 3000+ clients, 98%, 15+ years', () => {
    expect(hero.counters.map(({ value }) => value)).toEqual(['3000+', '98%', '15+'])
  })

  test('The hero shows something true and useful: the next statutory dates', () => {
    const next = dueDates({ from: '2026-11-21', to: '2027-11-20', profile: heroProfile })
    const rows = next.filter(({ optional }) => !optional).slice(0, dueNext.rows)
    expect(rows.map(({ statutoryDate, title }) => `${formatDayMonth(statutoryDate)} ${title}`)).toEqual([
      '7 Dec TDS deposit',
      '11 Dec GSTR-1',
      '15 Dec Advance tax, 75%',
      '20 Dec GSTR-3B',
    ])
    expect([0, 1, 17].map(dueNext.inDays)).toEqual(['Today', 'Tomorrow', 'In 17 days'])
  })

  test('six cards: Expert Team, Affordable Solutions, Timely Service, Data Confidentiality (NEW), Personalized Service (NEW), Compliant Documentation (NEW)', () => {
    expect(features.items.map(({ title, isNew }) => (isNew ? `${title} (NEW)` : title))).toEqual([
      'Expert Team',
      'Affordable Solutions',
      'Timely Service',
      'Data Confidentiality (NEW)',
      'Personalized Service (NEW)',
      'Compliant Documentation (NEW)',
    ])
  })

  test('four value cards and six service cards, each with a Learn More button to its service page', () => {
    expect(servicesSection.values).toHaveLength(4)
    expect(servicesSection.learnMore).toBe('Learn More')
    expect(Object.keys(servicePages).toSorted()).toEqual(services.map(({ slug }) => slug).toSorted())
    for (const { slug, href } of services) expect(href).toBe(`/services/${slug}`)
  })

  test("The services section's three rates stand on the first three cards: 98%, 95%, 97%", () => {
    expect(services.map((service) => ('rate' in service ? service.rate.value : undefined))).toEqual([
      '98%',
      '95%',
      '97%',
      undefined,
      undefined,
      undefined,
    ])
  })

  test('buttons Schedule Free Consultation (/schedule-meeting) and Get Quick Templates (/business-templates), a testimonial and trust badges', () => {
    expect(callToAction.actions).toEqual({
      consultation: { label: 'Schedule Free Consultation', href: '/schedule-meeting' },
      templates: { label: 'Get Quick Templates', href: '/business-templates' },
    })
    expect(callToAction.testimonial).toMatchObject({ sample: true })
    expect(callToAction.badges.length).toBeGreaterThan(0)
    expect(callToAction.heading).toContain('30 minutes')
  })

  test('stats 5000+, 15, 28 states, 99%; story; a Get Started Today button scrolling to contact', () => {
    expect(about.stats.map(({ value }) => value)).toEqual(['5000+', '15', '28', '99%'])
    expect(about.story.length).toBeGreaterThan(0)
    expect(about.action).toEqual({ label: 'Get Started Today', href: '/#contact' })
    expect(about.team.id).toBe('our-team')
  })

  test('heading Client Testimonials, subheading What Our Clients Say, and its line', () => {
    expect(testimonialsSection).toEqual({
      heading: 'Client Testimonials',
      subheading: 'What Our Clients Say',
      line: 'Hear from businesses that have transformed their compliance journey with our expert guidance.',
    })
  })

  test('four client stories (sweet shop owner, retail chain director, textile partner, electronics services CEO), each rating 5', () => {
    expect(testimonials.map(({ role, rating }) => `${role}: ${rating}`)).toEqual([
      'Owner, sweet shop: 5',
      'Director, retail chain: 5',
      'Partner, textiles: 5',
      'CEO, electronics services: 5',
    ])
  })

  test('Testimonials and people are marked in the content as samples', () => {
    expect([...testimonials, ...team, callToAction.testimonial].every(({ sample }) => sample)).toBe(true)
  })

  test('form titled Send Us a Message, plus four trust tiles (Expert Consultation, Data Privacy, Quick Response, Trusted Service)', () => {
    expect(enquiryForm.heading).toBe('Send Us a Message')
    expect(contact.trust.map(({ title }) => title)).toEqual([
      'Expert Consultation',
      'Data Privacy',
      'Quick Response',
      'Trusted Service',
    ])
  })

  test('an urgent-help card (reply within 24 hours) with a WhatsApp button carrying a prefilled greeting', () => {
    expect(contact.urgent.text).toContain('within 24 hours')
    expect(contact.urgent.button).toContain('WhatsApp')
    expect(contact.urgent.greeting).toContain(firm.name)
  })
})
