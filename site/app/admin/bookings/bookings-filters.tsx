import { Button } from '@anupalan/design-system/button'
import { RadioGroup } from '@anupalan/design-system/radio-group'
import { Select } from '@anupalan/design-system/select'
import type { Consultant } from '@anupalan/server/contract/bookings/schema'
import { nobody } from '@anupalan/server/contract/bookings/staff-rules'
import * as css from './bookings.css.ts'
import { LazyDayPicker } from './lazy-day-picker.tsx'
import type { useView } from './use-view.ts'
import { bookingsWords } from './words.ts'

const words = bookingsWords.filters

export interface BookingsFiltersProps {
  view: ReturnType<typeof useView>
  consultants: readonly Consultant[]
}

/** The day or the week, and whose meetings. */
export function BookingsFilters({ view, consultants }: BookingsFiltersProps) {
  const { today, set } = view
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
        <LazyDayPicker view={view} />
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
