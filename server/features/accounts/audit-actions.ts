/** What the audit trail records about accounts. */
import type { AuditMeanings } from '../../platform/audit/actions.ts'

export const accountAuditActions = {
  'session.create': 'A user signed in. `by` is what with.',
  'session.challenge': 'The password was right, and the second factor must follow.',
  'session.refuse':
    'A sign-in was refused. `reason` is why; the user is `?` if the name is that of no account.',
  'session.end': 'A user signed out, or ended one of their sessions.',
  'session.end-all': 'All sessions of a user were ended, by the user or by staff.',
  'user.register': 'A visitor registered.',
  'user.create': 'An account was made by an invitation.',
  'user.invite': 'An invitation was made.',
  'user.rename': 'A user changed their full name.',
  'user.export': 'A user exported the data of their account.',
  'user.erase': 'A user erased their account.',
  'user.disable': 'Staff disabled an account.',
  'user.enable': 'Staff enabled an account.',
  'role.change': 'Staff changed the role of an account.',
  'invitation.resend': 'An invitation was sent again.',
  'invitation.withdraw': 'An invitation was withdrawn, or ended because of another change.',
  'invitation.join': 'A user accepted an invitation with the account that they have.',
  'email.confirm': 'An e-mail address was confirmed by its link.',
  'email.request-change': 'A user asked to change their e-mail address.',
  'email.change': 'The e-mail address of an account changed.',
  'password.refuse': 'A signed-in user typed a wrong password before a change.',
  'password.request-reset':
    'A visitor asked for a link to set a password. Its subject is that of `password.queue-reset`, if there is an account.',
  'password.queue-reset': 'A link to set a password was sent to the address of an account.',
  'password.send-reset': 'Staff sent a user a link to set a password.',
  'password.reset': 'A password was set by a link.',
  'password.change': 'A user changed their password.',
  'totp.add': 'A user added one-time codes.',
  'totp.remove': 'A user removed one-time codes.',
  'passkey.add': 'A user added a passkey.',
  'passkey.remove': 'A user removed a passkey.',
  'recovery-codes.replace': 'A user got new recovery codes.',
  'recovery.start': 'Staff started the recovery of an account.',
  'recovery.approve': 'A second member of staff approved a recovery.',
  'recovery.stop': 'A recovery was stopped, by staff or by the link in the mail.',
  'recovery.finish': 'A recovery was finished after its delay.',
} as const satisfies AuditMeanings

type AccountAuditActions = typeof accountAuditActions

export type AccountAuditAction = keyof AccountAuditActions

declare module '../../platform/audit/actions.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the list has the names
  interface AuditActions extends AccountAuditActions {}
}
