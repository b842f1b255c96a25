import type { FieldProblem } from '../input.ts'
import { AMOUNT_LIMIT } from '../money.ts'
import type { BasisPoints } from '../money.ts'
import type { Paise } from '../working.ts'
import { plainText, readDecimal, scaled } from './decimal.ts'
import type { Decimal } from './decimal.ts'

/** The parsed value of a field’s text, or the problem with it. */
export type Read<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: FieldProblem }

const refused = (code: FieldProblem['code'], message: string) =>
  ({ ok: false, problem: { code, message } }) as const

const THOUSAND = 1_000n
const LAKH = 1_00_000n
const CRORE = 1_00_00_000n

/**
 * Units after a number, in rupees: English, Hindi in Latin letters, Hindi and Kannada. Devanagari is without nukta, as
 * {@link bare} writes it.
 */
const UNITS: Readonly<Record<string, bigint>> = {
  crores: CRORE,
  crore: CRORE,
  cr: CRORE,
  karod: CRORE,
  करोड: CRORE,
  ಕೋಟಿ: CRORE,
  lakhs: LAKH,
  lakh: LAKH,
  lacs: LAKH,
  lac: LAKH,
  laakh: LAKH,
  l: LAKH,
  लाख: LAKH,
  ಲಕ್ಷ: LAKH,
  thousand: THOUSAND,
  hazaar: THOUSAND,
  hazar: THOUSAND,
  hajar: THOUSAND,
  k: THOUSAND,
  हजार: THOUSAND,
  ಸಾವಿರ: THOUSAND,
}

// Longer names first, so that `lakhs` is not read as `l`.
const UNIT = Object.keys(UNITS)
  .toSorted((one, other) => other.length - one.length)
  .join('|')
const NO_LETTER = String.raw`(?![\p{L}\p{M}])`

const TERM = new RegExp(`^([\\d.,]+) ?(${UNIT})?\\.?${NO_LETTER}(?: |$)`, 'u')
const WITH_UNIT = new RegExp(`[\\d.,]+ ?(?:${UNIT})${NO_LETTER}`, 'gu')

const LETTERS = 'Write the amount in figures, such as 12,34,567 or 12.5 lakh.'
const NO_AMOUNT = 'This is not an amount. Write it as 12,34,567.50 or 12.5 lakh.'
const DECIMALS = 'Enter at most two decimals: one paisa is the smallest amount.'

/** Longer text is refused. */
const MAX_LENGTH = 60

interface Term {
  decimal: Decimal
  unit: bigint
}

/** Splits `1 crore 20 lakh` into terms; undefined if a part is not a number, or the units do not decrease. */
function readTerms(text: string): Term[] | undefined {
  const terms: Term[] = []
  let rest = text
  while (rest !== '') {
    const [taken, figure, name] = TERM.exec(rest) ?? []
    const decimal = figure === undefined ? undefined : readDecimal(figure)
    const unit = name === undefined ? 1n : UNITS[name]!
    const last = terms.at(-1)
    if (taken === undefined || decimal === undefined || (last && unit >= last.unit)) return undefined
    terms.push({ decimal, unit })
    rest = rest.slice(taken.length)
  }
  return terms
}

/**
 * A figure without its commas, which may be anywhere: an edited figure is regrouped only when its field is left. With
 * a unit (`1,5 lakh`) they must be correct, because the comma may be meant as a decimal point.
 */
const withoutCommas = (text: string) =>
  /^[\d,]*\d[\d,]*(?:\.\d*)?$/.test(text) ? text.replaceAll(',', '') : text

/** Removes the text around an amount: `₹`, `Rs.`, `INR`, `रुपये`, `/-`, `only`; and the nukta of Devanagari. */
function bare(text: string): string {
  return plainText(text)
    .toLowerCase()
    .replaceAll('\u093c', '')
    .replace(/^(-?) ?(?:₹|rs\.?|inr|rupees?|रु\.?)? ?/, '$1')
    .replace(/ ?(?:\/-|\/=)$/, '')
    .replace(/ ?(?:₹|rs\.?|inr|rupees?|रुपये|रुपए|रुपया|रु\.?)?(?: only)?$/, '')
    .replace(/ ?(?:\/-|\/=)$/, '')
}

/**
 * The sentence for an amount that people read in two ways; undefined if there is one reading.
 * - `5 lakh 50`: ₹5,00,050, or ₹5,50,000 as it is spoken
 * - `1.500`: one and a half rupees, or fifteen hundred where the point separates thousands
 */
function twoReadings(terms: readonly Term[]): string | undefined {
  const [last, before] = [terms.at(-1)!, terms.at(-2)]
  if (before && before.unit >= LAKH && last.unit === 1n && last.decimal.digits < 100n) {
    const [over, under] = before.unit === LAKH ? ['lakh', 'thousand'] : ['crore', 'lakh']
    return `This can be read in two ways: write “${over} … ${under}”, or all of it in figures.`
  }
  if (terms.length === 1 && last.unit === 1n && last.decimal.places === 3 && last.decimal.digits % 10n === 0n)
    return 'This can be read in two ways: write a comma for thousands, and at most two decimals.'
  return undefined
}

/**
 * Parses a typed or pasted amount in rupees: `₹12,34,567.00`, `Rs. 500/-`, `12.5 lakh`, `1 cr`, `50 हज़ार`,
 * `1 crore 20 lakh`, digits of Indian scripts. The result is exact: `12.34567 lakh` is ₹12,34,567. An amount with two
 * readings (`5 lakh 50`, `1.500`) is refused.
 */
export function readAmount(typed: string): Read<Paise> {
  if (typed.length > MAX_LENGTH) return refused('too-long', NO_AMOUNT)
  const text = bare(typed)
  if (text === '') return refused('missing', 'Enter an amount.')
  if (/^-|-$|^\(.*\)$/.test(text)) return refused('negative', 'An amount cannot be negative.')
  const terms = readTerms(withoutCommas(text))
  if (terms === undefined) {
    const words = text.replace(WITH_UNIT, '')
    return /\p{L}/u.test(words) ? refused('letters', LETTERS) : refused('invalid', NO_AMOUNT)
  }
  const ambiguity = twoReadings(terms)
  if (ambiguity !== undefined) return refused('invalid', ambiguity)
  let paise = 0n
  for (const { decimal, unit } of terms) {
    const part = scaled(decimal, unit * 100n)
    if (part === undefined) return refused('decimals', DECIMALS)
    paise += part
  }
  if (paise >= BigInt(AMOUNT_LIMIT)) return refused('too-large', 'Enter less than ₹10,00,000 crore.')
  return { ok: true, value: Number(paise) }
}

/** Parses a rate in percent, such as `8.5` or `18 %`, as basis points. The caller checks the upper limit. */
export function readRate(typed: string): Read<BasisPoints> {
  if (typed.length > MAX_LENGTH) return refused('too-long', 'Write the rate in figures, such as 8.5.')
  const text = plainText(typed)
    .toLowerCase()
    .replace(/ ?(?:%|per ?cent|percent)(?: ?p\.?a\.?)?$/, '')
  if (text === '') return refused('missing', 'Enter a rate.')
  if (text.startsWith('-')) return refused('negative', 'A rate cannot be negative.')
  const decimal = readDecimal(text)
  if (decimal === undefined) {
    return refused(/\p{L}/u.test(text) ? 'letters' : 'invalid', 'Write the rate in figures, such as 8.5.')
  }
  const points = scaled(decimal, 100n)
  if (points === undefined) return refused('decimals', 'Enter at most two decimals of a percent.')
  if (points > 10_000_00n) return refused('too-large', 'Enter at most 10,000%.')
  return { ok: true, value: Number(points) }
}
