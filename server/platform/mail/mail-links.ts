/**
 * Links that are made when a mail is sent. A link opens something without a password, so the outbox, and every backup of
 * it, holds a placeholder in its place.
 */
import { randomUUID } from 'node:crypto'

export interface MailLink {
  /** Stands in the mail in place of the link; random, so that no typed text can contain it. */
  readonly href: string
  /** Which of `MailLinks` makes it. */
  readonly kind: string
  /** What it opens: a reference. */
  readonly subject: string
}

/** What makes links, by kind. Called each time the mail is tried; the same link, or one that replaces the last. */
export type MailLinks = Readonly<Record<string, (subject: string) => Promise<string>>>

/** `https`, so that it is written into a page as a link is. */
export const createMailLink = (kind: string, subject: string): MailLink => ({
  href: `https://${randomUUID()}.invalid/`,
  kind,
  subject,
})

/** @throws Error if no feature makes links of its kind. */
export async function resolveLinks<Mail extends { readonly body: string; readonly html: string | null }>(
  mail: Mail,
  links: readonly MailLink[],
  makers: MailLinks,
): Promise<Mail> {
  let { body, html } = mail
  for (const { href, kind, subject } of links) {
    const make = Object.hasOwn(makers, kind) ? makers[kind] : undefined
    if (!make) throw new Error(`No feature makes mail links of the kind ${kind}.`)
    const link = await make(subject)
    // A function: in a text, `$&` would be replaced.
    body = body.replaceAll(href, () => link)
    html = html?.replaceAll(href, () => escapeHtml(link)) ?? null
  }
  return { ...mail, body, html }
}

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** For HTML, also inside an attribute. */
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => signs[sign]!)
