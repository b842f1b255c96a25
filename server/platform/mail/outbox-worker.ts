/** Sends what is in the outbox, mail by mail, on any number of instances at once. */
import type { Clock } from '../context.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../observability/log.ts'
import { leaseMail, markRefused, markSent, returnMail } from './outbox.ts'
import type { LeasedMail } from './outbox.ts'
import { DeliveryError } from './delivery.ts'
import type { Delivery } from './delivery.ts'
import { resolveLinks } from './mail-links.ts'
import type { MailLink, MailLinks } from './mail-links.ts'

export interface OutboxWorkerOptions {
  readonly database: Database
  readonly delivery: Delivery
  /** What makes the links in mails; none by default. */
  readonly links?: MailLinks
  readonly clock: Clock
  readonly log: Log
  /** 0 to 1, `Math.random` by default. */
  readonly random?: () => number
  /** Told of each try. */
  readonly onAttempt?: (outcome: MailOutcome) => void
}

/** What became of a try; what is refused is not tried again. */
export type MailOutcome = 'succeeded' | 'failed' | 'refused'

/**
 * How long a mail belongs to the worker that took it, in ms. A worker that dies loses it then, to whoever
 * is there; longer than the slowest delivery takes.
 */
const lease = 10 * 60 * 1000

const firstDelay = 30_000
const longestDelay = 60 * 60 * 1000

/**
 * After how many ms a mail is tried again: 30 s, doubled with each try up to an hour, less up to half of it
 * by chance, so that what failed together is not tried again together. Only what a mail server refuses for good is
 * given up: everything else goes once that server is back, or is erased with what it tells of.
 *
 * @param attempts tries so far, 1 or more.
 */
export const retryDelay = (attempts: number, random: () => number) =>
  Math.min(longestDelay, firstDelay * 2 ** Math.min(attempts - 1, 20)) * (1 - random() / 2)

/** @returns one run of the outbox: sends until nothing is due or the signal is aborted. */
export function createOutboxWorker(options: OutboxWorkerOptions): (signal: AbortSignal) => Promise<void> {
  const { database, delivery, links = {}, clock, log, random = Math.random, onAttempt = () => {} } = options
  /** Sent, while the database could not be told: not to be sent again because of that. */
  const unmarked = new Set<string>()

  async function send(mail: LeasedMail): Promise<void> {
    if (!unmarked.has(mail.id)) await delivery.send(await resolveLinks(mail, linksOf(mail), links))
    unmarked.add(mail.id)
    await markSent(database, mail, clock())
    unmarked.delete(mail.id)
  }

  const linksOf = (mail: LeasedMail) => (mail.links === null ? [] : (JSON.parse(mail.links) as MailLink[]))

  async function tryAgainLater(mail: LeasedMail, { code }: DeliveryError): Promise<void> {
    const nextAttemptAt = new Date(clock().getTime() + retryDelay(mail.attempts, random))
    log.warn(
      { mail: mail.id, kind: mail.kind, attempts: mail.attempts, code, nextAttemptAt },
      'mail not sent',
    )
    await returnMail(database, mail, { nextAttemptAt, lastError: code })
  }

  async function giveUp(mail: LeasedMail, { code }: DeliveryError): Promise<void> {
    log.error({ mail: mail.id, kind: mail.kind, attempts: mail.attempts, code }, 'mail refused')
    await markRefused(database, mail, { refusedAt: clock(), lastError: code })
  }

  return async (signal) => {
    // One at a time: a worker that dies leaves one mail in doubt, and holds no other back.
    while (!signal.aborted) {
      const now = clock()
      const mail = await leaseMail(database, now, new Date(now.getTime() + lease))
      if (!mail) return
      try {
        await send(mail)
        onAttempt('succeeded')
        log.info({ mail: mail.id, kind: mail.kind, attempts: mail.attempts }, 'mail sent')
      } catch (error) {
        if (!(error instanceof DeliveryError)) throw error
        onAttempt(error.isForGood ? 'refused' : 'failed')
        await (error.isForGood ? giveUp(mail, error) : tryAgainLater(mail, error))
      }
    }
  }
}
