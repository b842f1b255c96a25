import { dueDates, formatDayMonth } from '@anupalan/server/compliance'
import { describe, expect, test } from 'vitest'
import { heroProfile } from '../../content/due-dates.ts'
import { enquiryForm } from './enquiries/words.ts'
import { firm } from '../../content/firm.ts'
import { inDays } from './days-left.words.ts'
import { DATES_SHOWN } from './due-next.constants.ts'
import { callToAction, contact, features, hero, servicesSection, testimonialsSection } from './words.ts'
import { servicePages } from '../../content/service-pages/all.ts'
import { services } from '../../content/services.ts'

describe('home', () => {
  test('Hero with buttons Our Services, Templates (to /business-templates), Contact Us', () => {
    expect(hero.actions).toMatchObject({
      services: { label: 'Our Services', href: '/#services' },
      contact: { label: 'Contact Us', href: '/#contact' },
      templates: { label: 'Templates', href: '/business-templates' },
    })
  })

  test('The hero shows something true and useful: the next statutory dates', () => {
    const next = dueDates({ from: '2026-11-21', to: '2027-11-20', profile: heroProfile })
    const rows = next.filter(({ optional }) => !optional).slice(0, DATES_SHOWN)
    expect(rows.map(({ statutoryDate, title }) => `${formatDayMonth(statutoryDate)} ${title}`)).toEqual([
      '30 Nov Input tax credit, last day',
      '7 Dec TDS deposit',
      '11 Dec GSTR-1',
      '15 Dec Advance tax, 75%',
    ])
    expect([0, 1, 17].map(inDays)).toEqual(['Today', 'Tomorrow', 'In 17 days'])
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

  test('buttons Schedule Free Consultation (/schedule-meeting) and Get Quick Templates (/business-templates), a testimonial and trust badges', () => {
    expect(callToAction.actions).toEqual({
      consultation: {
        label: firm.publicity.freeConsultation ? 'Schedule Free Consultation' : 'Schedule Consultation',
        href: '/schedule-meeting',
      },
      templates: { label: 'Get Quick Templates', href: '/business-templates' },
    })
    expect(callToAction.testimonial.content).toMatch(/\w/)
    expect(callToAction.badges.length).toBeGreaterThan(0)
    expect(callToAction.heading).toContain(`${firm.promises.freeConsultationMinutes} minutes`)
  })

  test('heading Client Testimonials, subheading What Our Clients Say, and its line', () => {
    expect(testimonialsSection).toEqual({
      heading: 'Client Testimonials',
      subheading: 'What Our Clients Say',
      line: 'Hear from businesses that have transformed their compliance journey with our expert guidance.',
    })
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
    expect(contact.urgent.text).toContain(`within ${firm.promises.replyWithinHours} hours`)
    expect(contact.urgent.button).toContain('WhatsApp')
    expect(contact.urgent.greeting).toContain(firm.name)
  })
})
