/** The kinds of field the schemas are made of. */
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
  readonly invalid: string
}

/** A phone number as people write it: 8 to 15 digits (ITU-T E.164), a plus in front, and what groups them. */
export const phone = (rule: PhoneRule) =>
  z.string(rule.invalid).check(
    z.overwrite(cleanLine),
    z.refine(
      (value) => /^\+?[\d ().-]{8,30}$/.test(value) && /^\d{8,15}$/.test(value.replace(/\D/g, '')),
      rule.invalid,
    ),
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
