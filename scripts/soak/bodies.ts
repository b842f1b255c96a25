/** Bodies made from the contract's own schemas, so that a new endpoint is tried from its first day. */
import type { Schema } from '@anupalan/server/contract'

/** One of these is valid for every kind of field there is, beside the values that a schema lists itself. */
const samples = [
  'asha.rao@example.in',
  '/pricing',
  'We need our GST returns filed.',
  'gst-associate',
  '+91 98450 00000',
  // A start that has the form of one; whether it can be booked is not the schema’s to say.
  '2026-12-01T04:30:00.000Z',
  true,
  1,
  null,
]

/** The fields of a body's schema, by name. */
export const fieldsOf = (schema: Schema) =>
  (schema as unknown as { readonly shape: Readonly<Record<string, Schema>> }).shape

/** @throws where a field takes none of the samples: then it needs one. */
export const validBody = (random: () => number, schema: Schema): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fieldsOf(schema)).map(([name, field]) => {
      const valid = [...(field._zod.values ?? []), ...samples].filter(
        (sample) => field.safeParse(sample).success,
      )
      if (valid.length === 0) throw new Error(`There is no sample of ${name}.`)
      return [name, valid[Math.floor(random() * valid.length)]]
    }),
  )
