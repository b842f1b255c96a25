import type { FieldProblem } from '../input.ts'
import type { RuleReference } from '../working.ts'

/** What one place of an identifier may hold. */
export interface Place {
  /** What stands there, such as `a digit`. */
  expected: string
  /** The characters it may be. */
  accepts: string
}

/** A character that cannot stand where it does. */
export interface CharacterProblem {
  /** Counted from 1. */
  position: number
  found: string
  expected: string
  /** One sentence, such as `Character 3 is “1”; a letter stands there.` */
  message: string
}

/** What an identifier says, or what is wrong with it. Being well-formed does not mean that it was ever issued. */
export type IdentifierCheck<Reading> =
  | {
      readonly valid: true
      /** Without spaces and hyphens, in capitals. */
      readonly text: string
      readonly reading: Reading
      /** What could not be checked, or is unusual. */
      readonly cautions: readonly string[]
      readonly rule: RuleReference
    }
  | {
      readonly valid: false
      readonly text: string
      /** The first thing to say. */
      readonly problem: FieldProblem
      /** Which characters are wrong, first to last. Empty where only the length is. */
      readonly characters: readonly CharacterProblem[]
      /** Well-formed identifiers that differ by one character that looks alike, or by two exchanged. */
      readonly suggestions: readonly string[]
      readonly rule: RuleReference
    }

export const DIGITS = '0123456789'
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

export const digit: Place = { expected: 'a digit', accepts: DIGITS }
export const letter: Place = { expected: 'a letter', accepts: LETTERS }
export const letterOrDigit: Place = { expected: 'a letter or a digit', accepts: DIGITS + LETTERS }

/** A place that holds one of a few characters. */
export function oneOf(accepts: string, expected = `one of ${[...accepts].join(', ')}`): Place {
  return { expected, accepts }
}

/** The same place several times. */
export function times(count: number, place: Place): Place[] {
  return Array.from({ length: count }, () => place)
}

/** As an identifier is compared: capitals, without spaces, hyphens and invisible characters. */
export function tidy(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Pd}]/gu, '')
    .toUpperCase()
}

export function characterProblem(text: string, position: number, expected: string): CharacterProblem {
  const found = text[position - 1] ?? ''
  return {
    position,
    found,
    expected,
    message: `Character ${position} is “${found}”; ${expected} stands there.`,
  }
}

/** The characters that cannot stand where they do, as far as the text reaches. */
export function checkPlaces(text: string, places: readonly Place[]): CharacterProblem[] {
  return places.flatMap(({ accepts, expected }, index) => {
    const found = text[index]
    return found === undefined || accepts.includes(found) ? [] : [characterProblem(text, index + 1, expected)]
  })
}

/**
 * What is wrong with the length, if anything.
 * @param name with its article, such as `a PAN`
 */
export function lengthProblem(name: string, text: string, length: number): FieldProblem | undefined {
  if (text === '') return { code: 'missing', message: `Enter ${name}.` }
  if (text.length === length) return undefined
  return {
    code: text.length < length ? 'too-short' : 'too-long',
    message: `${name.replace('a', 'A')} has ${length} characters; this has ${text.length}.`,
  }
}

const LOOK_ALIKES = ['0ODQ', '1IL', '2Z', '5S', '6G', '8B'] as const

/** Every text that differs by one character that looks alike, or by two neighbours exchanged. */
function neighbours(text: string): string[] {
  return [...text].flatMap((found, index) => {
    const rest = (replacement: string, length: number) =>
      text.slice(0, index) + replacement + text.slice(index + length)
    const alike: string = LOOK_ALIKES.find((group) => group.includes(found)) ?? ''
    const next = text[index + 1]
    return [
      ...[...alike].filter((other) => other !== found).map((other) => rest(other, 1)),
      ...(next === undefined || next === found ? [] : [rest(next + found, 2)]),
    ]
  })
}

/** The few {@link neighbours} of a mistyped text that are well-formed. */
export function suggest(text: string, isValid: (candidate: string) => boolean): string[] {
  return [...new Set(neighbours(text))].filter(isValid).slice(0, 3)
}

/**
 * Checks an identifier that is places only, without a check character.
 * @param name with its article, such as `a PAN`
 */
export function checkShape<Reading>(
  name: string,
  typed: string,
  places: readonly Place[],
  rule: RuleReference,
  read: (text: string) => { reading: Reading; cautions: readonly string[] },
): IdentifierCheck<Reading> {
  const text = tidy(typed)
  const characters = checkPlaces(text, places)
  const [first] = characters
  const problem =
    lengthProblem(name, text, places.length) ??
    (first && { code: 'invalid' as const, message: first.message })
  if (problem === undefined) return { valid: true, text, ...read(text), rule }
  const isValid = (candidate: string) => checkPlaces(candidate, places).length === 0
  const suggestions = text.length === places.length ? suggest(text, isValid) : []
  return { valid: false, text, problem, characters, suggestions, rule }
}
