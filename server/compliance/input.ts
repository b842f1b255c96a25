import { NoTableError } from './dated.ts'
import { formatRupees } from './format/rupees.ts'
import { parseIsoDate } from './ist.ts'
import { AMOUNT_LIMIT } from './money.ts'

/** Why a field was refused: the code is for programs, `FieldProblem.message` for people. */
export type ProblemCode =
  | 'missing'
  | 'invalid'
  | 'letters'
  | 'negative'
  | 'too-small'
  | 'too-large'
  | 'too-short'
  | 'too-long'
  | 'decimals'

export interface FieldProblem {
  readonly code: ProblemCode
  /** One plain sentence, safe to show at the field. */
  readonly message: string
}

/** Thrown by a calculation for invalid input: every wrong field, by name. */
export class InputError extends Error {
  override readonly name = 'InputError'
  readonly fields: Readonly<Record<string, FieldProblem>>

  constructor(fields: Readonly<Record<string, FieldProblem>>) {
    super(
      Object.entries(fields)
        .map(([field, { message }]) => `${field}: ${message}`)
        .join(' '),
    )
    this.fields = fields
  }
}

/**
 * Throws one error with the problems of all fields.
 * @throws InputError unless every problem is undefined
 */
export function checkInput(problems: Readonly<Record<string, FieldProblem | undefined>>): void {
  const found = Object.entries(problems).filter(
    (entry): entry is [string, FieldProblem] => entry[1] !== undefined,
  )
  if (found.length > 0) throw new InputError(Object.fromEntries(found))
}

/**
 * The problem with an amount in paise, if any.
 * @param range.min 0 by default
 * @param range.max just below {@link AMOUNT_LIMIT} by default
 */
export function amountProblem(
  paise: number,
  { min = 0, max = AMOUNT_LIMIT - 1 }: { min?: number; max?: number } = {},
): FieldProblem | undefined {
  if (!Number.isFinite(paise)) return { code: 'missing', message: 'Enter an amount.' }
  if (paise > max) return { code: 'too-large', message: aboveMaximum(max) }
  if (paise < 0 && min >= 0) return { code: 'negative', message: 'An amount cannot be negative.' }
  if (paise < min) return { code: 'too-small', message: `Enter at least ${formatRupees(min)}.` }
  if (!Number.isInteger(paise))
    return { code: 'invalid', message: 'Enter whole paise: at most two decimals.' }
  return undefined
}

function aboveMaximum(max: number): string {
  return max === AMOUNT_LIMIT - 1
    ? 'Enter less than ₹10,00,000 crore.'
    : `Enter at most ${formatRupees(max)}.`
}

/**
 * The problem with a whole number, such as years or months, if any.
 * @param unit its plural, such as `months`
 */
export function wholeProblem(
  value: number,
  unit: string,
  min: number,
  max: number,
): FieldProblem | undefined {
  if (!Number.isFinite(value)) return { code: 'missing', message: `Enter the number of ${unit}.` }
  if (!Number.isInteger(value)) return { code: 'invalid', message: `Enter a whole number of ${unit}.` }
  if (min <= value && value <= max) return undefined
  return { code: value < min ? 'too-small' : 'too-large', message: `Enter ${min} to ${max} ${unit}.` }
}

/** The problem with a date, if any: it must be a real day, written `YYYY-MM-DD`. */
export function dateProblem(date: string): FieldProblem | undefined {
  if (date.trim() === '') return { code: 'missing', message: 'Enter a date.' }
  try {
    parseIsoDate(date)
    return undefined
  } catch {
    return { code: 'invalid', message: 'Enter a real date.' }
  }
}

/** The problem with a choice, if any: it must be one of the options. */
export function choiceProblem(value: string, choices: readonly string[]): FieldProblem | undefined {
  return choices.includes(value)
    ? undefined
    : { code: 'invalid', message: 'Please choose one of the options.' }
}

/** The outcome of a calculation: a value, fields to correct, or no table for its date. */
export type Outcome<Value> =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'input'; readonly fields: Readonly<Record<string, FieldProblem>> }
  | { readonly kind: 'no-table'; readonly message: string }

/** Runs a calculation and returns its two kinds of error as data, for a page that recomputes on input. */
export function outcomeOf<Value>(calculate: () => Value): Outcome<Value> {
  try {
    return { kind: 'value', value: calculate() }
  } catch (error) {
    if (error instanceof InputError) return { kind: 'input', fields: error.fields }
    if (error instanceof NoTableError) return { kind: 'no-table', message: error.message }
    throw error
  }
}
