/** Kinds of template fields: how each is shown, parsed and validated. */
import { readAmount, readRate, type Read } from '@anupalan/server/compliance/format'
import { GST_PLACES, placeName, type GstPlace } from '@anupalan/server/compliance/gst'
import {
  checkGstin,
  checkPan,
  type IdentifierCheck,
  type SpecialRegistration,
} from '@anupalan/server/compliance/identifiers'
import { isoDate, MONTHS, type IsoDate } from '@anupalan/server/compliance/ist'
import { readDate } from '../../../ui/read-date.ts'

/** How a field is shown. */
export type Control =
  | {
      as: 'text'
      autoComplete?: string
      isFigure?: boolean
      inputMode?: 'numeric' | 'decimal' | 'tel' | 'email'
    }
  | { as: 'area' }
  | { as: 'amount' }
  | { as: 'date' }
  | { as: 'choice'; options: readonly { value: string; label: string }[]; placeholder?: string }
  | { as: 'flag' }

/** One field of a template. Its value is text until `read` parses it. */
export interface Field<Value> {
  readonly label: string
  readonly description?: string
  readonly isRequired: boolean
  readonly control: Control
  /** Parses the text, which is never empty. */
  readonly read: (text: string) => Read<Value>
  /** Error of an empty required field. */
  readonly missing: string
}

export type Fields = Readonly<Record<string, Field<unknown>>>

/** The parsed value of each field; undefined if empty or invalid. */
export type ValuesOf<F extends Fields> = {
  readonly [Name in keyof F]: (F[Name] extends Field<infer Value> ? Value : never) | undefined
}

/** The text of each field; a missing field is empty. */
export type TextsOf<F extends Fields> = { readonly [Name in keyof F]?: string }

export interface FieldWords {
  label: string
  description?: string
  /** @default false */
  isRequired?: boolean
  /** Error if it is required and empty. @default derived from the label */
  missing?: string
}

const refused = (message: string) => ({ ok: false, problem: { code: 'invalid', message } }) as const
const lower = (label: string) => (/^[A-Z]{2}/.test(label) ? label : label[0]!.toLowerCase() + label.slice(1))

function field<Value>(
  { label, description, isRequired = false, missing = `Enter the ${lower(label)}.` }: FieldWords,
  control: Control,
  read: (text: string) => Read<Value>,
): Field<Value> {
  return { label, isRequired, missing, control, read, ...(description !== undefined && { description }) }
}

const within =
  (most: number) =>
  (typed: string): Read<string> => {
    // Control characters, such as the tab of a copied cell, become spaces.
    const value = typed.replaceAll(/(?!\n)[\s\p{Cc}]+/gu, ' ').trim()
    return value.length <= most ? { ok: true, value } : refused(`Use at most ${most} characters.`)
  }

const MOST_IN_LINE = 120
const MOST_IN_AREA = 1000

/** A single line of text. */
export const line = (words: FieldWords & { autoComplete?: string; most?: number }): Field<string> =>
  field(
    words,
    { as: 'text', ...(words.autoComplete && { autoComplete: words.autoComplete }) },
    within(words.most ?? MOST_IN_LINE),
  )

/** Multi-line text. */
export const area = (words: FieldWords): Field<string> =>
  field({ ...words }, { as: 'area' }, (typed) =>
    within(MOST_IN_AREA)(typed.replaceAll(/\r\n?/g, '\n').replaceAll(/\n{2,}/g, '\n')),
  )

/** Text that matches `form`. @param problem message for any other text */
export const textMatching = (
  words: FieldWords & { form: RegExp; problem: string; inputMode?: 'numeric' | 'tel' | 'email' },
): Field<string> =>
  field(
    words,
    {
      as: 'text',
      isFigure: words.inputMode !== 'email',
      ...(words.inputMode && { inputMode: words.inputMode }),
    },
    (typed) => {
      const value = typed.trim()
      return words.form.test(value) ? { ok: true, value } : refused(words.problem)
    },
  )

/** An official identifier, checked by its form only. The number of a special registration is accepted unchecked. */
export const identifier =
  (check: (typed: string) => IdentifierCheck<unknown> | SpecialRegistration) =>
  (words: FieldWords): Field<string> =>
    field(words, { as: 'text', isFigure: true }, (typed) => {
      const checked = check(typed)
      return checked.valid ? { ok: true, value: checked.text } : { ok: false, problem: checked.problem }
    })

export const gstin = identifier(checkGstin)
export const pan = identifier(checkPan)

/** Paise, zero or more. */
export const amount = (words: FieldWords): Field<number> => field(words, { as: 'amount' }, readAmount)

/** Paise; negative with a leading minus or in brackets. */
export const signedAmount = (words: FieldWords): Field<number> =>
  field(words, { as: 'amount' }, (typed) => {
    const [, minus, inBrackets] = /^\s*(?:([-−–])\s*.*|\((.*)\)\s*)$/s.exec(typed) ?? []
    if (minus === undefined && inBrackets === undefined) return readAmount(typed)
    const read = readAmount(inBrackets ?? typed.replace(/^\s*[-−–]\s*/, ''))
    return read.ok ? { ok: true, value: 0 - read.value } : read
  })

/** Thousandths, above zero. */
export const quantity = (words: FieldWords): Field<number> =>
  field(words, { as: 'text', isFigure: true, inputMode: 'decimal' }, (typed) => {
    const [, integer, part = ''] = /^(\d{1,9})(?:\.(\d{0,3}))?$/.exec(typed.trim().replaceAll(',', '')) ?? []
    if (integer === undefined)
      return refused('Write a number with at most three decimals, such as 12 or 2.5.')
    const value = Number(integer) * 1000 + Number(part.padEnd(3, '0'))
    return value > 0 ? { ok: true, value } : refused('Enter more than zero.')
  })

/** Hundredths of a percent, at most a hundred percent. */
export const percent = (words: FieldWords): Field<number> =>
  field(words, { as: 'text', isFigure: true, inputMode: 'decimal' }, (typed) => {
    const read = readRate(typed)
    const isTooLarge = read.ok ? read.value > 10_000 : read.problem.code === 'too-large'
    return isTooLarge ? refused('Enter at most 100%.') : read
  })

/** A whole number from `least` to `most`. */
export const wholeNumber = (words: FieldWords & { least: number; most: number }): Field<number> =>
  field(words, { as: 'text', isFigure: true, inputMode: 'numeric' }, (typed) => {
    const value = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : Number.NaN
    return words.least <= value && value <= words.most
      ? { ok: true, value }
      : refused(`Enter a whole number from ${words.least} to ${words.most}.`)
  })

export const date = (words: FieldWords): Field<IsoDate> => field(words, { as: 'date' }, readDate)

/** A month of a year, stored as its first day. */
export const month = (words: FieldWords): Field<IsoDate> =>
  field(words, { as: 'text', isFigure: true }, (typed) => {
    const [, name = '', year] = /^(\p{L}+|\d{1,2})[\s,./-]+(\d{4})$/u.exec(typed.trim()) ?? []
    const at = /^\d/.test(name)
      ? Number(name)
      : 1 + MONTHS.findIndex((each) => name.length > 2 && each.toLowerCase().startsWith(name.toLowerCase()))
    return year === undefined || at < 1 || at > 12
      ? refused('Write the month and its year, such as November 2026.')
      : { ok: true, value: isoDate(Number(year), at, 1) }
  })

/** One of several options. */
export const choice = <Value extends string>(
  words: FieldWords & { options: Readonly<Record<Value, string>>; placeholder?: string },
): Field<Value> => {
  const options = Object.entries<string>(words.options).map(([value, label]) => ({ value, label }))
  const isOne = (text: string): text is Value => Object.hasOwn(words.options, text)
  return field(
    { missing: `Choose the ${lower(words.label)}.`, ...words },
    { as: 'choice', options, placeholder: words.placeholder ?? 'Choose' },
    (text) => (isOne(text) ? { ok: true, value: text } : refused('Please choose one of the options.')),
  )
}

const placeOptions = GST_PLACES.map((code) => ({ value: code, label: `${code} ${placeName(code)}` }))

const chosenPlace = <Place extends string>(
  words: FieldWords,
  options: readonly { value: Place; label: string }[],
): Field<Place> =>
  field(
    { missing: `Choose the ${lower(words.label)}.`, ...words },
    { as: 'choice', options, placeholder: 'Choose a state' },
    (text) => {
      const found = options.find(({ value }) => value === text)
      return found ? { ok: true, value: found.value } : refused('Please choose one of the options.')
    },
  )

/** A state or union territory, by its GST code. */
export const place = (words: FieldWords): Field<GstPlace> => chosenPlace(words, placeOptions)

/** Outside India: the place of an export, and of its recipient. */
export const ABROAD = 'abroad'
export type PlaceOrAbroad = GstPlace | typeof ABROAD
export const abroadName = 'Outside India'

/** A state or union territory by its GST code, or outside India. */
export const placeOrAbroad = (words: FieldWords): Field<PlaceOrAbroad> =>
  chosenPlace<PlaceOrAbroad>(words, [...placeOptions, { value: ABROAD, label: abroadName }])

/** The text of a checked checkbox. */
export const CHECKED = 'yes'

export const flag = (words: FieldWords): Field<boolean> =>
  field(words, { as: 'flag' }, (text) => ({ ok: true, value: text === CHECKED }))

const isEmpty = (text: string | undefined): text is undefined | '' => text === undefined || text.trim() === ''

/** The problem with the text of a field, if any. */
export function problemOf(
  { isRequired, missing, read }: Field<unknown>,
  text: string | undefined,
): string | undefined {
  if (isEmpty(text)) return isRequired ? missing : undefined
  const answer = read(text)
  return answer.ok ? undefined : answer.problem.message
}

/** Parses the texts of fields. */
export function readFields<F extends Fields>(fields: F, texts: TextsOf<F>): ValuesOf<F> {
  const read = ([name, each]: [string, Field<unknown>]) => {
    const text = texts[name]
    const answer = isEmpty(text) ? undefined : each.read(text)
    return [name, answer?.ok ? answer.value : undefined]
  }
  return Object.fromEntries(Object.entries(fields).map(read)) as ValuesOf<F>
}

/** Every problem of fields, by name. */
export function problemsOf<F extends Fields>(fields: F, texts: TextsOf<F>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, each]) => {
      const problem = problemOf(each, texts[name])
      return problem === undefined ? [] : [[name, problem]]
    }),
  )
}
