import type { RuleReference } from '../working.ts'
import { checkIdentifier, letter, letterOrDigit, oneOf, times } from './pattern.ts'
import type { CharacterClass, IdentifierCheck } from './pattern.ts'

export interface IfscReading {
  /** Four letters of the bank, such as `SBIN`. */
  bank: string
  /** Six characters of the branch. */
  branch: string
}

const RULE: RuleReference = {
  law: 'Reserve Bank of India, procedural guidelines for NEFT',
  section: 'Indian Financial System Code',
  source: 'Secondary accounts of the form of an IFSC',
  verifiedOn: '2026-11-12',
  confidence: 'U',
}

const PATTERN: readonly CharacterClass[] = [
  ...times(4, letter),
  oneOf('0', 'a zero'),
  ...times(6, letterOrDigit),
]

/** Checks the form of an Indian Financial System Code. */
export function checkIfsc(typed: string): IdentifierCheck<IfscReading> {
  return checkIdentifier('an IFSC', typed, PATTERN, RULE, (text) => ({
    reading: { bank: text.slice(0, 4), branch: text.slice(5) },
    cautions: ['Only the bank, or the Reserve Bank’s list, can say whether this branch exists.'],
  }))
}
