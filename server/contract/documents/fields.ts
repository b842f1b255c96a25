/** Fields that documents and requests share. */
import { oneOf } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { documentCategories, documentMessages as messages } from './rules.ts'
import { isYear } from './years.ts'

export const category = oneOf(documentCategories, messages.category)

/** A financial year, `2026-27`. */
export const year = z
  .string(messages.year)
  .check(z.refine(isYear, { error: messages.year, params: { pattern: String.raw`^20\d\d-\d\d$` } }))

export const yearOrNone = z.prefault(z.nullable(year), null)

/** The id of something that may be named. @param message for an id that is not one */
export const idOrNone = (message: string) =>
  z.prefault(z.nullable(z.string(message).check(z.maxLength(64, message))), null)
