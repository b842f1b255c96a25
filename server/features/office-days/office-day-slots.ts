/** The next holidays and days with other hours, in the slot `office-days` of the contact part. */
import type { Practice } from '@anupalan/server/contract'
import { officeDaysOf } from '@anupalan/server/contract/core/office-days'
import type { OfficeDay } from '@anupalan/server/contract/core/office-days'
import { addDays, formatDate, istDate, istInstant } from '../../compliance/ist.ts'
import type { SlotPart, SlotSource } from '../../platform/static-site/slot-source.ts'
import { readOfficeDays } from './queries.ts'

export const officeDaySlots =
  ({ meetings }: Practice): SlotSource =>
  async ({ database, now }) => {
    const days = await readOfficeDays(database)
    // As long as the staff has set nothing, the document has the holidays of the content.
    if (days.length === 0) return { slots: new Map() }
    const today = istDate(now.getTime())
    const next = officeDaysOf(meetings?.holidays ?? [], days).filter(({ date }) => date >= today)
    const [first] = next
    return {
      slots: new Map<string, readonly SlotPart[]>([
        ['office-days', next.map(partOf)],
        ...(next.some(({ kind }) => kind === 'hours') ? [heading] : []),
      ]),
      ...(first && { until: new Date(istInstant(addDays(first.date, 1), 0)) }),
    }
  }

/** `9:30 AM`, as the hours of the week are written. */
function clockTime(time: string): string {
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`
}

const heading = ['office-days-heading', [{ template: 'office-days-heading', values: {} }]] as const

const partOf = ({ date, kind, name, opens, closes }: OfficeDay): SlotPart =>
  kind === 'hours'
    ? {
        template: 'office-day-hours',
        values: { name, date, day: formatDate(date), opens: clockTime(opens), closes: clockTime(closes) },
      }
    : { template: 'office-day-closed', values: { name, date, day: formatDate(date) } }
