/** Links in the mails of accounts. Each works once. */
import { accountLinkPath } from '@anupalan/server/contract/accounts/links'
import type { AccountLinkKind } from '@anupalan/server/contract/accounts/links'
import { instantOf } from './accounts.ts'
import type { AccountsWorld } from './accounts.ts'
import type { AccountLink } from './state.ts'
import { createToken } from './tokens.ts'

type NewLink = Pick<AccountLink, 'kind' | 'subject' | 'expiresAt'> & Partial<Pick<AccountLink, 'side'>>

/** @returns its path, for a mail. */
export function createLink(world: AccountsWorld, link: NewLink): string {
  const key = createToken()
  world.state.accountLinks.set(key, { side: null, ...link, createdAt: instantOf(world), endedAt: null })
  return accountLinkPath(link.kind, key)
}

/** The link of a key; `undefined` if it is unknown, of another kind, used or expired. Changes nothing. */
export function findLink(world: AccountsWorld, kind: AccountLinkKind, key: string): AccountLink | undefined {
  const link = world.state.accountLinks.get(key)
  return link?.kind === kind && isOpen(link, instantOf(world)) ? link : undefined
}

const isOpen = ({ endedAt, expiresAt }: AccountLink, now: string) => endedAt === null && expiresAt > now

/** Uses a link up. @returns `undefined` if it is not valid any more */
export function consumeLink(
  world: AccountsWorld,
  kind: AccountLinkKind,
  key: string,
): AccountLink | undefined {
  const link = findLink(world, kind, key)
  if (link) world.state.accountLinks.set(key, { ...link, endedAt: instantOf(world) })
  return link
}

/** Ends the open links of a subject: a new link replaces older ones. */
export function endLinks(world: AccountsWorld, kind: AccountLinkKind, subject: string): void {
  for (const [key, link] of world.state.accountLinks)
    if (link.kind === kind && link.subject === subject && link.endedAt === null)
      world.state.accountLinks.set(key, { ...link, endedAt: instantOf(world) })
}

/** Links of a kind to an account that were made since a time. */
export const linksSince = ({ state }: AccountsWorld, kind: AccountLinkKind, subject: string, since: string) =>
  [...state.accountLinks.values()].filter(
    (link) => link.kind === kind && link.subject === subject && link.createdAt > since,
  )

/**
 * The key of the newest open link of a kind, as its mail has it.
 *
 * @param subject a user name; the id of an invitation; of a change of address `<user name>/old` or `<user name>/new`
 * @throws Error if there is no such link
 */
export function linkKeyOf(world: AccountsWorld, kind: AccountLinkKind, subject: string): string {
  const { accountLinks, recoveries } = world.state
  const subjectsOf = (link: AccountLink) => [
    link.side === null ? link.subject : `${link.subject}/${link.side}`,
    recoveries.get(link.subject)?.username,
  ]
  const newest = [...accountLinks].findLast(
    ([, link]) => link.kind === kind && isOpen(link, instantOf(world)) && subjectsOf(link).includes(subject),
  )
  if (!newest) throw new Error(`There is no open link of the kind ${kind} for ${subject}.`)
  return newest[0]
}
