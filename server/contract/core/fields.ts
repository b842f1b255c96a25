/** The kinds of field the schemas are made of. */
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

const text = (rule: TextRule, clean: (text: string) => string) =>
  z.string(rule.short).check(
    z.overwrite(clean),
    z.refine((value) => countCharacters(value) >= rule.min, rule.short),
    z.refine((value) => countCharacters(value) <= rule.max, rule.long),
  )

/** One line: a name, a company. */
export const line = (rule: TextRule) => text(rule, cleanLine)

/** Several lines: a message. */
export const paragraphs = (rule: TextRule) => text(rule, cleanText)

export interface EmailRule {
  readonly max: number
  readonly invalid: string
  readonly long: string
}

/** An e-mail address. One that is too long is told so before its form is judged. */
export const email = (rule: EmailRule) =>
  z.string(rule.invalid).check(
    z.overwrite(cleanLine),
    z.refine((value) => countCharacters(value) <= rule.max, { error: rule.long, abort: true }),
    z.refine(isEmail, rule.invalid),
  )

export interface PhoneRule {
  readonly max: number
  readonly invalid: string
}

/** 7 to 15 digits (ITU-T E.164), a plus in front, and what people put between. */
const isPhone = (text: string, { max }: PhoneRule) =>
  countCharacters(text) <= max &&
  /^\+?[\d\s().-]+$/.test(text) &&
  /^\d{7,15}$/.test(text.replaceAll(/\D/g, ''))

/** A phone number as people write it. */
export const phone = (rule: PhoneRule) =>
  z.string(rule.invalid).check(
    z.overwrite(cleanLine),
    z.refine((text) => isPhone(text, rule), rule.invalid),
  )

/** A phone number as people write it, or none: an empty text. */
export const optionalPhone = (rule: PhoneRule) =>
  z.string(rule.invalid).check(
    z.overwrite(cleanLine),
    z.refine((text) => text === '' || isPhone(text, rule), rule.invalid),
  )

/** A day of the calendar in India, of the years that a date here can be of. */
export const day = (invalid: string) => z.custom<IsoDate>(isDay, invalid)

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
    z.refine((text) => {
      const at = new Date(text)
      return !Number.isNaN(at.getTime()) && at.toISOString() === text
    }, invalid),
  )

/** A whole number that an address writes as text. */
export const wholeNumber = (rule: { readonly min: number; readonly max: number; readonly invalid: string }) =>
  z.pipe(
    z
      .string(rule.invalid)
      .check(
        z.refine(
          (text) => /^\d{1,9}$/.test(text) && Number(text) >= rule.min && Number(text) <= rule.max,
          rule.invalid,
        ),
      ),
    z.transform(Number),
  )

/** From the root, in printable ASCII: a browser has encoded whatever else there was. */
const path = /^\/(?!\/)[!-~]*$/

/** A path as `location.pathname` gives it. A query or a fragment may hold what a visitor typed. */
export const pathname = (rule: { readonly max: number; readonly invalid: string }) =>
  z.string(rule.invalid).check(
    z.maxLength(rule.max, rule.invalid),
    z.refine((text) => path.test(text) && !/[?#\\]/.test(text), rule.invalid),
  )

/** The reference of what was stored. */
export const reference = (kind: ReferenceKind) => z.string().check(z.regex(referencePattern(kind)))
