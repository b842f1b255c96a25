import type { SlotGroup } from './index.ts'

const slot = (time: string, detail?: string) => ({ value: time, time, detail })

/** A day with some times taken. */
export const times: readonly SlotGroup[] = [
  { label: 'Morning', slots: ['9:30 AM', '10:00 AM', '11:30 AM'].map((time) => slot(time)) },
  { label: 'Afternoon', slots: ['12:00 PM', '2:30 PM', '3:00 PM', '4:30 PM'].map((time) => slot(time)) },
  { label: 'Evening', slots: ['5:00 PM', '6:00 PM'].map((time) => slot(time)) },
]

/** The same day in New York's time zone. */
export const timesInNewYork: readonly SlotGroup[] = [
  {
    label: 'Morning',
    slots: [slot('9:30 AM', '11:00 PM, Sun 6 Dec'), slot('10:00 AM', '11:30 PM, Sun 6 Dec')],
  },
  { label: 'Afternoon', slots: [slot('12:00 PM', '1:30 AM'), slot('2:30 PM', '4:00 AM')] },
]
