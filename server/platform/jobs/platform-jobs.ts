/** Jobs of the platform: sending mail, the audit chain, and cleanup. */
import { join } from 'node:path'
import { auditSecret } from '../audit/audit-secret.ts'
import { createChainJob } from '../audit/chain-job.ts'
import { eraseOldAuditIdentities } from '../audit/erase-identities.ts'
import type { Context } from '../context.ts'
import type { JobContext } from '../feature.ts'
import { removeStrayFiles } from '../files/remove-stray-files.ts'
import type { Delivery } from '../mail/delivery.ts'
import { deliverToFolder, outboxFolder } from '../mail/folder.ts'
import type { MailLinks } from '../mail/mail-links.ts'
import { createOutboxWorker } from '../mail/outbox-worker.ts'
import type { MailOutcome } from '../mail/outbox-worker.ts'
import { eraseRecipientCounts } from '../mail/recipient-limit.ts'
import { deliverBySmtp } from '../mail/smtp.ts'
import { DAY_MS, HOUR_MS } from './jobs.ts'
import type { Job } from './jobs.ts'

export interface PlatformJobsOptions {
  /** Generators of links in mails, of all features. */
  readonly mailLinks: MailLinks
  /** Called with the outcome of each attempt to send a mail. */
  readonly onMail?: (outcome: MailOutcome) => void
}

export function platformJobs(context: JobContext, { mailLinks, onMail }: PlatformJobsOptions): Job[] {
  const { database, clock, log } = context
  return [
    {
      name: 'send-mail',
      every: 2_000,
      run: createOutboxWorker({
        database,
        delivery: chooseDelivery(context),
        links: mailLinks,
        clock,
        log,
        onAttempt: onMail,
      }),
    },
    createChainJob({ database, secret: auditSecret(context) }),
    {
      name: 'erase-audit-identities',
      every: DAY_MS,
      async run(signal) {
        const erased = await eraseOldAuditIdentities(database, clock(), signal)
        log.info({ erased }, 'names and addresses in the audit trail erased')
      },
    },
    {
      name: 'remove-stray-files',
      every: HOUR_MS,
      async run() {
        log.info({ removed: await removeStrayFiles(context, { isAlone: false }) }, 'stray files removed')
      },
    },
    {
      name: 'erase-recipient-counts',
      every: DAY_MS,
      async run() {
        log.info({ erased: await eraseRecipientCounts(database, clock()) }, 'counts of mails erased')
      },
    },
  ]
}

function chooseDelivery({ config, practice }: Context): Delivery {
  const from = { name: practice.name, address: config.mailFrom ?? practice.email }
  return config.smtpUrl
    ? deliverBySmtp(config.smtpUrl, from)
    : deliverToFolder(join(config.dataDir, outboxFolder), from)
}
