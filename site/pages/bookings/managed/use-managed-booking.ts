import type { Booking, Slots } from '@anupalan/server/contract/bookings/schema'
import { mostSlotDays, type BookingLink } from '@anupalan/server/contract/bookings/rules'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { api } from '../../../ui/api.ts'
import { managedBookingMachine } from './managed-booking.machine.ts'

/** A booking at work that its link has opened: every change is the server’s to allow. */
export function useManagedBooking(link: BookingLink, snapshot?: SnapshotFrom<typeof managedBookingMachine>) {
  const [machine] = useState(() =>
    managedBookingMachine.provide({
      actors: {
        open: fromPromise<Booking, BookingLink>(({ input, signal }) => api.getBooking(input, { signal })),
        loadSlots: fromPromise<Slots>(({ signal }) => api.getSlots({ days: mostSlotDays }, { signal })),
        move: fromPromise<Booking, { link: BookingLink; start: string }>(({ input, signal }) =>
          api.rescheduleBooking(input.link, input.start, { signal }),
        ),
        cancel: fromPromise<Booking, BookingLink>(({ input, signal }) =>
          api.cancelBooking(input, { signal }),
        ),
      },
    }),
  )
  return useMachine(machine, { input: { link }, snapshot })
}
