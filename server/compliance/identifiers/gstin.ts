import { STATES } from '../states.ts'
import type { StateCode } from '../states.ts'
import type { RuleReference } from '../working.ts'
import { PAN_PATTERN, readPan } from './pan.ts'
import type { PanReading } from './pan.ts'
import {
  characterProblem,
  checkPattern,
  digit,
  DIGITS,
  lengthProblem,
  letterOrDigit,
  LETTERS,
  oneOf,
  suggest,
  normalize,
  times,
} from './pattern.ts'
import type { CharacterClass, CharacterProblem, IdentifierCheck } from './pattern.ts'

export interface GstinReading {
  stateCode: StateCode
  stateName: string
  pan: string
  holder: PanReading
  /** Ordinal of this PAN's registration in the state: 1 to 35. */
  registration: number
}

const RULE: RuleReference = {
  law: 'CGST Rules 2017',
  section: 'rule 10(1)',
  source: 'CGST Rules 2017, rule 10; published accounts of the check character',
  verifiedOn: '2026-11-12',
  confidence: 'H',
}

const SPECIAL_RULE: RuleReference = {
  ...RULE,
  source: 'Accounts, which agree, of how the numbers of deductors, non-residents and UIN holders are built',
  verifiedOn: '2026-11-24',
  confidence: 'M',
}

/** A number of a registration whose form is not checked: of a deductor, a non-resident, an embassy and the like. */
export interface SpecialRegistration {
  readonly valid: 'special'
  /** Without spaces and hyphens, in capitals. */
  readonly text: string
  /** One sentence: by what it is recognized. */
  readonly message: string
  /** What could not be checked. */
  readonly cautions: readonly string[]
  readonly rule: RuleReference
}

const LENGTH = 15
const CHARACTERS = DIGITS + LETTERS

const PATTERN: readonly CharacterClass[] = [
  ...times(2, digit),
  ...PAN_PATTERN,
  oneOf(CHARACTERS.slice(1), 'a digit from 1, or a letter'),
  letterOrDigit,
  letterOrDigit,
]

/** State codes no longer in use. */
const FORMER_CODES: Readonly<Record<string, string>> = {
  '25': 'State code 25, Daman and Diu, was merged into 26 in January 2020.',
  '28': 'State code 28 was Andhra Pradesh before its division; it is 37 now.',
}

/**
 * The check character of a GSTIN, from its first fourteen characters: multiply their base-36 values by 1 and 2 in
 * turn, add up quotient and remainder by 36 of each product, and take the difference to the next multiple of 36.
 */
export function gstinCheckCharacter(first14: string): string {
  const sum = [...first14].reduce((total, character, index) => {
    const product = CHARACTERS.indexOf(character) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return CHARACTERS[(36 - (sum % 36)) % 36]!
}

const stateNameOf = (code: string): string | undefined =>
  (STATES as Partial<Record<string, { name: string }>>)[code]?.name

const SPECIAL_CODES: Readonly<Record<string, string>> = {
  '97': 'State code 97 is Other Territory',
  '99': 'State code 99 is the Centre’s jurisdiction',
}

/** Signs of special registrations, after a state code. Regular registrations have Z at position 14. */
const SPECIAL_FORMS: readonly (readonly [form: RegExp, sign: string])[] = [
  [
    /^..[A-Z]{4}\d{5}[A-Z][0-9A-Z][0-9A-Y][0-9A-Z]$/,
    'Characters 3 to 12 are built like a TAN, as those of deductors of tax',
  ],
  [
    /^..\d{2}[A-Z]{3}\d{5}[0-9A-Z]{3}$/,
    'Characters 3 to 12 are a year, a country and a number, as those of non-residents, embassies and bodies of the United Nations',
  ],
  [/^..[A-Z]{5}\d{4}[A-Z][0-9A-Z]D[0-9A-Z]$/, 'Character 14 is “D”, as that of deductors of tax'],
  [/^..[A-Z]{5}\d{4}[A-Z][0-9A-Z]C[0-9A-Z]$/, 'Character 14 is “C”, as that of collectors of tax'],
]

/** By what a number is recognized as that of a special registration, if it is one. */
function specialSign(text: string): string | undefined {
  if (!/^\d\d[0-9A-Z]{13}$/.test(text)) return undefined
  const code = text.slice(0, 2)
  if (SPECIAL_CODES[code] !== undefined) return SPECIAL_CODES[code]
  return stateNameOf(code) && SPECIAL_FORMS.find(([form]) => form.test(text))?.[1]
}

function stateProblem(text: string): CharacterProblem[] {
  const code = text.slice(0, 2)
  if (!/^\d\d$/.test(code) || stateNameOf(code) !== undefined || code in SPECIAL_CODES) return []
  const message =
    FORMER_CODES[code] ??
    `State code ${code} does not exist: codes run from 01 to 38; 97 and 99 are special registrations.`
  return [{ ...characterProblem(text, 1, 'a state code'), found: code, message }]
}

function checkCharacterProblem(text: string): CharacterProblem[] {
  const expected = gstinCheckCharacter(text.slice(0, -1))
  if (text.at(-1) === expected) return []
  return [
    {
      ...characterProblem(text, LENGTH, expected),
      message: `The check character is “${text.at(-1)}”, but it should be “${expected}” if the other fourteen are right. At least one of the fifteen is wrong.`,
    },
  ]
}

function problemsOf(text: string): CharacterProblem[] {
  const misplaced = [...stateProblem(text), ...checkPattern(text, PATTERN)]
  // The check character is meaningful only if every character matches its class.
  return misplaced.length > 0 || text.length !== LENGTH ? misplaced : checkCharacterProblem(text)
}

function cautionsOf(text: string): string[] {
  return [
    ...(text[13] === 'Z'
      ? []
      : [
          `Character 14 is “${text[13]}”. Regular registrations have Z there. We have not verified if others can differ.`,
        ]),
    'Only the GST portal can say whether this GSTIN was issued and is active.',
  ]
}

/**
 * Checks a GSTIN with its check character, and reads its parts or lists the wrong characters. Special registrations are
 * recognized, and not checked.
 */
export function checkGstin(typed: string): IdentifierCheck<GstinReading> | SpecialRegistration {
  const text = normalize(typed)
  const sign = specialSign(text)
  if (sign !== undefined)
    return {
      valid: 'special',
      text,
      message: `${sign}: a special registration, not checked here.`,
      cautions: ['Only the GST portal can say whether this number was issued and is active.'],
      rule: SPECIAL_RULE,
    }
  const characters = problemsOf(text)
  const [first] = characters
  const problem =
    lengthProblem('a GSTIN', text, LENGTH) ?? (first && { code: 'invalid' as const, message: first.message })
  if (problem !== undefined) {
    const isValid = (candidate: string) => problemsOf(candidate).length === 0
    const suggestions = text.length === LENGTH ? suggest(text, isValid) : []
    return { valid: false, text, problem, characters, suggestions, rule: RULE }
  }
  const stateCode = text.slice(0, 2) as GstinReading['stateCode']
  const pan = text.slice(2, 12)
  return {
    valid: true,
    text,
    reading: {
      stateCode,
      stateName: stateNameOf(stateCode)!,
      pan,
      holder: readPan(pan),
      registration: CHARACTERS.indexOf(text[12]!),
    },
    cautions: cautionsOf(text),
    rule: RULE,
  }
}
