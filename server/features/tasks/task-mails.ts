/** The mails about tasks and requests that wait for a client. */
import { daysBetween } from '../../compliance/ist.ts'
import type { IsoDate } from '../../compliance/ist.ts'
import { siteUrl } from '../../platform/config/config.ts'
import type { Context } from '../../platform/context.ts'
import { letterAsHtml, letterAsText, signatureOf } from '../../platform/mail/letter.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { createMailLink } from '../../platform/mail/mail-links.ts'
import type { Mail } from '../../platform/mail/outbox-rows.ts'
import type { Person, WaitingItem } from '../../platform/ports.ts'
import { unsubscribeLinkKind } from './unsubscribe.ts'
import { taskMailWords as words } from './words.ts'

/** Most items in one mail. */
const MAX_ITEMS = 30

/** Pages of the portal that list them. */
const pages = { task: '/client/tasks', request: '/client/documents' } as const

/** A mail that could not be sent for this long says nothing new. */
const USELESS_AFTER_MS = 2 * 24 * 60 * 60 * 1000

export interface TaskMail {
  readonly person: Pick<Person, 'username' | 'email'>
  readonly items: readonly WaitingItem[]
  /** By id. */
  readonly clientNames: ReadonlyMap<string, string>
  readonly now: Date
}

export const digestMail = (context: Pick<Context, 'config' | 'practice'>, mail: TaskMail): Mail =>
  mailOf(context, mail, {
    ...words.digest,
    subject: mail.items.some(({ kind }) => kind === 'request')
      ? words.digest.subjects.requests
      : words.digest.subjects.tasks,
  })

/** @param today in India */
export function reminderMail(
  context: Pick<Context, 'config' | 'practice'>,
  mail: TaskMail,
  today: IsoDate,
): Mail {
  const days = mail.items.flatMap(({ dueOn }) => (dueOn === null ? [] : [daysBetween(today, dueOn)]))
  const least = Math.min(...days)
  const { late, today: onTheDay, tomorrow, soon } = words.reminder.subject
  const subject = least < 0 ? late : least === 0 ? onTheDay : least === 1 ? tomorrow : soon
  return mailOf(context, mail, { subject, text: words.reminder.text })
}

const dueKey = ({ dueOn }: WaitingItem) => dueOn ?? '9999-12-31'

function mailOf(
  { config, practice }: Pick<Context, 'config' | 'practice'>,
  { person, items, clientNames, now }: TaskMail,
  { subject, text }: { readonly subject: string; readonly text: string },
): Mail {
  const unsubscribe = createMailLink(unsubscribeLinkKind, person.username)
  const shown = items.toSorted((a, b) => (dueKey(a) < dueKey(b) ? -1 : 1)).slice(0, MAX_ITEMS)
  const letter: Letter = {
    heading: subject,
    paragraphs: [
      text,
      ...(items.length > shown.length ? [words.more(items.length - shown.length)] : []),
      words.done,
    ],
    facts: shown.map(({ client, title, dueOn }) => [clientNames.get(client) ?? '', words.item(title, dueOn)]),
    links: [
      ...(['task', 'request'] as const).flatMap((each) =>
        items.some(({ kind }) => kind === each)
          ? [{ text: words.links[each], href: `${siteUrl(config)}${pages[each]}` }]
          : [],
      ),
      { text: words.links.unsubscribe, href: unsubscribe.href },
    ],
    from: signatureOf(practice, words.signature),
  }
  return {
    kind: 'task',
    to: person.email,
    replyTo: practice.email,
    subject,
    body: letterAsText(letter),
    html: letterAsHtml(letter, practice),
    links: [unsubscribe],
    unsubscribe,
    about: person.username,
    uselessFrom: new Date(now.getTime() + USELESS_AFTER_MS),
  }
}
