/** How a booking is opened again: from a mail, from the address of a page. */
import { readQuery, writeQuery } from '../core/path.ts'

/** What opens a booking: its reference, and the key that only its mail and its own browser have. */
export interface BookingLink {
  readonly reference: string
  readonly key: string
}

/**
 * The fragment of a page's address that opens a booking, with its `#`. A fragment stays in the browser: no server's log
 * and no page view holds it.
 */
export const bookingFragment = ({ reference, key }: BookingLink) =>
  `#${writeQuery({ booking: reference, key })}`

/**
 * The booking that a page's address opens; `undefined` where it opens none. Whether the key is right is for the server
 * to say.
 *
 * @param fragment `location.hash`
 */
export function readBookingFragment(fragment: string): BookingLink | undefined {
  const { booking: reference, key = '' } = readQuery(fragment.replace(/^#/, ''))
  return reference ? { reference, key } : undefined
}
