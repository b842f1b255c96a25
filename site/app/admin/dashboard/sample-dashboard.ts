/** Fills the mocked API for stories of the staff's dashboard. */
import type { User } from '@anupalan/server/contract/core/access'
import { addDays, istDate, istInstant } from '@anupalan/server/compliance/ist'

/** The part of the mock's state that the stories fill. */
export interface DashboardMockState {
  user: User | null
  readonly tasks: Map<string, object>
  readonly bookings: Map<string, object>
  readonly enquiries: Map<string, object>
  readonly applications: Map<string, object>
  readonly failedMails: Map<string, object>
}

const HOUR_MS = 3_600_000

export function empty({ tasks, bookings, enquiries, applications, failedMails }: DashboardMockState): void {
  for (const each of [tasks, bookings, enquiries, applications, failedMails]) each.clear()
}

function addTask({ tasks }: DashboardMockState, id: string, dueOn: string): void {
  tasks.set(id, { id, client: 'rao', dueOn, doneAt: null, checklist: [], filing: [], version: 1 })
}

function addMeeting({ bookings }: DashboardMockState, minutes: number, service: string, mode: string): void {
  const start = new Date(istInstant(istDate(Date.now()), minutes)).toISOString()
  const reference = `BK-${minutes}`
  bookings.set(reference, {
    reference,
    start,
    service,
    mode,
    cancelledAt: null,
    email: 'asha.rao@example.in',
  })
}

function addEnquiry({ enquiries }: DashboardMockState, hours: number): void {
  const reference = `EN-${hours}`
  enquiries.set(reference, { reference, receivedAt: new Date(Date.now() - hours * HOUR_MS).toISOString() })
}

/** A usual day: something of everything. */
export function addDay(state: DashboardMockState): void {
  empty(state)
  const today = istDate(Date.now())
  addTask(state, 'overdue-1', '2020-05-31')
  addTask(state, 'overdue-2', addDays(today, -3))
  addTask(state, 'today', today)
  for (const day of [1, 4, 7]) addTask(state, `week-${day}`, addDays(today, day))
  addMeeting(state, 10 * 60, 'gst-services', 'video')
  addMeeting(state, 15 * 60 + 30, 'business-registration', 'in-person')
  for (const hours of [1, 3, 120]) addEnquiry(state, hours)
  state.applications.set('AP-1', { receivedAt: new Date(Date.now() - HOUR_MS).toISOString() })
  state.failedMails.set('mail', { createdAt: new Date().toISOString(), nextAttemptAt: null })
}

/** Thousands of everything. */
export function addVeryMany(state: DashboardMockState): void {
  empty(state)
  for (let index = 0; index < 12_345; index++) addTask(state, `task-${index}`, '2020-05-31')
  for (let index = 1; index <= 1_200; index++) addEnquiry(state, 100 + index)
  for (let slot = 0; slot < 18; slot++) addMeeting(state, 570 + slot * 30, 'gst-services', 'phone')
}
