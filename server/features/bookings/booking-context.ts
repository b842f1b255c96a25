/** The context of the use cases of bookings: the firm's rules, the keys of links, and views of bookings. */
import type { Meetings } from '@anupalan/server/contract'
import { bookingFragment } from '@anupalan/server/contract/bookings/links'
import { bookingView, meetingsOf } from '@anupalan/server/contract/bookings/meetings'
import type { BookingRecord } from '@anupalan/server/contract/bookings/meetings'
import type { Booking } from '@anupalan/server/contract/bookings/schema'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { siteUrl } from '../../platform/config/config.ts'
import type { Context } from '../../platform/context.ts'
import { configuredSecret, storedSecret } from '../../platform/database/secrets.ts'
import type { Secret, SecretKeys } from '../../platform/database/secrets.ts'

type Given = Pick<Context, 'config' | 'database' | 'clock' | 'practice'>

export interface BookingContext extends Given {
  readonly meetings: Meetings
  /** Called before a transaction begins, because it may read the secrets. @throws StorageError */
  readonly keys: () => Promise<Keys>
}

/** Keys of links. They are derived from the reference and a secret, so none is stored, and each mail has the same one. */
export interface Keys {
  readonly keyOf: (reference: string) => string
  /** Whether a key is valid for a booking, compared in constant time. */
  readonly verify: (reference: string, key: string) => Promise<boolean>
  readonly view: (booking: BookingRecord, now: Date) => Booking
  /** URL of the page that shows the booking, and on which it is moved and cancelled. */
  readonly linkTo: (reference: string) => string
}

/** Page on which meetings are booked. */
const meetingPage = '/schedule-meeting'

export const meetingPageUrl = (config: Context['config']) => `${siteUrl(config)}${meetingPage}`

export function createBookingContext(context: Given): BookingContext {
  const { config, database, practice, clock } = context
  const meetings = meetingsOf(practice, config.consultants)
  const links = config.linkSecret
    ? configuredSecret(config.linkSecret)
    : storedSecret(database, 'links', clock)
  const rooms = storedSecret(database, 'rooms', clock)
  return {
    ...context,
    meetings,
    async keys() {
      const [linkKeys, roomKeys] = await Promise.all([links.keys(), rooms.keys()])
      return createKeys({ links, linkKeys, roomKeys }, meetings, siteUrl(config))
    },
  }
}

interface Secrets {
  readonly links: Secret
  readonly linkKeys: SecretKeys
  readonly roomKeys: SecretKeys
}

/** `<id of the secret's key>.<signature>`; the signature alone in links of earlier versions. */
const linkKeyPattern = /^(?:(?<id>[\da-f]{8})\.)?(?<signature>[\w-]{32})$/

function createKeys({ links, linkKeys, roomKeys }: Secrets, meetings: Meetings, site: string): Keys {
  const { current, all } = linkKeys
  const keyOf = (reference: string) => `${current.id}.${sign(current.value, 'booking', reference)}`
  return {
    keyOf,
    async verify(reference, key) {
      const { id, signature } = linkKeyPattern.exec(key)?.groups ?? {}
      if (signature === undefined) return false
      const found = id === undefined ? all : [await links.find(id)]
      return found.some((each) => each && isSame(sign(each.value, 'booking', reference), signature))
    },
    view: (booking, now) =>
      bookingView(booking, meetings, now.getTime(), sign(roomKeys.current.value, 'room', booking.reference)),
    linkTo: (reference) => `${site}${meetingPage}${bookingFragment({ reference, key: keyOf(reference) })}`,
  }
}

const sign = (secret: string, purpose: string, reference: string) =>
  createHmac('sha256', secret)
    .update(`${purpose} ${reference}`)
    .digest()
    .subarray(0, 24)
    .toString('base64url')

function isSame(right: string, given: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
