import { Calendar } from '@anupalan/design-system/calendar'
import { SlotPicker, type SlotPickerHandle } from '@anupalan/design-system/slot-picker'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { IsoDate } from '@anupalan/server/compliance/ist'
import type { Slots } from '@anupalan/server/contract/bookings/schema'
import type { Ref } from 'react'
import { booking as words } from '../words.ts'
import { dayInfoOf, isBusy, startsOf } from './day-info.ts'
import { slotGroups } from './slot-groups.ts'
import { longDay, ownTime, zoneCity } from './times.ts'
import * as css from '../bookings.css.ts'

export interface ChooseTimeProps {
  slots: Slots
  day: IsoDate | null
  /** In UTC. */
  start: string | null
  zone: string | null
  onDay: (day: IsoDate) => void
  onStart: (start: string) => void
  errorMessage?: string
  /** What happens after a time is chosen. */
  hint?: string
  /** Focuses the times if none was chosen. */
  picker?: Ref<SlotPickerHandle>
}

/** The calendar, and next to it the free times of the chosen day; on a phone they replace the calendar. */
export default function ChooseTime({
  slots,
  day,
  start,
  zone,
  onDay,
  onStart,
  errorMessage,
  hint,
  picker,
}: ChooseTimeProps) {
  const starts = startsOf(slots, day)
  const isElsewhere = zone !== null && starts.some((each) => ownTime(each, zone))
  return (
    <div className={css.time} data-has-day={day !== null || undefined}>
      <div className={css.calendar}>
        <Calendar
          label={words.day.label}
          min={slots.bookable.from}
          max={slots.bookable.to}
          today={slots.bookable.from}
          value={day}
          onChange={onDay}
          dayInfo={dayInfoOf(slots)}
        />
      </div>
      <div className={css.times}>
        {day === null ? (
          <Text tone="quiet">{words.day.hint}</Text>
        ) : starts.length === 0 ? (
          <Text>{words.slot.none}</Text>
        ) : (
          <Stack gap="sm">
            <SlotPicker
              ref={picker}
              name="start"
              label={words.slot.label(longDay(day))}
              groups={slotGroups(starts, zone)}
              value={start}
              onChange={onStart}
              isRequired
              errorMessage={errorMessage}
              description={[hint, isElsewhere && words.slot.ownTime(zoneCity(zone))]
                .filter(Boolean)
                .join(' ')}
            />
            {isBusy(slots, day) && (
              <Text size="small" tone="quiet">
                {words.slot.busy}
              </Text>
            )}
          </Stack>
        )}
      </div>
    </div>
  )
}
