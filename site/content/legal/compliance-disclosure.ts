/** Legal form of the practice, who signs what, and the sources of its statements and figures. */
import { CONFIRM_BEFORE_FILING } from '@anupalan/server/compliance/dated'
import { formatDate } from '@anupalan/server/compliance/ist'
import { claims, type Claim, type ClaimPlace } from '../claims.ts'
import { firm } from '../firm.ts'
import { team } from '../team.ts'
import type { LegalPageWords } from './legal-page.ts'

const { address, constitution, email, founded, grievance, name, phone, publicity, registrations } = firm
const office = [...address.lines, `${address.city}, ${address.state} ${address.postalCode}`].join(', ')
const toOfficer = { label: grievance.email, href: `mailto:${grievance.email}` } as const
const marked = (text: string, sample: boolean) => (sample ? `${text} (sample)` : text)

/** Names of the places where figures are shown. */
const placeNames: Record<ClaimPlace, string> = {
  hero: 'First screen',
  services: 'Cards of the services',
  'call to action': 'Invitation to a first talk',
  about: 'About Us',
  'trust badges': 'Badges under that invitation',
  newsletter: 'Newsletter box',
  'page descriptions': 'Descriptions for search engines',
}

const shown: readonly Claim[] = publicity.superlatives ? Object.values<Claim>(claims) : []

export const complianceDisclosure = {
  heading: 'Compliance disclosure',
  lead: 'Our legal details, who signs what, and the proof of our figures.',
  asOf: '2026-11-25',
  sections: [
    {
      id: 'firm',
      heading: 'Constitution and registrations',
      body: [
        ...(firm.sample
          ? [
              'This firm is fictional. Its people, figures, numbers and reviews are samples and marked so. A real practice puts its own details here.',
            ]
          : []),
        {
          terms: [
            { term: 'Name', text: name },
            { term: 'Constitution', text: `${constitution}, since ${founded}` },
            { term: 'Office', text: office },
            ...registrations.map(({ label, value, sample }) => ({
              term: label,
              text: marked(value, sample),
            })),
            { term: 'Telephone', text: [{ label: phone.display, href: phone.href }] },
            { term: 'Email', text: [{ label: email, href: `mailto:${email}` }] },
          ],
        },
      ],
    },
    {
      id: 'people',
      heading: 'Who signs what',
      body: [
        'Only a chartered accountant can sign certain reports and certificates. A partner signs them in person, with a number (UDIN) that anyone can check with the institute.',
        {
          table: {
            caption: 'People, and what they sign',
            columns: ['Name', 'Role', 'ICAI membership number', 'Signs'],
            rows: team.map(({ name: person, role, membershipNumber, signs, sample }) => [
              person,
              role,
              membershipNumber ? marked(membershipNumber, sample) : 'not a member',
              signs,
            ]),
          },
        },
        'You sign your return, books and forms: the owner, a partner or a director. We prepare them, and file only after you agree.',
      ],
    },
    {
      id: 'no-guarantee',
      heading: 'No outcome is guaranteed',
      body: [
        'We promise careful work, on time. We do not promise a tax saving, a refund, a loan, a registration, or any decision of an officer or a court. Nobody can.',
        'Our fee never depends on how much tax you save.',
      ],
    },
    {
      id: 'claims',
      heading: 'Proof of our figures',
      body:
        shown.length > 0
          ? [
              'Every figure about us, with the record that proves it. The rates count what we filed or paid on or before its due date, not tax saved. “Portal and tools” does not mean people: they work in office hours.',
              {
                table: {
                  caption: 'Figures about us',
                  columns: ['Figure', 'Shown in', 'Proof', 'As of'],
                  rows: shown.map(({ value, text, shownIn, proof, asOf, sample }) => [
                    marked(`${value} ${text}`, sample),
                    shownIn.map((place) => placeNames[place]).join('; '),
                    proof,
                    formatDate(asOf),
                  ]),
                },
              },
              'You can ask us for the count behind a figure.',
            ]
          : ['We state no counts, no rates and no superlatives about ourselves.'],
    },
    {
      id: 'testimonials',
      heading: 'What clients say about us',
      body: [
        publicity.testimonials
          ? 'We show clients’ words with their permission. We do not pay for them, and we also show those with fewer stars.'
          : 'We publish no words of clients.',
        ...(publicity.testimonials && firm.sample
          ? ['The reviews shown now are samples. No client wrote them.']
          : []),
      ],
    },
    {
      id: 'tables',
      heading: 'When we last checked the law',
      body: [
        `Every rate, limit and date in the tools, the calendar and the templates comes from a dated table with its law, section and source. Below is when we last checked each one, and how many figures are shown with “${CONFIRM_BEFORE_FILING}” because we could not confirm them fully. We never calculate a year without a table. Articles and service pages explain the law in words. An article gives its sources and its date.`,
      ],
    },
    {
      id: 'independence',
      heading: 'Independence',
      body: [
        {
          points: [
            'We do not audit a company whose books we keep. Another firm must sign.',
            'We take no commission from banks, insurers, software sellers or anyone else we may send you to.',
            'If the interests of two clients clash, we tell both before work starts.',
          ],
        },
      ],
    },
    {
      id: 'institute',
      heading: 'The institute’s rules on what a website may say',
      body: [
        'The Institute of Chartered Accountants of India (ICAI) limits what a member’s website may claim: it has restricted the names of clients, fees, superlatives and solicitation. A 13th edition of its Code of Ethics, from 1 April 2026, is reported to allow truthful statements about one’s own work. We still have to confirm this in its text.',
        'So we can remove each of these from the site at once: reviews, ratings, counts and rates, fees. A partner who is a member checks every page against the Code before it goes live.',
        'This site is for people who look for us. We ask nobody for work, and we message only people who have written to us first.',
      ],
    },
    {
      id: 'data',
      heading: 'Your data and your papers',
      body: [
        [
          'What the site collects from you is in the ',
          { label: 'privacy policy', href: '/privacy-policy' },
          ', what it stores in your browser in the ',
          { label: 'cookie policy', href: '/cookie-policy' },
          '. By the law of our profession we keep clients’ papers secret, even after the work has ended.',
        ],
      ],
    },
    {
      id: 'accessibility',
      heading: 'Accessibility',
      body: [
        [
          'This site is made to meet IS 17802 and the Web Content Accessibility Guidelines 2.2 at level AA. If something here does not work for you, tell ',
          toOfficer,
          '. We will send you what you need in another form and fix the page.',
        ],
      ],
    },
    {
      id: 'grievance',
      heading: 'How to complain',
      body: [
        {
          terms: [
            { term: grievance.role, text: grievance.name },
            { term: 'Email', text: [toOfficer] },
            { term: 'Telephone', text: [{ label: phone.display, href: phone.href }] },
            { term: 'Post', text: `${name}, ${office}` },
            { term: 'Answer', text: 'Within 30 days, in writing, with reasons' },
          ],
        },
        'If you are still not satisfied, go to the Data Protection Board of India for personal data, the institute’s disciplinary directorate for the conduct of a chartered accountant, or the consumer commission for a service you paid for.',
      ],
    },
  ],
} as const satisfies LegalPageWords
