/**
 * The field types of the schemas. A check that JSON Schema cannot express has in `params` what the OpenAPI document
 * states about it.
 */
import { parseIsoDate } from '../../compliance/ist.ts'
import type { IsoDate } from '../../compliance/ist.ts'
import { isEmail } from './email.ts'
import type { FileBody } from './file-body.ts'
import { referencePattern } from './reference.ts'
import type { ReferenceKind } from './reference.ts'
import { z } from './schema.ts'
import { cleanLine, cleanText, countCharacters } from './text.ts'

/** Minimum and maximum length in characters, inclusive, and the messages for other lengths. */
export interface TextRule {
  readonly min: number
  readonly max: number
  /** For a text that is too short, an empty one, and a value that is not a string. */
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

/** A password. It is never trimmed: spaces may be part of it. */
export const secret = ({ min, max, short, long }: TextRule) =>
  z.string(short).check(z.minLength(min, short), z.maxLength(max, long))

export interface EmailRule {
  readonly max: number
  readonly invalid: string
  readonly long: string
}

/** An e-mail address. One that is too long gets only that message. */
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

/** A phone number with the usual separators. */
export const phone = (rule: PhoneRule) => phoneText(rule, false)

/** A phone number, or an empty string. */
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

/** A calendar day in India, of this century. */
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

/** An instant in UTC in the format of `Date.prototype.toISOString`: `2026-12-01T04:30:00.000Z`. */
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

/** A whole number in a URL parameter. */
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

/** An absolute path in printable ASCII: browsers percent-encode other characters. */
const path = /^\/(?!\/)[!-~]*$/

/** A path as in `location.pathname`. A query or a fragment may contain a visitor's input. */
export const pathname = ({ max, invalid }: { readonly max: number; readonly invalid: string }) =>
  z.string(invalid).check(
    z.maxLength(max, invalid),
    z.refine((value) => path.test(value) && !/[?#\\]/.test(value), {
      error: invalid,
      params: { pattern: path.source },
    }),
  )

/** A string that matches a pattern. */
export const matching = (pattern: RegExp, invalid: string) =>
  z.string(invalid).check(z.regex(pattern, invalid))

/** The reference of a stored record. */
export const reference = (kind: ReferenceKind) => z.string().check(z.regex(referencePattern(kind)))

/** The sender's name of a file, as received: the server makes it safe, with the extension of its content. */
export const fileName = z.prefault(z.string().check(z.overwrite(cleanLine), z.maxLength(1_000)), '')

/**
 * What the bytes of an upload must be, sent before them: the SHA-256 of the SHA-256 of each part of
 * `FINGERPRINT_PART_BYTES`, in hexadecimal. An upload that is continued with another file is then rejected.
 */
export const fingerprint = z.string().check(z.regex(/^[\da-f]{64}$/))

/** The response of a download. */
export const fileBody = z.custom<FileBody>()
