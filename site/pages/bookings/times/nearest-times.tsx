import { Button } from '@anupalan/design-system/button'
import { SlotPicker, type SlotPickerHandle } from '@anupalan/design-system/slot-picker'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { useEffect, useRef } from 'react'
import { booking as words } from '../words.ts'
import * as css from '../bookings.css.ts'
import { slotsByDay } from './slot-groups.ts'

export interface NearestTimesProps {
  /** Text between the heading and the times. */
  text: string
  /** Free starts around the one that was taken, in UTC. */
  nearest: readonly string[]
  start: string | null
  zone: string | null
  errorMessage?: string
  /** Label of the button that books the chosen time. */
  confirm: string
  onStart: (start: string) => void
  onConfirm: () => void
  onOtherDay: () => void
}

/** Offers the nearest free times instead of a taken one, or another day. */
export default function NearestTimes(props: NearestTimesProps) {
  const { text, nearest, start, zone, errorMessage, confirm, onStart, onConfirm, onOtherDay } = props
  const picker = useRef<SlotPickerHandle>(null)
  useEffect(() => {
    if (errorMessage) picker.current?.focus()
  }, [errorMessage])
  const hasTimes = nearest.length > 0
  return (
    <Stack gap="lg">
      <Text>{text}</Text>
      {hasTimes && (
        <SlotPicker
          ref={picker}
          name="start"
          label={words.taken.label}
          groups={slotsByDay(nearest, zone)}
          value={start}
          onChange={onStart}
          isRequired
          errorMessage={errorMessage}
        />
      )}
      <div className={css.choices}>
        {hasTimes && <Button onPress={onConfirm}>{confirm}</Button>}
        <Button variant={hasTimes ? 'secondary' : 'primary'} onPress={onOtherDay}>
          {words.taken.otherDay}
        </Button>
      </div>
    </Stack>
  )
}
