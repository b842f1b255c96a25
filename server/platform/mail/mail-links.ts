/**
 * Links that are generated when a mail is sent. A link authorizes access without a password, so the outbox, and every
 * backup of it, contains a placeholder instead.
 */
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

/** @throws Error if no feature generates links of its kind. */
export async function resolveLinks<Mail extends { readonly body: string; readonly html: string | null }>(
  mail: Mail,
  links: readonly MailLink[],
  generators: MailLinks,
): Promise<Mail> {
  let { body, html } = mail
  for (const { href, kind, subject } of links) {
    const make = Object.hasOwn(generators, kind) ? generators[kind] : undefined
    if (!make) throw new Error(`No feature generates mail links of the kind ${kind}.`)
    const link = await make(subject)
    // A function as replacement: in a string, `$&` is a pattern.
    body = body.replaceAll(href, () => link)
    html = html?.replaceAll(href, () => escapeHtml(link)) ?? null
  }
  return { ...mail, body, html }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML, also for attribute values. */
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign]!)
