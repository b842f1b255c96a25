import { DatePicker } from '@anupalan/design-system/date-picker'
import { addDays } from '@anupalan/server/compliance/ist'
import { staffHorizonDays } from '@anupalan/server/contract/bookings/staff-rules'
import type { DayPickerProps } from './lazy-day-picker.tsx'
import { readDay } from './times.ts'
import { bookingsWords } from './words.ts'

/** The day that is shown, to type or to choose from a calendar. */
export const DayPicker = ({ view: { day, today, set } }: DayPickerProps) => (
  <DatePicker
    // Its own text is that of the day which the buttons choose.
    key={day}
    label={bookingsWords.filters.day}
    defaultValue={day}
    min={addDays(today, -staffHorizonDays)}
    max={addDays(today, staffHorizonDays)}
    today={today}
    onChange={(value) => {
      const chosen = readDay(value)
      if (chosen && chosen !== day) set({ day: chosen })
    }}
  />
)
