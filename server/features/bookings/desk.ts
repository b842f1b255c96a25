/** What every use case of bookings needs: the firm's rules, the keys of links, and what a booking looks like. */
import type { Meetings } from '@anupalan/server/contract'
import { bookingFragment } from '@anupalan/server/contract/bookings/links'
import { bookingView, meetingsOf } from '@anupalan/server/contract/bookings/meetings'
import type { KeptBooking } from '@anupalan/server/contract/bookings/meetings'
import type { Booking } from '@anupalan/server/contract/bookings/schema'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { siteUrl } from '../../platform/config/config.ts'
import type { Context } from '../../platform/context.ts'
import { sharedSecret } from '../../platform/database/secrets.ts'

type Given = Pick<Context, 'config' | 'database' | 'clock' | 'practice'>

export interface Desk extends Given {
  readonly meetings: Meetings
  /** Asked for before a transaction begins: the secret may have to be read. @throws StorageError */
  readonly keys: () => Promise<Keys>
}

/** Keys are made from the reference and the secret, so none is stored, and each mail can tell the same one again. */
export interface Keys {
  readonly keyOf: (reference: string) => string
  /** In a time that does not tell how much of the key is right. */
  readonly opens: (reference: string, key: string) => boolean
  readonly view: (booking: KeptBooking, now: Date) => Booking
  /** Address of the page that shows the booking, and on which it is moved and cancelled. */
  readonly linkTo: (reference: string) => string
}

/** Page on which meetings are booked. */
const meetingPage = '/schedule-meeting'

export function createDesk(context: Given): Desk {
  const { config, database, practice } = context
  const meetings = meetingsOf(practice, config.consultants)
  let keys: Keys | undefined
  return {
    ...context,
    meetings,
    async keys() {
      keys ??= createKeys(
        config.linkSecret ?? (await sharedSecret(database, 'links')),
        meetings,
        siteUrl(config),
      )
      return keys
    },
  }
}

export function createKeys(secret: string, meetings: Meetings, site: string): Keys {
  const sign = (purpose: string, reference: string) =>
    createHmac('sha256', secret)
      .update(`${purpose} ${reference}`)
      .digest()
      .subarray(0, 24)
      .toString('base64url')
  const keyOf = (reference: string) => sign('booking', reference)
  return {
    keyOf,
    opens: (reference, key) => isSame(keyOf(reference), key),
    view: (booking, now) => bookingView(booking, meetings, now.getTime(), sign('room', booking.reference)),
    linkTo: (reference) => `${site}${meetingPage}${bookingFragment({ reference, key: keyOf(reference) })}`,
  }
}

function isSame(right: string, given: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
