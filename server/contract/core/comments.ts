/** People and comments in responses of the portal. */
import { instant, reference } from './fields.ts'
import type { ReferenceKind } from './reference.ts'
import { z } from './schema.ts'

export const personSchema = z.object({
  /** Empty once the account is erased. */
  fullName: z.string(),
  /** Whether the person belongs to the practice. */
  isStaff: z.boolean(),
})

export type PersonName = z.output<typeof personSchema>

/** A comment of a conversation. @param kind of its reference */
export const commentSchemaOf = (kind: ReferenceKind) =>
  z.object({
    reference: reference(kind),
    author: personSchema,
    text: z.string(),
    at: instant(''),
    isOwn: z.boolean(),
  })

export type Comment = z.output<ReturnType<typeof commentSchemaOf>>
