/** Links in the mails of accounts, which open a page of the application. */
import { readQuery, writeQuery } from '../core/path.ts'

/** The page of each kind of link. */
export const linkPages = {
  'password-reset': '/auth/reset',
  'email-confirmation': '/auth/confirm',
  'email-change': '/auth/email',
  invitation: '/auth/invitation',
  'recovery-cancellation': '/auth/recovery',
} as const

export type AccountLinkKind = keyof typeof linkPages

/**
 * The path of a link, with its key in the fragment: browsers do not send fragments, so no server log and no page view
 * contains it, and a mail scanner that opens the link uses nothing up.
 */
export const accountLinkPath = (kind: AccountLinkKind, key: string) =>
  `${linkPages[kind]}#${writeQuery({ key })}`

/** The key in a page's URL; empty if there is none. @param fragment `location.hash` */
export const readAccountLinkKey = (fragment: string): string =>
  readQuery(fragment.replace(/^#/, '')).key ?? ''
