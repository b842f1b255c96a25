/** Kinds of field of a tool: how a field's text is parsed, and how a URL fragment contains it. */
import { groupDigits, readAmount, readRate, type Read } from '@anupalan/server/compliance/format'
import { wholeProblem, type FieldProblem } from '@anupalan/server/compliance/input'
import { formatDate, type IsoDate } from '@anupalan/server/compliance/ist'
import type { BasisPoints } from '@anupalan/server/compliance/money'
import type { Paise } from '@anupalan/server/compliance/working'
import { readDate } from '../read-date.ts'
import { answerProblems } from './words.ts'

/** One field of a tool. Its value is text until it is parsed. */
export interface Kind<Value> {
  /** The initial text: a part of the example. */
  readonly initial: string
  /** The text without the example. */
  readonly empty: string
  /** Whether its text is a figure of the visitor’s own case: the example’s figures go when one of them is typed. */
  readonly isFigure: boolean
  /** Parses the text to a value or a problem. */
  readonly read: (text: string) => Read<Value>
  /**
   * Whether the text is complete while typing, so that the result updates without waiting for a pause.
   * @default whether it is valid
   */
  readonly isComplete?: (text: string) => boolean
  /** A shorter text with the same value, for the fragment. Invalid text is unchanged. */
  readonly toAddress: (text: string) => string
  /** The text for the field; undefined for a value that the field cannot have. */
  readonly fromAddress: (written: string) => string | undefined
}

const asIs = (typed: string) => typed

/** Common to the kinds that a visitor types. */
const typedField = { empty: '', isFigure: true } as const

/** A field whose initial text is a default and no part of the example, such as a share that most use. */
export function setting<Value>(kind: Kind<Value>): Kind<Value> {
  return { ...kind, empty: kind.initial, isFigure: false }
}

/** `toAddress` of a kind: formats a valid value. */
const formatted =
  <Value>(read: Kind<Value>['read'], format: (value: Value) => string) =>
  (typed: string) => {
    const answer = read(typed)
    return answer.ok ? format(answer.value) : typed
  }

/** Hundredths as a decimal number: 123450 is `1234.5`. */
function decimal(hundredths: number): string {
  const [whole, part] = [Math.trunc(hundredths / 100), String(hundredths % 100).padStart(2, '0')]
  return part === '00' ? String(whole) : `${whole}.${part.replace(/0$/, '')}`
}

const grouped = (written: string) => {
  const [, whole, part = ''] = /^(\d{1,18})(\.\d+)?$/.exec(written) ?? []
  return whole === undefined ? written : groupDigits(BigInt(whole)) + part
}

/** An amount in rupees, in the forms that people type and paste. */
export function amount(initial: string): Kind<Paise> {
  return {
    ...typedField,
    initial,
    read: readAmount,
    toAddress: formatted(readAmount, decimal),
    fromAddress: grouped,
  }
}

/** An optional amount; zero if empty. */
export function optionalAmount(initial = ''): Kind<Paise> {
  const read = (written: string): Read<Paise> =>
    written.trim() === '' ? { ok: true, value: 0 } : readAmount(written)
  const toAddress = (written: string) => (written.trim() === '' ? '' : formatted(read, decimal)(written))
  return { ...typedField, initial, read, toAddress, fromAddress: grouped }
}

/** An optional amount; undefined if empty. */
export function amountOrNone(): Kind<Paise | undefined> {
  const optional = optionalAmount()
  return {
    ...optional,
    read: (typed) => (typed.trim() === '' ? { ok: true, value: undefined } : readAmount(typed)),
  }
}

/** A rate in percent, with decimals. */
export function rate(initial: string): Kind<BasisPoints> {
  return {
    ...typedField,
    initial,
    read: readRate,
    toAddress: formatted(readRate, decimal),
    fromAddress: asIs,
  }
}

/** The number in a text, or NaN. */
function numberIn(typed: string): number {
  const bare = typed.normalize('NFKC').replaceAll(/[\s,]/g, '')
  return /^-?\d+(\.\d+)?$/.test(bare) ? Number(bare) : Number.NaN
}

/**
 * A whole number.
 * @param unit plural, such as `months`
 */
export function wholeNumber(initial: string, unit: string, least: number, most: number): Kind<number> {
  const read = (typed: string): Read<number> => {
    const value = numberIn(typed)
    const problem =
      typed.trim() !== '' && Number.isNaN(value)
        ? { code: 'letters' as const, message: answerProblems.noFigures(unit) }
        : wholeProblem(value, unit, least, most)
    return problem ? { ok: false, problem } : { ok: true, value }
  }
  return { ...typedField, initial, read, toAddress: formatted(read, String), fromAddress: asIs }
}

/** An optional whole number; zero if empty. */
export function optionalWholeNumber(initial: string, unit: string, most: number): Kind<number> {
  const required = wholeNumber(initial, unit, 0, most)
  return {
    ...required,
    read: (typed) => (typed.trim() === '' ? { ok: true, value: 0 } : required.read(typed)),
  }
}

/** A percentage without decimals. */
export function wholePercentage(initial: string, least: number, most = 100): Kind<number> {
  const read = (typed: string): Read<number> => {
    const value = numberIn(typed.replace(/%\s*$/, ''))
    const refuse = (code: FieldProblem['code'], message: string) => ({
      ok: false as const,
      problem: { code, message },
    })
    if (typed.trim() === '') return refuse('missing', answerProblems.noPercentage)
    if (Number.isNaN(value)) return refuse('letters', answerProblems.percentageNoFigures)
    if (!Number.isInteger(value)) return refuse('invalid', answerProblems.percentageDecimals)
    if (value < least || value > most)
      return refuse(value < least ? 'too-small' : 'too-large', answerProblems.percentageRange(least, most))
    return { ok: true, value }
  }
  return { ...typedField, initial, read, toAddress: formatted(read, String), fromAddress: asIs }
}

/** A date. */
export function date(initial: IsoDate): Kind<IsoDate> {
  const display = (written: string) => {
    const answer = readDate(written)
    return answer.ok ? formatDate(answer.value) : written
  }
  return {
    ...typedField,
    initial: display(initial),
    read: readDate,
    toAddress: formatted(readDate, asIs),
    fromAddress: display,
  }
}

/** The problem of an empty date. */
export const missingDate: FieldProblem = { code: 'missing', message: 'Enter a date.' }

/** A date that is required only with another answer; undefined if empty. */
export function dateOrNone(initial: IsoDate): Kind<IsoDate | undefined> {
  const required = date(initial)
  const toAddress = (written: string) => (written.trim() === '' ? '' : required.toAddress(written))
  return {
    ...required,
    read: (written) => (written.trim() === '' ? { ok: true, value: undefined } : required.read(written)),
    toAddress,
  }
}

/** One of several options. */
export function choice<Value extends string>(values: readonly Value[], initial: NoInfer<Value>): Kind<Value> {
  const isOne = (typed: string): typed is Value => (values as readonly string[]).includes(typed)
  return {
    initial,
    empty: initial,
    isFigure: false,
    read: (typed) =>
      isOne(typed)
        ? { ok: true, value: typed }
        : { ok: false, problem: { code: 'invalid', message: answerProblems.notOffered } },
    toAddress: asIs,
    fromAddress: (written) => (isOne(written) ? written : undefined),
  }
}

/** Value of a ticked checkbox. */
export const TICKED = 'yes'

/** A checkbox. */
export function flag(isTicked = false): Kind<boolean> {
  return {
    initial: isTicked ? TICKED : '',
    empty: '',
    isFigure: false,
    read: (typed) => ({ ok: true, value: typed === TICKED }),
    toAddress: asIs,
    fromAddress: (written) => (written === TICKED || written === '' ? written : undefined),
  }
}

/** Text that the calculation validates, such as a GSTIN. */
export function text(initial: string, isComplete: (text: string) => boolean): Kind<string> {
  return {
    ...typedField,
    initial,
    isComplete,
    read: (typed) => ({ ok: true, value: typed }),
    toAddress: asIs,
    fromAddress: asIs,
  }
}
