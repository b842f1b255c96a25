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
  stateCode: StateCode | '97'
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

function stateNameOf(code: string): string | undefined {
  return code === '97' ? 'Other Territory' : (STATES as Partial<Record<string, { name: string }>>)[code]?.name
}

function stateProblem(text: string): CharacterProblem[] {
  const code = text.slice(0, 2)
  if (!/^\d\d$/.test(code) || stateNameOf(code) !== undefined) return []
  const message =
    FORMER_CODES[code] ??
    `State code ${code} does not exist: codes run from 01 to 38, and 97 is Other Territory.`
  return [{ ...characterProblem(text, 1, 'a state code'), found: code, message }]
}

function checkCharacterProblem(text: string): CharacterProblem[] {
  const expected = gstinCheckCharacter(text.slice(0, -1))
  if (text.at(-1) === expected) return []
  return [
    {
      ...characterProblem(text, LENGTH, expected),
      message: `The check character is “${text.at(-1)}”, and would be “${expected}” if the other fourteen are right: at least one of the fifteen is mistyped.`,
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
          `Character 14 is “${text[13]}”. Regular registrations have Z there; whether others may differ was not verified.`,
        ]),
    'Only the GST portal can say whether this GSTIN was issued and is active.',
  ]
}

/** Checks a GSTIN with its check character, and reads its parts or lists the wrong characters. */
export function checkGstin(typed: string): IdentifierCheck<GstinReading> {
  const text = normalize(typed)
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
