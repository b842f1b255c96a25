import type { DatedTable } from '../../dated.ts'
import type { BasisPoints } from '../../money.ts'
import { underNewAct, underOldAct } from './acts.ts'

/** Minimum rate of tax deducted if the payee has given no valid PAN. */
export interface WithoutPan {
  rate: BasisPoints
  /** For purchase of goods and for e-commerce. */
  lowerRate: BasisPoints
}

/** Tax collected if the buyer has given no valid PAN: a multiple of the rate, within limits. */
export interface WithoutPanCollected {
  times: number
  least: BasisPoints
  most: BasisPoints
}

const DEDUCTED: WithoutPan = { rate: 2000, lowerRate: 500 }
const COLLECTED: WithoutPanCollected = { times: 2, least: 500, most: 2000 }

export const deductedWithoutPan: DatedTable<WithoutPan> = [
  underOldAct(DEDUCTED, {
    section: 's.206AA',
    source: 'Several agreeing sources on s.206AA; s.206AB was omitted from 1 April 2025',
    confidence: 'H',
  }),
  underNewAct(DEDUCTED, {
    section: 's.397(2)(b)(i)',
    source: 'Income-tax Act 2025, s.397(2), as published',
    confidence: 'H',
  }),
]

export const collectedWithoutPan: DatedTable<WithoutPanCollected> = [
  underOldAct(COLLECTED, {
    section: 's.206CC',
    source: 'Several agreeing sources on s.206CC; s.206CCA was omitted from 1 April 2025',
    confidence: 'H',
  }),
  underNewAct(COLLECTED, {
    section: 's.397(2)(b)(ii)',
    source: 'Commentaries on s.397(2) of the Income-tax Act 2025',
    confidence: 'M',
  }),
]

/** The most that is deducted from rent that an individual or HUF pays to a landlord without a PAN. */
export const rentWithoutPan: DatedTable<'rent-of-last-month'> = [
  underOldAct('rent-of-last-month', {
    section: 's.194-IB(4)',
    source: 'Several agreeing accounts of s.194-IB(4)',
    confidence: 'H',
  }),
  underNewAct('rent-of-last-month', {
    section: 's.393(1), Table, Sl. 2(i)',
    source: 'Secondary accounts, which carry s.194-IB(4) over',
    confidence: 'M',
    note: 'The provision of the Act of 2025 itself was not seen.',
  }),
]
