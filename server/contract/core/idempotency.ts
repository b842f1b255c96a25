/** What a reference promises: one row however often it is sent, and never two different ones. */
import { isReference, createReference } from './reference.ts'
import type { Reference, ReferenceKind } from './reference.ts'
import { refuse } from './problems.ts'
import type { Refusal } from './problems.ts'

/**
 * The reference of a call: the caller's own, or a new one for a caller that sent none.
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

/**
 * Whether what is stored under a reference is what has now been received: compared field by field, after
 * trimming, over the fields received.
 */
export function checkRepeat<Received extends object>(
  stored: Readonly<Received>,
  received: Readonly<Received>,
): Refusal<'referenceReused'> | undefined {
  const names = Object.keys(received) as (keyof Received)[]
  return names.every((name) => stored[name] === received[name]) ? undefined : refuse('referenceReused')
}
