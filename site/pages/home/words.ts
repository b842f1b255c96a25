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
      'Tax, GST, payroll and company compliance for small and medium businesses in ' +
      `${claims.states.value} states. We reply ${reply}.`,
    actions: {
      book: {
        label: firstConsultation({ free: 'Book a free call', plain: 'Book a call' }),
        href: '/schedule-meeting',
      },
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
        text: 'Chartered accountants who know your trade.',
      },
      { title: 'Affordable Solutions', text: 'Fixed fees, agreed before work starts.' },
      { title: 'Timely Service', text: 'We remind you a week before each due date.' },
      {
        title: 'Data Confidentiality',
        text: byPortal({
          open: 'In your portal you see who opened your papers.',
          closed: 'Only those who do your work see your papers.',
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
        text: 'Papers in the format that the law needs.',
        isNew: opened.newBadges,
      },
    ] satisfies readonly Feature[],
  },
})

export const servicesSection = inLocale({
  en: {
    heading: 'Services',
    subheading: 'From registration to year-end.',
    values: [
      { title: 'One calendar', text: 'Every due date, with its law.' },
      { title: 'Fees first', text: 'The fee before we begin, GST shown separately.' },
      { title: 'Working shown', text: 'How we reached each figure we file.' },
      { title: 'Signed by name', text: 'A qualified person checks and signs all work.' },
    ] satisfies readonly Feature[],
    learnMore: 'Learn More',
    from: 'from',
  },
})

export const callToAction = inLocale({
  en: {
    heading: firstConsultation({
      free: `Talk it through, free, for ${freeConsultationMinutes} minutes.`,
      plain: `Talk it through, for ${freeConsultationMinutes} minutes.`,
    }),
    text: 'Bring last year’s return. You leave with a list of what is due, and when.',
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
    subheading: 'Proper books for every business.',
    stats: [claims.clientsServed, claims.years, claims.states, claims.satisfaction] satisfies Claim[],
    storyHeading: 'Our story',
    storyFolded: 'How we began',
    story: [
      `${firm.name} began in ${firm.founded} with two desks in ${firm.address.city} and one rule: ` +
        'no client hears of a due date after it is over. Most of our clients are shops, workshops and new ' +
        'companies. We are their accounts department.',
      `${firm.nameMeaning} The red bahi-khata on our desk reminds us of it.`,
    ],
    /** A word of another language in the story, for its pronunciation. */
    storyTerm: { text: 'bahi-khata', lang: 'hi-Latn' },
    action: { label: 'Get Started Today', href: '/#contact' },
    team: {
      id: 'our-team',
      heading: 'Our team',
      text: 'The people who do your work and sign it.',
      folded: (people: number) => `The ${people} people by name`,
      membership: (number: string) => `ICAI membership ${number}`,
      languages: (languages: string) => `Speaks ${languages}`,
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
    subheading: 'Ask a question, or tell us of a notice.',
    office: {
      heading: 'Office Location',
      mapLabel: 'Open the map',
      landmark: 'Landmark',
      parking: 'Parking',
    },
    talk: { heading: 'Calls and languages', languages: (languages: string) => `We speak ${languages}.` },
    holidays: 'Holidays: the office is closed',
    /** As soon as the staff has set other hours for a day. */
    holidaysAndHours: 'Holidays, and days with other hours',
    otherHours: (name: string, opens: string, closes: string) => `${name}: open ${opens} to ${closes}`,
    folded: 'Address, calls, hours and holidays',
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
