/** Assembles what the server does besides answering. */
import { join } from 'node:path'
import { applicationsErasedUpTo, eraseApplications } from './features/applications/erase-applications.ts'
import { removeStrayFiles } from './features/applications/remove-stray-files.ts'
import { createDesk } from './features/bookings/desk.ts'
import { bookingsErasedUpTo, eraseBookings, mailOfBookings } from './features/bookings/erase-bookings.ts'
import { remind } from './features/bookings/remind.ts'
import { enquiriesErasedUpTo, eraseEnquiries } from './features/enquiries/erase-enquiries.ts'
import { eraseFeedbackMail, feedbackMailErasedUpTo } from './features/feedback/erase-feedback-mail.ts'
import { erasePageViews } from './features/page-views/erase-page-views.ts'
import type { Config } from './platform/config/config.ts'
import type { Context } from './platform/context.ts'
import type { Job } from './platform/jobs/jobs.ts'
import type { Log } from './platform/observability/log.ts'
import type { Delivery } from './platform/mail/delivery.ts'
import { deliverToFolder, eraseFromFolder, outboxFolder } from './platform/mail/folder.ts'
import { createOutboxWorker } from './platform/mail/outbox-worker.ts'
import type { MailOutcome } from './platform/mail/outbox-worker.ts'
import { eraseRecipientCounts } from './platform/mail/recipient-limit.ts'
import { deliverBySmtp } from './platform/mail/smtp.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

export interface ServerJobsOptions extends Context {
  readonly log: Log
  /** Told of each try to send a mail. */
  readonly onMail?: (outcome: MailOutcome) => void
}

export function serverJobs({ log, onMail, ...context }: ServerJobsOptions): Job[] {
  const { config, database, clock, practice } = context
  const delivery = chooseDelivery(context)
  const desk = createDesk(context)
  return [
    {
      name: 'send-mail',
      every: 2 * second,
      run: createOutboxWorker({ database, delivery, clock, log, onAttempt: onMail }),
    },
    {
      name: 'erase-enquiries',
      every: day,
      async run(signal) {
        const upTo = enquiriesErasedUpTo(clock(), practice)
        const erased = await eraseEnquiries(context, signal)
        await eraseFromFolder(mailFolder(config), 'enquiry', upTo)
        log.info({ erased }, 'enquiries erased')
      },
    },
    {
      name: 'erase-feedback-mail',
      every: day,
      async run() {
        await eraseFeedbackMail(context)
        await eraseFromFolder(mailFolder(config), 'feedback', feedbackMailErasedUpTo(clock(), practice))
        log.info('mail of feedback erased')
      },
    },
    {
      name: 'remind-of-meetings',
      every: minute,
      async run(signal) {
        const queued = await remind(desk, signal)
        if (queued > 0) log.info({ queued }, 'reminders queued')
      },
    },
    {
      name: 'erase-bookings',
      every: day,
      async run(signal) {
        const upTo = bookingsErasedUpTo(clock(), practice)
        const erased = await eraseBookings(context, signal)
        for (const kind of mailOfBookings) await eraseFromFolder(mailFolder(config), kind, upTo)
        log.info({ erased }, 'bookings erased')
      },
    },
    {
      name: 'erase-applications',
      every: day,
      async run(signal) {
        const upTo = applicationsErasedUpTo(clock(), practice)
        const erased = await eraseApplications(context, signal)
        await eraseFromFolder(mailFolder(config), 'application', upTo)
        log.info({ erased }, 'applications erased')
      },
    },
    {
      name: 'remove-stray-files',
      every: hour,
      async run() {
        log.info({ removed: await removeStrayFiles(context, { isAlone: false }) }, 'stray files removed')
      },
    },
    {
      name: 'erase-recipient-counts',
      every: day,
      async run() {
        log.info({ erased: await eraseRecipientCounts(database, clock()) }, 'counts of mails erased')
      },
    },
    {
      name: 'erase-page-views',
      every: day,
      async run() {
        log.info({ erased: await erasePageViews(context) }, 'page views erased')
      },
    },
  ]
}

const mailFolder = ({ dataDir }: Config) => join(dataDir, outboxFolder)

function chooseDelivery({ config, practice }: Context): Delivery {
  const from = { name: practice.name, address: config.mailFrom ?? practice.email }
  return config.smtpUrl ? deliverBySmtp(config.smtpUrl, from) : deliverToFolder(mailFolder(config), from)
}
