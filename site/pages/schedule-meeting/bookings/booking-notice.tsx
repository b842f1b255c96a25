import { bookingNotice } from '../../../content/meetings.ts'
import { Terms } from '../../../shell/terms.tsx'
import * as css from './bookings.css.ts'

/** Digital Personal Data Protection Act 2023, s.5: what is taken, why, and how to have it back. */
export const BookingNotice = () => (
  <details>
    <summary className={css.noticeSummary}>{bookingNotice.heading}</summary>
    <Terms items={bookingNotice.items} className={css.notice} />
  </details>
)
