/**
 * The kinds of field the schemas are made of. A check that is more than JSON Schema can say carries in `params` what
 * the OpenAPI document says of it.
 */
import { parseIsoDate } from '../../compliance/ist.ts'
import type { IsoDate } from '../../compliance/ist.ts'
import { isEmail } from './email.ts'
import { referencePattern } from './reference.ts'
import type { ReferenceKind } from './reference.ts'
import { z } from './schema.ts'
import { cleanLine, cleanText, countCharacters } from './text.ts'

/** Shortest and longest text in characters, ends included, and what to say of any other. */
export interface TextRule {
  readonly min: number
  readonly max: number
  /** Said of too little, of nothing, and of what is not text at all. */
  readonly short: string
  readonly long: string
}

const text = ({ min, max, short, long }: TextRule, clean: (text: string) => string) =>
  z.string(short).check(
    z.overwrite(clean),
    z.refine((value) => countCharacters(value) >= min, { error: short, params: { minLength: min } }),
    z.refine((value) => countCharacters(value) <= max, { error: long, params: { maxLength: max } }),
  )

/** One line: a name, a company. */
export const line = (rule: TextRule) => text(rule, cleanLine)

/** Several lines: a message. */
export const paragraphs = (rule: TextRule) => text(rule, cleanText)

/** A password: its spaces are the person's own, so it is never trimmed. */
export const secret = ({ min, max, short, long }: TextRule) =>
  z.string(short).check(z.minLength(min, short), z.maxLength(max, long))

export interface EmailRule {
  readonly max: number
  readonly invalid: string
  readonly long: string
}

/** An e-mail address. Of one that is too long nothing else is said. */
export const email = ({ max, invalid, long }: EmailRule) =>
  z.string(invalid).check(
    z.overwrite(cleanLine),
    z.refine((value) => countCharacters(value) <= max, {
      error: long,
      abort: true,
      params: { maxLength: max },
    }),
    z.refine(isEmail, { error: invalid, params: { format: 'idn-email' } }),
  )

export interface PhoneRule {
  readonly max: number
  readonly invalid: string
}

const phonePattern = /^\+?[\d\s().-]+$/

/** 7 to 15 digits (ITU-T E.164), a plus in front, and what people put between. */
const isPhone = (value: string, { max }: PhoneRule) =>
  countCharacters(value) <= max && phonePattern.test(value) && /^\d{7,15}$/.test(value.replaceAll(/\D/g, ''))

const phoneText = (rule: PhoneRule, isOptional: boolean) =>
  z.string(rule.invalid).check(
    z.overwrite(cleanLine),
    z.refine((value) => (isOptional && value === '') || isPhone(value, rule), {
      error: rule.invalid,
      params: { maxLength: rule.max },
    }),
  )

/** A phone number as people write it. */
export const phone = (rule: PhoneRule) => phoneText(rule, false)

/** A phone number as people write it, or none: an empty text. */
export const optionalPhone = (rule: PhoneRule) => phoneText(rule, true)

/** One of the values of a list of options. */
export const oneOf = <const Value extends string>(
  options: readonly { readonly value: Value }[],
  missing: string,
) =>
  z.enum(
    options.map(({ value }) => value),
    missing,
  )

/** A day of the calendar in India, of the years that a date here can be of. */
export const day = (invalid: string) =>
  z.custom<IsoDate>(isDay, { error: invalid, params: { type: 'string', format: 'date' } })

function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !value.startsWith('20')) return false
  try {
    return parseIsoDate(value) === value
  } catch {
    return false
  }
}

/** An instant in UTC, written in the one way that `Date` writes it: `2026-12-01T04:30:00.000Z`. */
export const instant = (invalid: string) =>
  z.string(invalid).check(
    z.refine(
      (value) => {
        const at = new Date(value)
        return !Number.isNaN(at.getTime()) && at.toISOString() === value
      },
      { error: invalid, params: { format: 'date-time' } },
    ),
  )

/** A whole number that an address writes as text. */
export const wholeNumber = ({
  min,
  max,
  invalid,
}: {
  readonly min: number
  readonly max: number
  readonly invalid: string
}) =>
  z.pipe(
    z.string(invalid).check(
      z.refine((value) => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max, {
        error: invalid,
        params: { type: 'integer', minimum: min, maximum: max },
      }),
    ),
    z.transform(Number),
  )

/** From the root, in printable ASCII: a browser has encoded whatever else there was. */
const path = /^\/(?!\/)[!-~]*$/

/** A path as `location.pathname` gives it. A query or a fragment may hold what a visitor typed. */
export const pathname = ({ max, invalid }: { readonly max: number; readonly invalid: string }) =>
  z.string(invalid).check(
    z.maxLength(max, invalid),
    z.refine((value) => path.test(value) && !/[?#\\]/.test(value), {
      error: invalid,
      params: { pattern: path.source },
    }),
  )

/** Text of a pattern. */
export const matching = (pattern: RegExp, invalid: string) =>
  z.string(invalid).check(z.regex(pattern, invalid))

/** The reference of what was stored. */
export const reference = (kind: ReferenceKind) => z.string().check(z.regex(referencePattern(kind)))
