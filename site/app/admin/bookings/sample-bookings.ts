/** Fills the mocked API for stories of the bookings. */
import { istDate, istInstant, type IsoDate } from '@anupalan/server/compliance/ist'
import { newStaffFields, type MeetingRecord } from '@anupalan/server/contract/bookings/meetings'
import { sampleMeetings } from '@anupalan/server/contract/bookings/samples'
import { startsOn } from '@anupalan/server/contract/bookings/slots'
import { maxMeetings } from '@anupalan/server/contract/bookings/staff-rules'
import type { User } from '@anupalan/server/contract/core/access'
import { defaultMeetings } from '@anupalan/server/contract/site/site-files'
import { builtOn } from 'virtual:built-on'

type StoredMeeting = MeetingRecord & { readonly changedAt: string }

/** The part of the mock's state that the stories fill. */
export interface BookingsMockState {
  user: User | null
  readonly bookings: Map<string, StoredMeeting>
  readonly blockedTimes: Map<string, object>
}

/** Of the sample meetings that stories open. */
export const references = {
  farida: 'BK-9V2H-6KWE-3P5R',
  sunita: 'BK-6B3X-0DQM-2H9K',
  joseph: 'BK-8E5G-3YTV-1J6W',
}

/** At the clock of the stories. */
const samples = sampleMeetings(defaultMeetings, Date.parse(`${builtOn}T10:00:00+05:30`))

/** The day of a sample meeting, in India. */
export function dayOf(reference: string): IsoDate {
  const { start = '' } = samples.find((each) => each.reference === reference) ?? {}
  return istDate(Date.parse(start))
}

/** Meetings in every state on three days, held by two people and by nobody. */
export function addMeetings(state: BookingsMockState): void {
  for (const sample of samples)
    state.bookings.set(sample.reference, { ...sample, changedAt: sample.receivedAt })
}

/** Only the one of Sunita, held by Kavita. */
export function addOne(state: BookingsMockState): void {
  addMeetings(state)
  for (const reference of state.bookings.keys())
    if (reference !== references.sunita) state.bookings.delete(reference)
}

/** Kavita is away on the day, Imran for a morning. */
export function addBlocked({ blockedTimes }: BookingsMockState, day: IsoDate): void {
  for (const [reference, consultant, from, to, reason] of [
    ['BL-0000-0000-0001', 'kavita', 0, 24 * 60, 'On leave'],
    ['BL-0000-0000-0002', 'imran', 10 * 60, 13 * 60, 'सुनवाई, income tax office'],
  ] as const)
    blockedTimes.set(reference, {
      reference,
      consultant,
      reason,
      startsAt: new Date(istInstant(day, from)).toISOString(),
      endsAt: new Date(istInstant(day, to)).toISOString(),
    })
}

/** Each start of a day is taken by everybody. */
export function addFullDay(state: BookingsMockState, day: IsoDate): void {
  for (const [index, at] of startsOn(day, defaultMeetings).entries())
    for (const holder of ['imran', 'kavita']) {
      const start = new Date(at).toISOString()
      const reference = `BK-${holder === 'imran' ? '0000' : '1111'}-0000-${String(index).padStart(4, '0')}`
      state.bookings.set(reference, {
        ...newStaffFields,
        reference,
        service: 'accounting',
        mode: 'phone',
        name: `Visitor Number ${index + 1} of Vishwanathapuram`,
        email: `visitor${index + 1}@example.in`,
        phone: '+91 98450 11223',
        note: '',
        privacy: true,
        start,
        firstStart: start,
        sequence: 0,
        receivedAt: start,
        changedAt: start,
        cancelledAt: null,
        assignedTo: holder,
      })
    }
}

/** One meeting more than a list returns, all at the first start of a day. */
export function addTooMany(state: BookingsMockState, day: IsoDate): void {
  addFullDay(state, day)
  const [first] = state.bookings.values()
  if (!first) throw new RangeError(`There is no start on ${day}.`)
  state.bookings.clear()
  for (let index = 0; index <= maxMeetings; index++) {
    const reference = `BK-0000-0001-${String(index).padStart(4, '0')}`
    state.bookings.set(reference, { ...first, reference })
  }
}

/** Somebody else gives a meeting to Imran, while it is open. */
export function assignMeanwhile({ bookings }: BookingsMockState, reference: string): void {
  const meeting = bookings.get(reference)
  if (!meeting) throw new RangeError(`There is no meeting ${reference}.`)
  bookings.set(reference, { ...meeting, assignedTo: 'imran', sequence: meeting.sequence + 1 })
}
