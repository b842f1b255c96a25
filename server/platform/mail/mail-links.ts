/**
 * Links that are generated when a mail is sent. A link authorizes access without a password, so the outbox, and every
 * backup of it, contains a placeholder instead.
 */
import { escapeHtml } from '@anupalan/server/contract/core/escape-html'
import { randomUUID } from 'node:crypto'

export interface MailLink {
  /** The placeholder in the mail; random, so that no input can contain it. */
  readonly href: string
  /** The key of its generator in `MailLinks`. */
  readonly kind: string
  /** The reference that it is for. */
  readonly subject: string
}

/**
 * Generators of links, by kind. Called for each attempt to send the mail; the link may differ if it replaces the
 * previous one.
 */
export type MailLinks = Readonly<Record<string, (subject: string) => Promise<string>>>

/** `https`, so that it is rendered as a link. */
export const createMailLink = (kind: string, subject: string): MailLink => ({
  href: `https://${randomUUID()}.invalid/`,
  kind,
  subject,
})

/** The parts of a mail that contain placeholders. */
interface LinkedMail {
  readonly body: string
  readonly html: string | null
  readonly unsubscribe: string | null
}

/** @throws Error if no feature generates links of its kind. */
export async function resolveLinks<Mail extends LinkedMail>(
  mail: Mail,
  links: readonly MailLink[],
  generators: MailLinks,
): Promise<Mail> {
  let { body, html, unsubscribe } = mail
  for (const { href, kind, subject } of links) {
    const make = Object.hasOwn(generators, kind) ? generators[kind] : undefined
    if (!make) throw new Error(`No feature generates mail links of the kind ${kind}.`)
    const link = await make(subject)
    // A function as replacement: in a string, `$&` is a pattern.
    body = body.replaceAll(href, () => link)
    html = html?.replaceAll(href, () => escapeHtml(link)) ?? null
    if (unsubscribe === href) unsubscribe = link
  }
  return { ...mail, body, html, unsubscribe }
}
