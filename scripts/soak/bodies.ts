/** Request bodies generated from the contract's schemas, so that a new endpoint is tested automatically. */
import type { Schema } from '@anupalan/server/contract'

/** For every field, one of these or one of the schema's own enumerated values is valid. */
const samples = [
  'asha.rao@example.in',
  '/pricing',
  'We need our GST returns filed.',
  'gst-associate',
  '+91 98450 00000',
  // A start in the right format; the schema does not check whether it can be booked.
  '2026-12-01T04:30:00.000Z',
  true,
  1,
  null,
]

/** The fields of a body's schema, by name. */
export const fieldsOf = (schema: Schema) =>
  (schema as unknown as { readonly shape: Readonly<Record<string, Schema>> }).shape

/** @throws if no sample is valid for a field: then add one. */
export const validBody = (random: () => number, schema: Schema): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fieldsOf(schema)).map(([name, field]) => {
      const valid = [...(field._zod.values ?? []), ...samples].filter(
        (sample) => field.safeParse(sample).success,
      )
      if (valid.length === 0) throw new Error(`There is no valid sample for ${name}.`)
      return [name, valid[Math.floor(random() * valid.length)]]
    }),
  )
