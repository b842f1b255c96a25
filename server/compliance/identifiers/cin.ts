import type { RuleReference } from '../working.ts'
import { checkIdentifier, digit, letter, oneOf, times } from './pattern.ts'
import type { CharacterClass, IdentifierCheck } from './pattern.ts'

/** Classes of company, by characters 13 to 15 of a CIN. */
export const COMPANY_CLASSES: Readonly<Record<string, string>> = {
  FLC: 'Public company limited by shares, a financial lease company',
  FTC: 'Private company, subsidiary of a foreign company',
  GAP: 'Public company limited by guarantee',
  GAT: 'Private company limited by guarantee',
  GOI: 'Company of the Government of India',
  NPL: 'Company not for profit (s.8)',
  OPC: 'One person company',
  PLC: 'Public limited company',
  PTC: 'Private limited company',
  SGC: 'Company of a state government',
  ULL: 'Public company with unlimited liability',
  ULT: 'Private company with unlimited liability',
}

export interface CinReading {
  listed: boolean
  /** Five digits of the industry, from the National Industrial Classification. */
  industry: string
  /** Two letters of the state, such as `KA`. */
  state: string
  /** Year of incorporation. */
  year: number
  /** Three letters of the class, such as `PTC`. */
  companyClass: string
  /** The class in words, if it is known. */
  className: string | undefined
  /** Number in the register of the state. */
  registration: string
}

const RULE: RuleReference = {
  law: 'Companies (Incorporation) Rules 2014',
  section: 'rule 8; Companies Act 2013, s.7(3)',
  source: 'Ministry of Corporate Affairs on the structure of a CIN',
  verifiedOn: '2026-11-12',
  confidence: 'H',
}

const PATTERN: readonly CharacterClass[] = [
  oneOf('LU', 'L (listed) or U (unlisted)'),
  ...times(5, digit),
  ...times(2, letter),
  ...times(4, digit),
  ...times(3, letter),
  ...times(6, digit),
]

/** Checks the form of a corporate identity number and reads its parts. */
export function checkCin(typed: string): IdentifierCheck<CinReading> {
  return checkIdentifier('a CIN', typed, PATTERN, RULE, (text) => {
    const companyClass = text.slice(12, 15)
    const className = COMPANY_CLASSES[companyClass]
    return {
      reading: {
        listed: text.startsWith('L'),
        industry: text.slice(1, 6),
        state: text.slice(6, 8),
        year: Number(text.slice(8, 12)),
        companyClass,
        className,
        registration: text.slice(15),
      },
      cautions: [
        ...(className === undefined ? [`${companyClass} is no class of company known here.`] : []),
        'Only the register of companies can say whether this CIN exists.',
      ],
    }
  })
}
