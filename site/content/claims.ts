/**
 * Every figure that the practice claims about itself, with the places where it is shown and its proof. Pages use `value`
 * and `text` from here and contain no figures of their own.
 */
import type { IsoDate } from '@anupalan/server/compliance'
import { firm } from './firm.ts'

export type ClaimPlace =
  'hero' | 'services' | 'call to action' | 'about' | 'trust badges' | 'newsletter' | 'page descriptions'

export interface Claim {
  /** As shown, such as `3000+`. */
  value: string
  /** What it counts, shown next to the value. */
  text: string
  /** For an animated counter: the final number and its suffix. */
  counter?: { to: number; suffix?: '+' | '%' }
  shownIn: readonly ClaimPlace[]
  /** The record that proves it. */
  proof: string
  asOf: IsoDate
  /** A figure of the fictional firm. A practice replaces it with a figure that its own records prove. */
  sample: boolean
}

/** The part of a claim that pages show. Its proof is only listed in the compliance disclosure. */
export type ShownClaim = Pick<Claim, 'value' | 'text' | 'counter'>

export const shownOf = ({ value, text, counter }: Claim): ShownClaim => ({
  value,
  text,
  ...(counter && { counter }),
})

const SAMPLE = { asOf: '2026-10-31', sample: true } as const satisfies Partial<Claim>

export const claims = {
  happyClients: {
    value: '3000+',
    text: 'happy clients',
    counter: { to: 3000, suffix: '+' },
    shownIn: ['hero'],
    proof: 'Engagement register: clients with work in hand',
    ...SAMPLE,
  },
  successRate: {
    value: '98%',
    text: 'success rate: filed on time',
    counter: { to: 98, suffix: '%' },
    shownIn: ['hero'],
    proof: 'Filing log: returns filed on or before their due date',
    ...SAMPLE,
  },
  experience: {
    value: '15+',
    text: 'years of experience',
    counter: { to: 15, suffix: '+' },
    shownIn: ['hero'],
    proof: 'Deed of partnership',
    ...SAMPLE,
  },
  taxFilingSuccess: {
    value: '98%',
    text: 'success rate: filed on time',
    shownIn: ['services'],
    proof: 'Filing log: income tax returns filed on or before their due date',
    ...SAMPLE,
  },
  gstFilingSuccess: {
    value: '95%',
    text: 'success rate: filed on time',
    shownIn: ['services'],
    proof: 'Filing log: GST returns filed on or before their due date',
    ...SAMPLE,
  },
  payrollSuccess: {
    value: '97%',
    text: 'success rate: deposited on time',
    shownIn: ['services'],
    proof: 'Filing log: PF, ESI and professional tax deposited on or before their due date',
    ...SAMPLE,
  },
  businesses: {
    value: '500+',
    text: 'businesses',
    shownIn: ['call to action'],
    proof: 'Engagement register: businesses with work in every month: GST returns, books or payroll',
    ...SAMPLE,
  },
  clientsServed: {
    value: '5000+',
    text: `clients served since ${firm.founded}`,
    counter: { to: 5000, suffix: '+' },
    shownIn: ['about'],
    proof: 'Engagement register: every client since the firm was founded',
    ...SAMPLE,
  },
  years: {
    value: '15',
    text: 'years of experience',
    counter: { to: 15 },
    shownIn: ['about'],
    proof: 'Deed of partnership',
    ...SAMPLE,
  },
  states: {
    value: '28',
    text: 'states served',
    counter: { to: 28 },
    shownIn: ['hero', 'about', 'trust badges'],
    proof: 'Engagement register: states of principal places of business',
    ...SAMPLE,
  },
  satisfaction: {
    value: '99%',
    text: 'client satisfaction',
    counter: { to: 99, suffix: '%' },
    shownIn: ['about'],
    proof: 'Feedback log: scores of 4 and 5 over twelve months',
    ...SAMPLE,
  },
  /** Not people, who are available during office hours only. */
  alwaysOpen: {
    value: '24/7',
    text: 'portal and tools',
    shownIn: ['trust badges'],
    proof: 'The portal and the tools are software: no office hours apply to them',
    ...SAMPLE,
  },
  newsletterReaders: {
    value: '5,000+',
    text: 'business owners',
    shownIn: ['newsletter'],
    proof: 'Engagement register: every client since the firm was founded',
    ...SAMPLE,
  },
} as const satisfies Record<string, Claim>

export type ClaimId = keyof typeof claims
