/**
 * Validates a body, in this order: its media type, its length, its JSON, its fields. Pure functions, so that the server
 * and the mock respond identically.
 */
import type { Schema } from './endpoint.ts'
import { refuse } from './problems.ts'
import type { Refusal } from './problems.ts'
import type { z } from './schema.ts'

export interface BodyHeaders {
  readonly contentType: string | undefined
  readonly contentEncoding: string | undefined
}

const json = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i

const form = /^multipart\/form-data\s*;.*\bboundary=/i

/**
 * Accepts uncompressed JSON in UTF-8. Other types are rejected before the body is read: a plain HTML form can send only
 * those.
 */
export function checkMedia({
  contentType,
  contentEncoding,
}: BodyHeaders): Refusal<'unsupportedType'> | undefined {
  const isPlain = contentEncoding === undefined || contentEncoding.toLowerCase() === 'identity'
  return isPlain && json.test(contentType?.trim() ?? '') ? undefined : refuse('unsupportedType')
}

/** A multipart form, uncompressed. */
export function checkFormMedia({
  contentType,
  contentEncoding,
}: BodyHeaders): Refusal<'unsupportedType'> | undefined {
  const isPlain = contentEncoding === undefined || contentEncoding.toLowerCase() === 'identity'
  return isPlain && form.test(contentType?.trim() ?? '') ? undefined : refuse('unsupportedType')
}

/** @param text the body decoded as UTF-8; `null` if it is not UTF-8. */
export function readJson(text: string | null): { readonly json: unknown } | Refusal<'malformedJson'> {
  if (text === null) return refuse('malformedJson')
  try {
    return { json: JSON.parse(text) }
  } catch {
    // The parser's message quotes the body, which may contain personal data.
    return refuse('malformedJson')
  }
}

/** The parsed body, or the first message of each invalid field, in the schema's order. */
export function validateFields<S extends Schema>(
  schema: S,
  body: unknown,
): { readonly value: z.output<S> } | Refusal<'invalid'> {
  const result = schema.safeParse(body)
  if (result.success) return { value: result.data }

  const fields: Record<string, string> = {}
  for (const { path, message } of result.error.issues) {
    const name = path[0]
    if (name !== undefined) fields[String(name)] ??= message
  }
  return refuse('invalid', { fields })
}
