import { inLocale } from '@anupalan/server/contract/core/locale'
import { claims } from '../../content/claims.ts'
import type { Claim } from '../../content/claims.ts'
import { firm } from '../../content/firm.ts'
import { firstConsultation } from '../../content/publicity.ts'
import { byPortal, opened } from '../../content/opened.ts'
import { reach } from '../../ui/reach/words.ts'

export interface Feature {
  title: string
  text: string
  isNew?: boolean
}

const { freeConsultationMinutes, reply } = firm.promises

export const hero = inLocale({
  en: {
    heading: 'Books kept, returns filed, nothing left to chance.',
    text:
      'Tax, GST, payroll and company compliance for small and medium businesses across ' +
      `${claims.states.value} states. We reply ${reply}.`,
    actions: {
      services: { label: 'Our Services', href: '/#services' },
      contact: { label: 'Contact Us', href: '/#contact' },
      templates: { label: 'Templates', href: '/business-templates' },
    },
    counters: [claims.happyClients, claims.successRate, claims.experience] satisfies Claim[],
  },
})

export const features = inLocale({
  en: {
    heading: 'Why businesses stay with us',
    subheading: 'Six promises we keep.',
    isNew: 'NEW',
    items: [
      {
        title: 'Expert Team',
        text: 'Chartered accountants and tax practitioners who know your line of business.',
      },
      { title: 'Affordable Solutions', text: 'Fixed fees, agreed before work starts.' },
      { title: 'Timely Service', text: 'We track every due date and remind you a week before.' },
      {
        title: 'Data Confidentiality',
        text: byPortal({
          open: 'Your papers stay in your portal, and every view is recorded.',
          closed: 'Only the people who do your work see your papers.',
        }),
        isNew: opened.newBadges,
      },
      {
        title: 'Personalized Service',
        text: 'One accountant who knows your business.',
        isNew: opened.newBadges,
      },
      {
        title: 'Compliant Documentation',
        text: 'Invoices, payslips and resolutions in the format the law needs.',
        isNew: opened.newBadges,
      },
    ] satisfies readonly Feature[],
  },
})

export const servicesSection = inLocale({
  en: {
    heading: 'Services',
    subheading: 'From your first registration to closing the year’s books.',
    values: [
      { title: 'One calendar', text: 'Every due date for your business, with the law behind it.' },
      { title: 'Fees first', text: 'You know the fee before we begin. GST is shown separately.' },
      { title: 'Working shown', text: 'We show you how we reached each figure we file.' },
      { title: 'Signed by name', text: 'A qualified person checks and signs all work before it goes out.' },
    ] satisfies readonly Feature[],
    learnMore: 'Learn More',
  },
})

export const callToAction = inLocale({
  en: {
    heading: firstConsultation({
      free: `Talk it through, free, for ${freeConsultationMinutes} minutes.`,
      plain: `Talk it through, for ${freeConsultationMinutes} minutes.`,
    }),
    text: 'Bring your questions and last year’s return. You leave with a list of what is due, and when.',
    claim: claims.businesses,
    claimText: `${claims.businesses.value} ${claims.businesses.text} have their books kept by us every month.`,
    actions: {
      consultation: {
        label: firstConsultation({ free: 'Schedule Free Consultation', plain: 'Schedule Consultation' }),
        href: '/schedule-meeting',
      },
      templates: { label: 'Get Quick Templates', href: '/business-templates' },
    },
    testimonial: {
      content: 'I came with a box of bills and one question. I left with nine dates and a plan for each.',
      name: 'Suresh P.',
      role: 'Owner, printing press',
      sample: true,
    },
    badges: [
      `${claims.alwaysOpen.value} ${claims.alwaysOpen.text}`,
      `${claims.states.value} ${claims.states.text}`,
      'Fees agreed in writing',
      'Your data is used only to reply to you',
    ],
  },
})

export const about = inLocale({
  en: {
    heading: 'About Us',
    subheading: 'Proper books for everyone who runs a business.',
    stats: [claims.clientsServed, claims.years, claims.states, claims.satisfaction] satisfies Claim[],
    storyHeading: 'Our story',
    story: [
      `${firm.name} began in ${firm.founded} with two desks in ${firm.address.city} and one rule: ` +
        'no client hears of a due date after it is over.',
      `${firm.nameMeaning} We keep a bahi-khata, the red cloth-bound account book, on the front desk. It reminds ` +
        'us of our work: every entry in its row, every row explained.',
      'Most of our clients are shops, workshops and new companies without an accounts department. We are ' +
        'that department: books, returns, payroll and papers for the Registrar.',
    ],
    action: { label: 'Get Started Today', href: '/#contact' },
    team: {
      id: 'our-team',
      heading: 'Our team',
      text: 'The people who do your work and sign it.',
    },
  },
})

export const testimonialsSection = inLocale({
  en: {
    heading: 'Client Testimonials',
    subheading: 'What Our Clients Say',
    line: 'Hear from businesses that have transformed their compliance journey with our expert guidance.',
  },
})

export const contact = inLocale({
  en: {
    heading: 'Contact Us',
    subheading: 'Ask a question, or tell us about a notice you got.',
    office: { heading: 'Office Location', mapLabel: 'Open the map' },
    email: { heading: 'Email' },
    phone: { heading: 'Phone' },
    hours: { heading: 'Business Hours', zone: `All times in ${firm.hours.zone}.` },
    urgent: {
      heading: 'Need urgent help?',
      text: `We reply ${reply}. If your notice has a last date, message us on WhatsApp.`,
      button: 'Chat on WhatsApp',
      greeting: reach.greeting,
    },
    trust: [
      {
        title: 'Expert Consultation',
        text: firstConsultation({
          free: `Free for ${freeConsultationMinutes} minutes, with a qualified person.`,
          plain: `A talk of ${freeConsultationMinutes} minutes with a qualified person.`,
        }),
      },
      { title: 'Data Privacy', text: 'Used only to reply to you.' },
      { title: 'Quick Response', text: `A reply ${reply}.` },
      { title: 'Trusted Service', text: `Chartered accountants since ${firm.founded}.` },
    ] satisfies readonly Feature[],
  },
})
