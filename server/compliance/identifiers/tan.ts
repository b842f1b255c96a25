import type { RuleReference } from '../working.ts'
import { checkIdentifier, digit, letter, times } from './pattern.ts'
import type { CharacterClass, IdentifierCheck } from './pattern.ts'

export interface TanReading {
  /** Three letters of the jurisdiction that issued it, such as `BLR`. */
  jurisdiction: string
  /** First letter of the deductor’s name. */
  initial: string
}

const RULE: RuleReference = {
  law: 'Income-tax Act 2025',
  section: 's.397(1); earlier Income-tax Act 1961, s.203A',
  source: 'Secondary accounts of the form of a TAN',
  verifiedOn: '2026-11-12',
  confidence: 'U',
}

const PATTERN: readonly CharacterClass[] = [...times(4, letter), ...times(5, digit), letter]

/** Checks the form of a tax deduction and collection account number. */
export function checkTan(typed: string): IdentifierCheck<TanReading> {
  return checkIdentifier('a TAN', typed, PATTERN, RULE, (text) => ({
    reading: { jurisdiction: text.slice(0, 3), initial: text[3]! },
    cautions: [
      'A TAN has no published check character: only the Income Tax Department can say whether it exists.',
    ],
  }))
}
