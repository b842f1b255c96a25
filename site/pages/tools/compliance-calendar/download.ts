import { dueDateEvent, icsText, type DueDate } from '@anupalan/server/compliance'
import { firm } from '../../../content/firm.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { complianceCalendarResult as words } from './words.ts'

/** Creates the calendar file of these dates in the browser and downloads it. */
export function downloadCalendar(dates: readonly DueDate[], remindDaysBefore: number | undefined): void {
  const domain = firm.email.slice(firm.email.indexOf('@') + 1)
  const text = icsText(
    dates.map((due) => dueDateEvent(due, domain)),
    { stamp: Date.now(), name: words.calendarName, productId: words.productId, remindDaysBefore },
  )
  saveFile({ blob: new Blob([text], { type: 'text/calendar' }), name: words.file })
}
