/** The mails of accounts. Their texts are the server's. */
import type { QueuedMail } from '../../state.ts'
import type { AccountsWorld } from './accounts.ts'

/** Names of the mails' texts. */
export type AccountMailText =
  | 'passwordReset'
  | 'emailConfirmation'
  | 'emailChange.old'
  | 'emailChange.new'
  | 'emailChange.done'
  | 'passwordChanged'
  | 'newDevice'
  | 'secondFactor.added'
  | 'secondFactor.removed'
  | 'invitation'
  | 'recovery'
  | 'recovery.done'

/** @param about the user name; the id of an invitation */
export function queueAccountMail(
  { state }: AccountsWorld,
  { to, text, about, links }: Pick<QueuedMail, 'to' | 'links'> & { text: AccountMailText; about: string },
): void {
  const kind = text === 'invitation' ? 'invitation' : 'account'
  state.outbox.push({ kind, to, reference: about, text, ...(links && { links }) })
}
