/** Links to a booking, from a mail or from the URL of a page. */
import { readQuery, writeQuery } from '../core/path.ts'

/**
 * Identifies and authorizes access to a booking: its reference, and the key that only its mail and its own browser
 * have.
 */
export interface BookingLink {
  readonly reference: string
  readonly key: string
}

/**
 * The fragment of a page's URL that opens a booking, with its `#`. Browsers do not send fragments: no server log and no
 * page view contains it.
 */
export const bookingFragment = ({ reference, key }: BookingLink) =>
  `#${writeQuery({ booking: reference, key })}`

/**
 * The booking in a page's URL; `undefined` if there is none. The server checks the key.
 *
 * @param fragment `location.hash`
 */
export function readBookingFragment(fragment: string): BookingLink | undefined {
  const { booking: reference, key = '' } = readQuery(fragment.replace(/^#/, ''))
  return reference ? { reference, key } : undefined
}
