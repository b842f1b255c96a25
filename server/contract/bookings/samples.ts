/** Sample meetings, for the server’s first look and for stories. */
import { addDays, istDate } from '../../compliance/ist.ts'
import type { Meetings } from '../site/site-files.ts'
import { newStaffFields } from './meetings.ts'
import type { MeetingRecord } from './meetings.ts'
import { startsOn } from './slots.ts'

interface Sample extends Pick<MeetingRecord, 'reference' | 'service' | 'mode' | 'name' | 'email'> {
  /** Open days from today, or from the next one if the office is closed: 0 is that day, -1 the one before. */
  readonly openDay: number
  /** Which start of the day, from 0. */
  readonly slot: number
  readonly phone?: string
  readonly note?: string
  /** User name of a sample account. */
  readonly assignedTo?: string
  readonly attendance?: 'came' | 'missed'
  readonly cancelReason?: string
}

const samples: readonly Sample[] = [
  {
    reference: 'BK-4T7N-2QXC-8M1D',
    openDay: -1,
    slot: 3,
    service: 'gst-services',
    mode: 'video',
    name: 'Suresh Patil',
    email: 'suresh.patil@example.in',
    assignedTo: 'imran',
    attendance: 'came',
  },
  {
    reference: 'BK-9V2H-6KWE-3P5R',
    openDay: -1,
    slot: 7,
    service: 'accounting',
    mode: 'phone',
    name: 'Farida Khan',
    email: 'farida.khan@example.in',
    phone: '+91 98450 11223',
    assignedTo: 'kavita',
    attendance: 'missed',
  },
  {
    reference: 'BK-1C8J-5RZA-7N4T',
    openDay: 0,
    slot: 0,
    service: 'gst-services',
    mode: 'in-person',
    name: 'Lakshmi Narayan',
    email: 'lakshmi.narayan@example.in',
    note: 'We move from quarterly to monthly returns.\nPlease tell us what you need.',
    assignedTo: 'imran',
  },
  {
    reference: 'BK-6B3X-0DQM-2H9K',
    openDay: 0,
    slot: 9,
    service: 'accounting',
    mode: 'video',
    name: 'सुनीता देवी शर्मा',
    email: 'sunita.sharma@example.in',
    assignedTo: 'kavita',
  },
  {
    reference: 'BK-8E5G-3YTV-1J6W',
    openDay: 0,
    slot: 14,
    service: 'gst-services',
    mode: 'phone',
    name: 'Joseph D’Souza',
    email: 'joseph.dsouza@example.in',
    phone: '+91 98860 44556',
  },
  {
    reference: 'BK-2M9P-7XKB-4C0Q',
    openDay: 0,
    slot: 15,
    service: 'accounting',
    mode: 'video',
    name: 'Meera Pillai',
    email: 'meera.pillai@example.in',
    cancelReason: 'The consultant is ill today. Please choose another time.',
  },
  {
    reference: 'BK-7K0S-9FNR-5V2Z',
    openDay: 1,
    slot: 4,
    service: 'gst-services',
    mode: 'in-person',
    name: 'Harish Gowda',
    email: 'harish.gowda@example.in',
    assignedTo: 'imran',
  },
  {
    reference: 'BK-3W6A-1EJH-8Q7M',
    openDay: 2,
    slot: 6,
    service: 'accounting',
    mode: 'video',
    name: 'Ananya Bose',
    email: 'ananya.bose@example.in',
  },
]

const DAY_MS = 86_400_000

/** The sample meetings around an instant, in the hours of the firm. */
export function sampleMeetings(meetings: Meetings, now: number): MeetingRecord[] {
  const today = istDate(now)
  const open = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => addDays(today, from + index)).filter(
      (day) => startsOn(day, meetings).length > 0,
    )
  const [before, ahead] = [open(-14, 0), open(0, 30)]
  return samples.flatMap(({ openDay, slot, phone = '', note = '', cancelReason, ...sample }) => {
    const day = openDay < 0 ? before.at(openDay) : ahead[openDay]
    const starts = day === undefined ? [] : startsOn(day, meetings)
    const start = starts[Math.min(slot, starts.length - 1)]
    if (start === undefined) return []
    const instant = new Date(start).toISOString()
    return {
      ...newStaffFields,
      ...sample,
      phone,
      note,
      privacy: true,
      start: instant,
      firstStart: instant,
      sequence: 0,
      receivedAt: new Date(Math.min(now, start) - 3 * DAY_MS).toISOString(),
      cancelledAt: cancelReason === undefined ? null : new Date(now).toISOString(),
      cancelReason: cancelReason ?? '',
    }
  })
}
