import type { RuleReference } from '../working.ts'
import { checkIdentifier, digit, letter, oneOf, times } from './pattern.ts'
import type { CharacterClass, IdentifierCheck } from './pattern.ts'

/** Kinds of PAN holder, by the fourth letter. */
export const PAN_HOLDERS = {
  A: 'Association of persons',
  B: 'Body of individuals',
  C: 'Company',
  E: 'Limited liability partnership',
  F: 'Firm or limited liability partnership',
  G: 'Government',
  H: 'Hindu undivided family',
  J: 'Artificial juridical person',
  K: 'Krish (trust)',
  L: 'Local authority',
  P: 'Individual',
  T: 'Trust',
} as const

export type PanHolder = keyof typeof PAN_HOLDERS

export interface PanReading {
  holder: PanHolder
  /** In words, such as `Individual`. */
  holderName: string
  /** First letter of an individual’s surname, or of another holder’s name. */
  initial: string
}

const RULE: RuleReference = {
  law: 'Income-tax Act 2025',
  section: 's.262; earlier Income-tax Act 1961, s.139A and rule 114',
  source: 'Income Tax Department on the structure of a PAN',
  verifiedOn: '2026-11-12',
  confidence: 'H',
  note: 'The Department does not publish how the last letter is computed.',
}

export const PAN_PATTERN: readonly CharacterClass[] = [
  ...times(3, letter),
  oneOf(Object.keys(PAN_HOLDERS).join(''), `a holder’s letter (${Object.keys(PAN_HOLDERS).join(', ')})`),
  letter,
  ...times(4, digit),
  letter,
]

/** Reads the parts of a PAN that matches {@link PAN_PATTERN}. */
export function readPan(pan: string): PanReading {
  const holder = pan[3] as PanHolder
  return { holder, holderName: PAN_HOLDERS[holder], initial: pan[4]! }
}

/** Checks the form of a permanent account number and reads its parts. */
export function checkPan(typed: string): IdentifierCheck<PanReading> {
  return checkIdentifier('a PAN', typed, PAN_PATTERN, RULE, (text) => {
    const reading = readPan(text)
    const whose = reading.holder === 'P' ? 'the surname' : 'the name'
    return {
      reading,
      cautions: [
        `The fifth letter should begin ${whose} of the holder.`,
        'The last letter cannot be checked: only the Income Tax Department can say whether this PAN exists.',
        ...(text.slice(5, 9) === '0000' ? ['The four digits are known to run from 0001.'] : []),
        ...(reading.holder === 'E'
          ? [
              'Most accounts give a limited liability partnership the letter E, some give it F: compare it with the card.',
            ]
          : []),
        ...(reading.holder === 'K'
          ? ['Holders of the letter K are rare, and their name was not verified.']
          : []),
      ],
    }
  })
}
