import { TextField } from '@anupalan/design-system/text-field'
import { lazy, Suspense } from 'react'
import type { useView } from './use-view.ts'
import { bookingsWords } from './words.ts'

export interface DayPickerProps {
  view: Pick<ReturnType<typeof useView>, 'day' | 'today' | 'set'>
}

/** The day, not to be changed here: the buttons beside it do. */
const ShownDay = ({ view: { day } }: DayPickerProps) => (
  <TextField
    label={bookingsWords.filters.day}
    value={day.split('-').toReversed().join('/')}
    autoComplete="off"
    figures
    isDisabled
  />
)

const DayPicker = lazy(() =>
  import('./day-picker.tsx').then(
    (module) => ({ default: module.DayPicker }),
    () => ({ default: ShownDay }),
  ),
)

/** The day picker, whose code is loaded after the screen's. Until then, and if it cannot be loaded, the day alone. */
export const LazyDayPicker = ({ view }: DayPickerProps) => (
  <Suspense fallback={<ShownDay view={view} />}>
    <DayPicker view={view} />
  </Suspense>
)
