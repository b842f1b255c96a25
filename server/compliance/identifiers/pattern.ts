import type { FieldProblem } from '../input.ts'
import type { RuleReference } from '../working.ts'

/** The characters that one position of an identifier accepts. */
export interface CharacterClass {
  /** In words, such as `a digit`. */
  expected: string
  /** Every accepted character. */
  accepts: string
}

/** A character that its position does not accept. */
export interface CharacterProblem {
  /** Counted from 1. */
  position: number
  found: string
  expected: string
  /** One sentence, such as `Character 3 is “1”; a letter stands there.` */
  message: string
}

/** The parts of an identifier, or its problems. A well-formed identifier may never have been issued. */
export type IdentifierCheck<Reading> =
  | {
      readonly valid: true
      /** Without spaces and hyphens, in capitals. */
      readonly text: string
      readonly reading: Reading
      /** What could not be checked or is unusual. */
      readonly cautions: readonly string[]
      readonly rule: RuleReference
    }
  | {
      readonly valid: false
      readonly text: string
      /** The most important problem. */
      readonly problem: FieldProblem
      /** The wrong characters, first to last. Empty if only the length is wrong. */
      readonly characters: readonly CharacterProblem[]
      /** Well-formed identifiers that differ by one look-alike character, or by two transposed neighbours. */
      readonly suggestions: readonly string[]
      readonly rule: RuleReference
    }

export const DIGITS = '0123456789'
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

export const digit: CharacterClass = { expected: 'a digit', accepts: DIGITS }
export const letter: CharacterClass = { expected: 'a letter', accepts: LETTERS }
export const letterOrDigit: CharacterClass = { expected: 'a letter or a digit', accepts: DIGITS + LETTERS }

/** A class of a few characters. */
export function oneOf(accepts: string, expected = `one of ${[...accepts].join(', ')}`): CharacterClass {
  return { expected, accepts }
}

/** The same class for several positions. */
export function times(count: number, characterClass: CharacterClass): CharacterClass[] {
  return Array.from({ length: count }, () => characterClass)
}

/** In capitals, without spaces, hyphens and invisible characters, for comparison. */
export function normalize(text: string): string {
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

/** The characters that do not match the pattern, up to the length of the text. */
export function checkPattern(text: string, pattern: readonly CharacterClass[]): CharacterProblem[] {
  return pattern.flatMap(({ accepts, expected }, index) => {
    const found = text[index]
    return found === undefined || accepts.includes(found) ? [] : [characterProblem(text, index + 1, expected)]
  })
}

/**
 * The problem with the length, if any.
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

/** Every text that differs by one look-alike character, or by two transposed neighbours. */
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

/** Up to three well-formed {@link neighbours} of a mistyped text. */
export function suggest(text: string, isValid: (candidate: string) => boolean): string[] {
  return [...new Set(neighbours(text))].filter(isValid).slice(0, 3)
}

/**
 * Checks an identifier without a check character against its pattern.
 * @param name with its article, such as `a PAN`
 */
export function checkIdentifier<Reading>(
  name: string,
  typed: string,
  pattern: readonly CharacterClass[],
  rule: RuleReference,
  read: (text: string) => { reading: Reading; cautions: readonly string[] },
): IdentifierCheck<Reading> {
  const text = normalize(typed)
  const characters = checkPattern(text, pattern)
  const [first] = characters
  const problem =
    lengthProblem(name, text, pattern.length) ??
    (first && { code: 'invalid' as const, message: first.message })
  if (problem === undefined) return { valid: true, text, ...read(text), rule }
  const isValid = (candidate: string) => checkPattern(candidate, pattern).length === 0
  const suggestions = text.length === pattern.length ? suggest(text, isValid) : []
  return { valid: false, text, problem, characters, suggestions, rule }
}
