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
  readonly enquiryProgress: Map<string, object>
  readonly enquiryEntries: Map<string, object>
  readonly enquirySources: Map<string, object>
  readonly feedback: Map<string, object>
  readonly pageViews: Map<string, object>
}

const HOUR_MS = 3_600_000

export function empty(state: DashboardMockState): void {
  const { tasks, bookings, enquiries, applications, failedMails } = state
  for (const each of [tasks, bookings, enquiries, applications, failedMails]) each.clear()
  for (const each of [
    state.enquiryProgress,
    state.enquiryEntries,
    state.enquirySources,
    state.feedback,
    state.pageViews,
  ])
    each.clear()
}

function addTask({ tasks }: DashboardMockState, id: string, dueOn: string): void {
  tasks.set(id, { id, client: 'rao', dueOn, doneAt: null, checklist: [], filing: [], version: 1 })
}

function addMeeting(
  { bookings }: DashboardMockState,
  minutes: number,
  service: string,
  mode: string,
  name: string,
): void {
  const start = new Date(istInstant(istDate(Date.now()), minutes)).toISOString()
  const reference = `BK-${minutes}`
  bookings.set(reference, {
    reference,
    start,
    service,
    mode,
    name,
    cancelledAt: null,
    email: 'asha.rao@example.in',
  })
}

function addEnquiry({ enquiries }: DashboardMockState, hours: number): void {
  const reference = `EN-${hours}`
  enquiries.set(reference, {
    reference,
    receivedAt: new Date(Date.now() - hours * HOUR_MS).toISOString(),
    service: 'gst-services',
  })
}

/** A usual day: something of everything. */
export function addDay(state: DashboardMockState): void {
  empty(state)
  const today = istDate(Date.now())
  addTask(state, 'overdue-1', '2020-05-31')
  addTask(state, 'overdue-2', addDays(today, -3))
  addTask(state, 'today', today)
  for (const day of [1, 4, 7]) addTask(state, `week-${day}`, addDays(today, day))
  addMeeting(state, 10 * 60, 'gst-services', 'video', 'Asha Rao')
  addMeeting(state, 15 * 60 + 30, 'business-registration', 'in-person', 'फ़रहान क़ुरैशी')
  for (const hours of [1, 3, 120]) addEnquiry(state, hours)
  state.applications.set('AP-1', { receivedAt: new Date(Date.now() - HOUR_MS).toISOString() })
  state.failedMails.set('mail', { createdAt: new Date().toISOString(), nextAttemptAt: null })
}

const services = ['gst-services', 'tax-services', 'accounting', 'gst-services', 'other']
const pages = ['/', '/pricing', '/services/gst-filing', '/tools/emi', '/articles']
const sources = ['search', 'own', 'direct', 'search', 'social', 'own', 'search', 'site', 'mail']
const categories = ['website_experience', 'service_quality', 'general']

/** A year of figures, more of each from month to month. */
export function addYear(state: DashboardMockState): void {
  empty(state)
  const today = istDate(Date.now())
  for (let ago = 360; ago >= 0; ago -= 2) {
    const day = addDays(today, -ago)
    const at = istInstant(day, 9 * 60)
    const index = (360 - ago) / 2
    const reference = `EN-${index}`
    const receivedAt = new Date(at).toISOString()
    const service = services[index % services.length]
    state.enquiries.set(reference, { reference, receivedAt, service })
    const source = sources[index % sources.length]!
    const page = source === 'own' ? pages[1 + (index % 3)]! : '/'
    state.enquirySources.set(`${day} ${source} ${page}`, { day, source, page, enquiries: 1 })
    state.enquiryProgress.set(reference, { status: 'answered', owner: null, version: 1 })
    state.enquiryEntries.set(reference, {
      enquiry: reference,
      kind: 'reply',
      at: new Date(at + (1 + ((index * 7) % 60)) * HOUR_MS).toISOString(),
    })
    if (index % 3 === 0)
      state.bookings.set(reference, {
        reference,
        start: receivedAt,
        cancelledAt: null,
        service,
        mode: 'video',
      })
    const score = 1 + ((index * 3) % 5)
    state.feedback.set(reference, {
      receivedAt,
      score: score < 3 && index % 2 ? 5 : score,
      category: categories[index % categories.length],
    })
    for (const [place, path] of pages.entries())
      state.pageViews.set(`${day} ${path}`, { day, path, views: (index + 20) * (pages.length - place) })
  }
}

/** Thousands of everything. */
export function addVeryMany(state: DashboardMockState): void {
  empty(state)
  for (let index = 0; index < 12_345; index++) addTask(state, `task-${index}`, '2020-05-31')
  for (let index = 1; index <= 1_200; index++) addEnquiry(state, 100 + index)
  for (let slot = 0; slot < 18; slot++)
    addMeeting(state, 570 + slot * 30, 'gst-services', 'phone', `Visitor ${slot + 1}`)
}
