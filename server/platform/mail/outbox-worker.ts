/** Sends the mails of the outbox, one by one, on any number of instances concurrently. */
import type { Clock } from '../context.ts'
import type { Database } from '../database/database.ts'
import { isPostgres } from '../database/dialect.ts'
import type { Log } from '../observability/log.ts'
import { leaseMail, markRefused, markSent, returnMail } from './outbox-rows.ts'
import type { LeasedMail } from './outbox-rows.ts'
import { DeliveryError } from './delivery.ts'
import type { Delivery } from './delivery.ts'
import { resolveLinks } from './mail-links.ts'
import type { MailLink, MailLinks } from './mail-links.ts'

export interface OutboxWorkerOptions {
  readonly database: Database
  readonly delivery: Delivery
  /** Generators of links in mails; none by default. */
  readonly links?: MailLinks
  readonly clock: Clock
  readonly log: Log
  /** 0 to 1, `Math.random` by default. */
  readonly random?: () => number
  /** Called after each attempt. */
  readonly onAttempt?: (outcome: MailOutcome) => void
}

/** The outcome of an attempt; a refused mail is not retried. */
export type MailOutcome = 'succeeded' | 'failed' | 'refused'

/** Lease of a mail, in ms: if its worker crashes, another may take it afterwards. Longer than the slowest delivery. */
const LEASE_MS = 10 * 60 * 1000

const FIRST_DELAY_MS = 30_000
const MAX_DELAY_MS = 60 * 60 * 1000

/**
 * Delay of a retry, in ms: 30 s, doubled with each attempt up to an hour, minus a random part of up to half, so that
 * mails that failed together are not retried together. Only mails that a server rejects permanently are not retried:
 * all others are sent once the server is available, or erased with the record that they are about.
 *
 * @param attempts so far, 1 or more.
 */
export const retryDelay = (attempts: number, random: () => number) =>
  Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(attempts - 1, 20)) * (1 - random() / 2)

/** @returns one run of the worker: sends until no mail is due or the signal is aborted. */
export function createOutboxWorker(options: OutboxWorkerOptions): (signal: AbortSignal) => Promise<void> {
  const { database, delivery, links = {}, clock, log, random = Math.random, onAttempt = () => {} } = options
  /** Sent, but not marked as sent because the database failed: they must not be sent again. */
  const unmarked = new Set<string>()

  const leaseUntil = (now: Date) => new Date(now.getTime() + LEASE_MS)

  const lease = (on: Database) => {
    const now = clock()
    return leaseMail(on, now, leaseUntil(now))
  }

  async function deliver(mail: LeasedMail): Promise<void> {
    if (!unmarked.has(mail.id)) await delivery.send(await resolveLinks(mail, linksOf(mail), links))
    unmarked.add(mail.id)
  }

  /** In one transaction: each commit of SQLite delays other requests. @returns the next mail that is due. */
  async function markSentAndLease(mail: LeasedMail, isStopping: boolean): Promise<LeasedMail | undefined> {
    const next = isPostgres(database)
      ? await markSentAndLeaseAtOnce(mail, isStopping)
      : await database.transaction().execute(async (transaction) => {
          await markSent(transaction, mail, clock())
          return isStopping ? undefined : lease(transaction)
        })
    unmarked.delete(mail.id)
    return next
  }

  const markSentAndLeaseAtOnce = async (mail: LeasedMail, isStopping: boolean) => {
    const now = clock()
    if (!isStopping) return leaseMail(database, now, leaseUntil(now), mail)
    await markSent(database, mail, now)
    return undefined
  }

  const linksOf = (mail: LeasedMail) => (mail.links === null ? [] : (JSON.parse(mail.links) as MailLink[]))

  async function retryLater(mail: LeasedMail, { code }: DeliveryError): Promise<void> {
    const nextAttemptAt = new Date(clock().getTime() + retryDelay(mail.attempts, random))
    log.warn(
      { mail: mail.id, kind: mail.kind, attempts: mail.attempts, code, nextAttemptAt },
      'mail not sent',
    )
    await returnMail(database, mail, { nextAttemptAt, lastError: code })
  }

  async function stopRetrying(mail: LeasedMail, { code }: DeliveryError): Promise<void> {
    log.error({ mail: mail.id, kind: mail.kind, attempts: mail.attempts, code }, 'mail refused')
    await markRefused(database, mail, { refusedAt: clock(), lastError: code })
  }

  async function fail(mail: LeasedMail, error: DeliveryError): Promise<void> {
    onAttempt(error.isPermanent ? 'refused' : 'failed')
    await (error.isPermanent ? stopRetrying(mail, error) : retryLater(mail, error))
  }

  /** @returns the error of its delivery, if it was not delivered. */
  async function tryToDeliver(mail: LeasedMail): Promise<DeliveryError | undefined> {
    try {
      await deliver(mail)
      return undefined
    } catch (error) {
      if (error instanceof DeliveryError) return error
      throw error
    }
  }

  return async (signal) => {
    // One at a time: after a crash only one mail is in an uncertain state.
    let mail = signal.aborted ? undefined : await lease(database)
    while (mail) {
      const error = await tryToDeliver(mail)
      if (error) {
        await fail(mail, error)
        mail = signal.aborted ? undefined : await lease(database)
        continue
      }
      const { id, kind, attempts } = mail
      mail = await markSentAndLease(mail, signal.aborted)
      onAttempt('succeeded')
      log.info({ mail: id, kind, attempts }, 'mail sent')
    }
  }
}
