/**
 * The conformance suite: what every implementation of the contract must do, over HTTP and nothing else. It
 * runs unchanged on the mock and on the real server, on each of its databases.
 *
 * It imports the test runner, so it has an export of its own and is never part of a page or a server.
 */
import { describe } from 'vitest'
import { describeAccounts } from './accounts.ts'
import { describeApplications } from './applications.ts'
import { describeBookings } from './bookings.ts'
import { describeEnquiries } from './enquiries.ts'
import { describeFeedback } from './feedback.ts'
import { describeLimits } from './limits.ts'
import { describeManagedBookings } from './managed-bookings.ts'
import { describePageViews } from './page-views.ts'
import { describeRefusals } from './refusals.ts'
import { describeSameSite } from './same-site.ts'
import type { StartTarget } from './target.ts'

export type * from './target.ts'
export { conformancePractice } from './target.ts'

/**
 * @param name what is held to the contract, for the report.
 * @param start makes a new, empty target.
 */
export function describeConformance(name: string, start: StartTarget): void {
  describe(`${name} conforms to the contract`, () => {
    describeEnquiries(start)
    describeFeedback(start)
    describeAccounts(start)
    describePageViews(start)
    describeApplications(start)
    describeBookings(start)
    describeManagedBookings(start)
    describeSameSite(start)
    describeRefusals(start)
    describeLimits(start)
  })
}
