/** Kinds of answer that a tool asks for: how the text in a field is read, and how an address holds it. */
import { groupDigits, readAmount, readRate, type Read } from '@anupalan/server/compliance/format'
import { wholeProblem, type FieldProblem } from '@anupalan/server/compliance/input'
import { formatDate, type IsoDate } from '@anupalan/server/compliance/ist'
import type { BasisPoints } from '@anupalan/server/compliance/money'
import type { Paise } from '@anupalan/server/compliance/working'
import { readDate } from '../read-date.ts'
import { answerProblems } from './words.ts'

/** One question of a tool. Its answer is text, as it stands in the field, until it is read. */
export interface Kind<Value> {
  /** What stands in the field at first: a part of the example. */
  readonly initial: string
  /** The answer, or what is wrong with it. */
  readonly read: (text: string) => Read<Value>
  /**
   * Whether the text says something already, so that nobody waits for the rest of it.
   * @default whether it can be read
   */
  readonly isWhole?: (text: string) => boolean
  /** A shorter spelling for the address, of the same meaning. What cannot be read stays as it was typed. */
  readonly toAddress: (text: string) => string
  /** The text for the field; undefined for what no one could have entered there. */
  readonly fromAddress: (written: string) => string | undefined
}

const asIs = (typed: string) => typed

/** `toAddress` of a kind: how its value is spelt, where there is one. */
const spelt =
  <Value>(read: Kind<Value>['read'], spell: (value: Value) => string) =>
  (typed: string) => {
    const answer = read(typed)
    return answer.ok ? spell(answer.value) : typed
  }

/** Hundredths as a decimal number: 123450 is `1234.5`. */
function decimal(hundredths: number): string {
  const [units, part] = [Math.trunc(hundredths / 100), String(hundredths % 100).padStart(2, '0')]
  return part === '00' ? String(units) : `${units}.${part.replace(/0$/, '')}`
}

const grouped = (written: string) => {
  const [, units, part = ''] = /^(\d{1,18})(\.\d+)?$/.exec(written) ?? []
  return units === undefined ? written : groupDigits(BigInt(units)) + part
}

/** An amount of rupees, as people type and paste it. */
export function amount(initial: string): Kind<Paise> {
  return { initial, read: readAmount, toAddress: spelt(readAmount, decimal), fromAddress: grouped }
}

/** An amount that may be left out, which is zero. */
export function optionalAmount(initial = ''): Kind<Paise> {
  const read = (typed: string): Read<Paise> =>
    typed.trim() === '' ? { ok: true, value: 0 } : readAmount(typed)
  const toAddress = (typed: string) => (typed.trim() === '' ? '' : spelt(read, decimal)(typed))
  return { initial, read, toAddress, fromAddress: grouped }
}

/** An amount that may be left out, which is not the same as zero. */
export function amountOrNone(): Kind<Paise | undefined> {
  const optional = optionalAmount()
  return {
    ...optional,
    read: (typed) => (typed.trim() === '' ? { ok: true, value: undefined } : readAmount(typed)),
  }
}

/** A rate in percent. */
export function rate(initial: string): Kind<BasisPoints> {
  return { initial, read: readRate, toAddress: spelt(readRate, decimal), fromAddress: asIs }
}

/** The number that a text is: not a number where it is none. */
function numberIn(typed: string): number {
  const bare = typed.normalize('NFKC').replaceAll(/[\s,]/g, '')
  return /^-?\d+(\.\d+)?$/.test(bare) ? Number(bare) : Number.NaN
}

/**
 * A whole number.
 * @param unit its plural, such as `months`
 */
export function whole(initial: string, unit: string, least: number, most: number): Kind<number> {
  const read = (typed: string): Read<number> => {
    const value = numberIn(typed)
    const problem =
      typed.trim() !== '' && Number.isNaN(value)
        ? { code: 'letters' as const, message: answerProblems.noFigures(unit) }
        : wholeProblem(value, unit, least, most)
    return problem ? { ok: false, problem } : { ok: true, value }
  }
  return { initial, read, toAddress: spelt(read, String), fromAddress: asIs }
}

/** A whole number that may be left out, which is zero. */
export function optionalWhole(initial: string, unit: string, most: number): Kind<number> {
  const asked = whole(initial, unit, 0, most)
  return {
    ...asked,
    read: (typed) => (typed.trim() === '' ? { ok: true, value: 0 } : asked.read(typed)),
  }
}

/** A percentage without decimals. */
export function wholePercent(initial: string, least: number, most = 100): Kind<number> {
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
  return { initial, read, toAddress: spelt(read, String), fromAddress: asIs }
}

/** A day. */
export function date(initial: IsoDate): Kind<IsoDate> {
  const display = (written: string) => {
    const answer = readDate(written)
    return answer.ok ? formatDate(answer.value) : written
  }
  return { initial: display(initial), read: readDate, toAddress: spelt(readDate, asIs), fromAddress: display }
}

/** One of a few. */
export function choice<Value extends string>(values: readonly Value[], initial: NoInfer<Value>): Kind<Value> {
  const isOne = (typed: string): typed is Value => (values as readonly string[]).includes(typed)
  return {
    initial,
    read: (typed) =>
      isOne(typed)
        ? { ok: true, value: typed }
        : { ok: false, problem: { code: 'invalid', message: answerProblems.notOffered } },
    toAddress: asIs,
    fromAddress: (written) => (isOne(written) ? written : undefined),
  }
}

/** What stands in the field of a box that is ticked. */
export const TICKED = 'yes'

/** So, or not so. */
export function flag(isTicked = false): Kind<boolean> {
  return {
    initial: isTicked ? TICKED : '',
    read: (typed) => ({ ok: true, value: typed === TICKED }),
    toAddress: asIs,
    fromAddress: (written) => (written === TICKED || written === '' ? written : undefined),
  }
}

/** Text that the calculation itself checks, such as a GSTIN. */
export function text(initial: string, isWhole: (text: string) => boolean): Kind<string> {
  return {
    initial,
    isWhole,
    read: (typed) => ({ ok: true, value: typed }),
    toAddress: asIs,
    fromAddress: asIs,
  }
}
