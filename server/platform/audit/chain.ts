/**
 * The hashes of the audit chain: HMAC-SHA-256 over a JSON list whose first item names its purpose, so that no hash of
 * one kind is valid as another. A hash begins with the id of its key.
 */
import { createHmac } from 'node:crypto'
import type { SecretKey } from '../database/secrets.ts'
import type { AuditEntriesTable, AuditHeadTable } from '../database/tables.ts'

export type EntryContent = Omit<AuditEntriesTable, 'hash' | 'sequence'>

export interface EntryPosition {
  /** 1 for the first. */
  readonly sequence: number
  /** Hash of the entry before; empty for the first. */
  readonly previous: string
}

const hmac = (key: SecretKey, parts: readonly (string | number | null)[]): string =>
  `${key.id}.${createHmac('sha256', key.value).update(JSON.stringify(parts)).digest('base64url')}`

/** Id of the key of a hash. */
export const keyIdOf = (hash: string): string => hash.slice(0, 8)

export const hashEntry = (
  key: SecretKey,
  { sequence, previous }: EntryPosition,
  { id, at, action, role, subject, requestId, details, digests }: EntryContent,
): string =>
  hmac(key, ['audit entry 1', sequence, previous, id, at, action, role, subject, requestId, details, digests])

export const signHead = (
  key: SecretKey,
  { sequence, hash }: Pick<AuditHeadTable, 'sequence' | 'hash'>,
): string => hmac(key, ['audit head 1', sequence, hash])

export interface Identity {
  readonly kind: string
  readonly value: string
  readonly nonce: string
}

export const digestIdentity = (key: SecretKey, { kind, value, nonce }: Identity): string =>
  hmac(key, ['audit identity 1', kind, nonce, value])
