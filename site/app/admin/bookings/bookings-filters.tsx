import { Button } from '@anupalan/design-system/button'
import { DatePicker } from '@anupalan/design-system/date-picker'
import { RadioGroup } from '@anupalan/design-system/radio-group'
import { Select } from '@anupalan/design-system/select'
import { addDays } from '@anupalan/server/compliance/ist'
import type { Consultant } from '@anupalan/server/contract/bookings/schema'
import { nobody, staffHorizonDays } from '@anupalan/server/contract/bookings/staff-rules'
import * as css from './bookings.css.ts'
import { readDay } from './times.ts'
import type { useView } from './use-view.ts'
import { bookingsWords } from './words.ts'

const words = bookingsWords.filters

export interface BookingsFiltersProps {
  view: ReturnType<typeof useView>
  consultants: readonly Consultant[]
}

/** The day or the week, and whose meetings. */
export function BookingsFilters({ view, consultants }: BookingsFiltersProps) {
  const { today, day, set } = view
  const people = consultants.map(({ username, fullName }) => ({ value: username, label: fullName }))
  return (
    <div role="group" aria-label={words.label} className={css.filters}>
      <div className={css.fields}>
        <RadioGroup
          label={words.view}
          variant="segmented"
          options={[
            { value: 'day', label: words.views.day },
            { value: 'week', label: words.views.week },
          ]}
          value={view.view}
          onChange={(value) => set({ view: value === 'week' ? 'week' : 'day' })}
        />
        <DatePicker
          // Its own text is that of the day which the buttons choose.
          key={day}
          label={words.day}
          defaultValue={day}
          min={addDays(today, -staffHorizonDays)}
          max={addDays(today, staffHorizonDays)}
          today={today}
          onChange={(value) => {
            const chosen = readDay(value)
            if (chosen && chosen !== day) set({ day: chosen })
          }}
        />
        <Select
          label={words.consultant}
          placeholder={words.everybody}
          options={[...people, { value: nobody, label: words.nobody }]}
          value={view.consultant}
          onChange={(consultant) => set({ consultant })}
        />
      </div>
      <div className={css.actions}>
        <Button variant="secondary" size="compact" onPress={() => set({ day: view.previous })}>
          {words.previous[view.view]}
        </Button>
        <Button variant="secondary" size="compact" onPress={() => set({ day: today })}>
          {words.today}
        </Button>
        <Button variant="secondary" size="compact" onPress={() => set({ day: view.next })}>
          {words.next[view.view]}
        </Button>
      </div>
    </div>
  )
}
