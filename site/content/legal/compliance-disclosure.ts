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
  lead: 'Who we are in law, who signs what, and what our words and figures rest on.',
  asOf: '2026-11-25',
  sections: [
    {
      id: 'firm',
      heading: 'Constitution and registrations',
      body: [
        ...(firm.sample
          ? [
              'This firm is fictional. Its people, its figures, its numbers and its clients’ words are samples, marked as such, and stand where a practice puts its own.',
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
        'Reports and certificates that the law reserves for a chartered accountant are signed by a partner in person, and bear the number (UDIN) by which anybody can check them at the institute.',
        {
          table: {
            caption: 'People, and what leaves the office under their names',
            columns: ['Name', 'Role', 'ICAI membership number', 'Signs'],
            rows: team.map(({ name: person, role, membershipNumber, signs, sample }) => [
              person,
              role,
              membershipNumber ? marked(membershipNumber, sample) : 'not a member',
              signs,
            ]),
          },
        },
        'Your return, your books and your forms are signed by you: by the owner, a partner, or a director. We prepare them, and file none before you have agreed.',
      ],
    },
    {
      id: 'no-guarantee',
      heading: 'No outcome is guaranteed',
      body: [
        'We promise work done with care and in time. We promise no saving of tax, no refund, no loan, no registration, and no decision of an officer or a court. Nobody can, and whoever offers it should be asked how.',
        'A fee never depends on how much tax is saved.',
      ],
    },
    {
      id: 'claims',
      heading: 'What our figures rest on',
      body:
        shown.length > 0
          ? [
              'Every figure that we state about ourselves, with the record that bears it out. The rates count what was filed or paid on or before its due date, and not tax that was saved. “Portal and tools” never means people: those keep office hours.',
              {
                table: {
                  caption: 'Figures about us',
                  columns: ['Figure', 'Shown in', 'Rests on', 'As of'],
                  rows: shown.map(({ value, text, shownIn, proof, asOf, sample }) => [
                    marked(`${value} ${text}`, sample),
                    shownIn.map((place) => placeNames[place]).join('; '),
                    proof,
                    formatDate(asOf),
                  ]),
                },
              },
              'You may ask to see the count behind a figure.',
            ]
          : ['We state no counts, no rates and no superlatives about ourselves.'],
    },
    {
      id: 'testimonials',
      heading: 'What clients say of us',
      body: [
        publicity.testimonials
          ? 'Words of clients stand here by their leave, are not paid for, and are shown whether or not a star is missing.'
          : 'We publish no words of clients.',
        ...(publicity.testimonials && firm.sample
          ? ['Those shown now are samples: nobody has said them.']
          : []),
      ],
    },
    {
      id: 'tables',
      heading: 'As of when the law is told',
      body: [
        `Every rate, limit and date that the tools, the calendar and the templates work with comes from a dated table that names its law, its section and its source. Below is when each was last checked, and how many of its figures are shown with “${CONFIRM_BEFORE_FILING}” because they could not be established beyond doubt. A year without a table is never worked out. Articles and pages of services tell the law in words: an article names its sources and its day.`,
      ],
    },
    {
      id: 'independence',
      heading: 'Independence',
      body: [
        {
          points: [
            'We do not audit a company for which we keep the books: another firm must sign.',
            'We take no commission from banks, insurers, sellers of software or anybody else to whom we might send you.',
            'If the interests of two clients meet, both are told before work begins.',
          ],
        },
      ],
    },
    {
      id: 'institute',
      heading: 'The institute’s rules on what a website may say',
      body: [
        'The Institute of Chartered Accountants of India (ICAI) limits what a member’s website may claim: it has restricted the names of clients, fees, superlatives and solicitation. A 13th edition of its Code of Ethics, from 1 April 2026, is reported to allow truthful accounts of one’s own work; what it allows is to be confirmed in its text.',
        'Therefore each of these can be taken off this site by one line of its content: clients’ words, ratings, counts and rates, fees. A partner who is a member reads every page against the Code before it is published.',
        'This site answers whoever looks for it. It asks nobody for work, and no message is sent to a person who has not written first.',
      ],
    },
    {
      id: 'data',
      heading: 'Your data and your papers',
      body: [
        [
          'What the site takes from you stands in the ',
          { label: 'privacy policy', href: '/privacy-policy' },
          ', what it stores in your browser in the ',
          { label: 'cookie policy', href: '/cookie-policy' },
          '. What clients entrust to us is secret by the law of our profession, also after the engagement has ended.',
        ],
      ],
    },
    {
      id: 'accessibility',
      heading: 'Accessibility',
      body: [
        [
          'This site is made to meet IS 17802 and the Web Content Accessibility Guidelines 2.2 at level AA. If something on it keeps you out, tell ',
          toOfficer,
          ': we send you what you need in another form, and mend the page.',
        ],
      ],
    },
    {
      id: 'grievance',
      heading: 'Where to bring a grievance',
      body: [
        {
          terms: [
            { term: grievance.role, text: grievance.name },
            { term: 'Email', text: [toOfficer] },
            { term: 'Telephone', text: [{ label: phone.display, href: phone.href }] },
            { term: 'Post', text: `${name}, ${office}` },
            { term: 'Answer', text: 'Within 30 days, in writing, with its reasons' },
          ],
        },
        'If you are still not content: about personal data, the Data Protection Board of India; about the conduct of a chartered accountant, the disciplinary directorate of the institute; about a service that you paid for, the consumer commission.',
      ],
    },
  ],
} as const satisfies LegalPageWords
