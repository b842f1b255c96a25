/** Idempotency of references: one row however often a request is repeated, and never two different requests. */
import { isReference, createReference } from './reference.ts'
import type { Reference, ReferenceKind } from './reference.ts'
import { refuse } from './problems.ts'
import type { Refusal } from './problems.ts'

/**
 * The reference of a call: the caller's own, or a new one if the caller sent none.
 *
 * @param header the Idempotency-Key header.
 */
export function checkReference<Kind extends ReferenceKind>(
  kind: Kind,
  header: string | undefined,
  randomBytes: (size: number) => Uint8Array,
): { readonly reference: Reference<Kind> } | Refusal<'badReference'> {
  if (header === undefined) return { reference: createReference(kind, randomBytes) }
  return isReference(kind, header) ? { reference: header } : refuse('badReference')
}

/** Whether a request repeats the one stored under its reference: the received fields are compared, after trimming. */
export function checkRepeat<Received extends object>(
  stored: Readonly<Received>,
  received: Readonly<Received>,
): Refusal<'referenceReused'> | undefined {
  const names = Object.keys(received) as (keyof Received)[]
  return names.every((name) => stored[name] === received[name]) ? undefined : refuse('referenceReused')
}
