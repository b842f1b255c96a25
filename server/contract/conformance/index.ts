/**
 * The conformance suite: tests of an implementation of the contract, only by HTTP. It runs unchanged on the mock and on
 * the real server, on each of its databases.
 *
 * It imports the test runner, so it is a separate export and never part of a page or a server.
 */
import { describe } from 'vitest'
import { describeAccess } from './access.ts'
import { describeAccounts } from './accounts.ts'
import { describeAnnouncements } from './announcements.ts'
import { describeOfficeDays } from './office-days.ts'
import { describeFeesDate } from './fees-date.ts'
import { describeServiceImages } from './service-images.ts'
import { describeApplicationReview, describeApplications } from './applications.ts'
import { describeAssistant } from './assistant.ts'
import { describeAudit } from './audit.ts'
import { describeBookings } from './bookings.ts'
import { describeClients } from './clients.ts'
import { describeNewClients } from './new-clients.ts'
import { describeImports } from './imports.ts'
import { describeReassignments } from './reassignments.ts'
import { describeBulkTasks } from './bulk-tasks.ts'
import { describeMonthBoard } from './month-board.ts'
import { describeClientNotes } from './client-notes.ts'
import { describeLegalHolds } from './legal-holds.ts'
import { describeDashboard } from './dashboard.ts'
import { describeRoster } from './roster.ts'
import { describeConsents, describeDataRights, describeErasures, describeOwnExport } from './data-rights.ts'
import { describeDocumentOwners } from './document-owners.ts'
import { describeDocumentRequests } from './document-requests.ts'
import { describeDocuments } from './documents.ts'
import { describeEnquiries } from './enquiries.ts'
import { describeFeedback } from './feedback.ts'
import { describeInbox } from './inbox.ts'
import { describeLimits } from './limits.ts'
import { describeManagedBookings } from './managed-bookings.ts'
import { describeMeetings } from './meetings.ts'
import { describeBlockedTimes } from './blocked-times.ts'
import { describeOperations } from './operations.ts'
import { describePageViews } from './page-views.ts'
import { describeProblems } from './problems.ts'
import { describeRetention } from './retention.ts'
import { describeSameSite } from './same-site.ts'
import { describeTaskMails } from './task-mails.ts'
import { describeTasks } from './tasks.ts'
import type { StartTarget } from './target.ts'

export type * from './target.ts'
export { conformancePractice } from './target.ts'

/**
 * @param name the implementation under test, for the report.
 * @param start creates a new, empty target.
 */
export function describeConformance(name: string, start: StartTarget): void {
  describe(`${name} conforms to the contract`, () => {
    describeEnquiries(start)
    describeInbox(start)
    describeFeedback(start)
    describeAccounts(start)
    describePageViews(start)
    describeApplications(start)
    describeApplicationReview(start)
    describeAssistant(start)
    describeBookings(start)
    describeManagedBookings(start)
    describeMeetings(start)
    describeBlockedTimes(start)
    describeAccess(start)
    describeClients(start)
    describeNewClients(start)
    describeReassignments(start)
    describeImports(start)
    describeRoster(start)
    describeClientNotes(start)
    describeLegalHolds(start)
    describeBulkTasks(start)
    describeMonthBoard(start)
    describeTasks(start)
    describeTaskMails(start)
    describeDocuments(start)
    describeDocumentRequests(start)
    describeDocumentOwners(start)
    describeDataRights(start)
    describeOwnExport(start)
    describeErasures(start)
    describeConsents(start)
    describeRetention(start)
    describeAnnouncements(start)
    describeOfficeDays(start)
    describeFeesDate(start)
    describeServiceImages(start)
    describeAudit(start)
    describeOperations(start)
    describeDashboard(start)
    describeSameSite(start)
    describeProblems(start)
    describeLimits(start)
  })
}
