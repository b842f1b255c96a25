/** Mail servers that reject a mail permanently, for tests. */
import type { CoreState } from './state.ts'

/** Rejects the queued mails about a reference. */
export function refuseMails({ outbox }: Pick<CoreState, 'outbox'>, about: string): void {
  for (const [index, mail] of outbox.entries())
    if (mail.reference === about) outbox[index] = { ...mail, isRefused: true }
}
