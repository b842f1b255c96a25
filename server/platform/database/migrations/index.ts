/**
 * The platform's migrations; a feature has its own. They use only what SQLite and PostgreSQL share (text, integer,
 * bigint, check, references, unique), import nothing that may change later, and are never edited once released: a new
 * one follows. Numbers are unique among the platform and all features, and give the order.
 */
import type { Migrations } from '../database.ts'
import { outbox } from './0001-outbox.ts'
import { rateLimits } from './0004-rate-limits.ts'
import { mailOfBookings } from './0007-mail-of-bookings.ts'
import { secrets } from './0008-secrets.ts'
import { recipientMails } from './0010-recipient-mails.ts'
import { refusedMail } from './0011-refused-mail.ts'
import { mailLinks } from './0012-mail-links.ts'
import { secretKeys } from './0013-secret-keys.ts'
import { audit } from './0014-audit.ts'
import { auditChain } from './0015-audit-chain.ts'
import { storedFiles } from './0019-stored-files.ts'
import { conversations } from './0020-conversations.ts'
import { activity } from './0021-activity.ts'
import { unsubscribe } from './0026-unsubscribe.ts'
import { slotVersions } from './0032-slot-versions.ts'
import { auditSearch } from './0034-audit-search.ts'
import { jobRuns } from './0037-job-runs.ts'

export const platformMigrations: Migrations = {
  '0001-outbox': outbox,
  '0004-rate-limits': rateLimits,
  '0007-mail-of-bookings': mailOfBookings,
  '0008-secrets': secrets,
  '0010-recipient-mails': recipientMails,
  '0011-refused-mail': refusedMail,
  '0012-mail-links': mailLinks,
  '0013-secret-keys': secretKeys,
  '0014-audit': audit,
  '0015-audit-chain': auditChain,
  '0019-stored-files': storedFiles,
  '0020-conversations': conversations,
  '0021-activity': activity,
  '0026-unsubscribe': unsubscribe,
  '0032-slot-versions': slotVersions,
  '0034-audit-search': auditSearch,
  '0037-job-runs': jobRuns,
}
