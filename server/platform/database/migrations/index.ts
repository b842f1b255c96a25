/**
 * The migrations, in order. They keep to what SQLite and PostgreSQL share (text, integer, bigint, check, references,
 * unique), import nothing that may change later, and are never edited once released: a new one follows.
 */
import type { Migration } from 'kysely/migration'
import { outbox } from './0001-outbox.ts'
import { enquiries } from '../../../features/enquiries/migrations/0002-enquiries.ts'
import { feedback } from '../../../features/feedback/migrations/0003-feedback.ts'
import { rateLimits } from './0004-rate-limits.ts'
import { pageViews } from '../../../features/page-views/migrations/0005-page-views.ts'
import { bookings } from '../../../features/bookings/migrations/0006-bookings.ts'
import { mailOfBookings } from './0007-mail-of-bookings.ts'
import { secrets } from './0008-secrets.ts'
import { applications } from '../../../features/applications/migrations/0009-applications.ts'
import { recipientMails } from './0010-recipient-mails.ts'
import { refusedMail } from './0011-refused-mail.ts'

export const migrations: Record<string, Migration> = {
  '0001-outbox': outbox,
  '0002-enquiries': enquiries,
  '0003-feedback': feedback,
  '0004-rate-limits': rateLimits,
  '0005-page-views': pageViews,
  '0006-bookings': bookings,
  '0007-mail-of-bookings': mailOfBookings,
  '0008-secrets': secrets,
  '0009-applications': applications,
  '0010-recipient-mails': recipientMails,
  '0011-refused-mail': refusedMail,
}
