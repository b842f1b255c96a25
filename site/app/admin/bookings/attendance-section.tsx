import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import type { Meeting } from '@anupalan/server/contract/bookings/schema'
import type { Attendance } from '@anupalan/server/contract/bookings/staff-rules'
import { useRef } from 'react'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation } from '../../data/use-api.ts'
import { bookingsApi, changes } from './api.ts'
import * as css from './bookings.css.ts'
import { bookingsWords } from './words.ts'

const words = bookingsWords.attendance

/** Whether the visitor came, once the meeting has begun. */
export function AttendanceSection({ meeting: { reference, version, attendance } }: { meeting: Meeting }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { mutate, isPending, error } = useApiMutation(bookingsApi, 'setAttendance', changes)
  const record = (value: Attendance | null) =>
    mutate(
      { params: { reference }, body: { attendance: value, version } },
      {
        onSuccess: () => {
          toasts.toast({ title: words.done })
          // The button that had the focus is gone.
          heading.current?.focus()
        },
      },
    )
  return (
    <Stack gap="sm" as="section">
      <Heading ref={heading} level={3} size="title" tabIndex={-1}>
        {words.heading}
      </Heading>
      <ProblemAlert title={words.failed} error={error} />
      <div className={css.actions}>
        {attendance === null ? (
          <>
            <Button variant="secondary" isPending={isPending} onPress={() => record('came')}>
              {words.came}
            </Button>
            <Button variant="secondary" isPending={isPending} onPress={() => record('missed')}>
              {words.missed}
            </Button>
          </>
        ) : (
          <Button variant="secondary" isPending={isPending} onPress={() => record(null)}>
            {words.undo}
          </Button>
        )}
      </div>
    </Stack>
  )
}
