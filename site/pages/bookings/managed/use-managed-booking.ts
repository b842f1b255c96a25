import {
  cancelBooking,
  getBooking,
  getSlots,
  rescheduleBooking,
} from '@anupalan/server/contract/bookings/endpoints'
import type { BookingLink } from '@anupalan/server/contract/bookings/links'
import { maxSlotDays } from '@anupalan/server/contract/bookings/rules'
import type { Booking, Slots } from '@anupalan/server/contract/bookings/schema'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { apiOf } from '../../../ui/api.ts'
import { managedBookingMachine } from './managed-booking.machine.ts'

const api = apiOf({ cancelBooking, getBooking, getSlots, rescheduleBooking })

/** Runs the machine of a booking opened by its link. The server authorizes every change. */
export function useManagedBooking(link: BookingLink, snapshot?: SnapshotFrom<typeof managedBookingMachine>) {
  const [machine] = useState(() =>
    managedBookingMachine.provide({
      actors: {
        open: fromPromise<Booking, BookingLink>(({ input, signal }) =>
          api.getBooking({ params: { ...input }, signal }),
        ),
        loadSlots: fromPromise<Slots>(({ signal }) =>
          api.getSlots({ params: { days: maxSlotDays }, signal }),
        ),
        move: fromPromise<Booking, { link: BookingLink; start: string }>(({ input, signal }) =>
          api.rescheduleBooking({ params: { ...input.link }, body: { start: input.start }, signal }),
        ),
        cancel: fromPromise<Booking, BookingLink>(({ input, signal }) =>
          api.cancelBooking({ params: { ...input }, signal }),
        ),
      },
    }),
  )
  return useMachine(machine, { input: { link }, snapshot })
}
