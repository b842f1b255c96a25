import { dueDateEvent, icsText, type DueDate } from '@anupalan/server/compliance'
import { firm } from '../../../content/firm.ts'
import { complianceCalendarResult as words } from './words.ts'

/** Creates the calendar file of these dates in the browser and downloads it. */
export function downloadCalendar(dates: readonly DueDate[], remindDaysBefore: number | undefined): void {
  const domain = firm.email.slice(firm.email.indexOf('@') + 1)
  const text = icsText(
    dates.map((due) => dueDateEvent(due, domain)),
    { stamp: Date.now(), name: words.calendarName, productId: words.productId, remindDaysBefore },
  )
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
  link.download = words.file
  link.click()
  // Some browsers start the download only after the current task.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
