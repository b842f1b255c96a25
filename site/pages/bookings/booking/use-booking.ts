import { bookMeeting, getSlots } from '@anupalan/server/contract/bookings/endpoints'
import { bookingFragment } from '@anupalan/server/contract/bookings/links'
import { maxSlotDays } from '@anupalan/server/contract/bookings/rules'
import type { BookingReceipt, Slots } from '@anupalan/server/contract/bookings/schema'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { apiOf } from '../../../ui/api.ts'
import type { Submission } from './booking.context.ts'
import { bookingMachine } from './booking.machine.ts'
import { readChoice, STEPS, writeChoice, type Choice, type Step } from './choice.ts'
import { drafts } from './draft.ts'

const api = apiOf({ bookMeeting, getSlots })

type State = SnapshotFrom<typeof bookingMachine>

/** The step of a state; `null` once booked. */
export function stepOf(state: State): Step | null {
  const [name] = typeof state.value === 'string' ? [state.value] : Object.keys(state.value)
  if (name === 'booked') return null
  return STEPS.find((step) => step === name) ?? 'details'
}

/** Runs the booking machine: calls the server, keeps the URL in sync, and clears the draft once booked. */
export function useBooking(snapshot?: State) {
  const [machine] = useState(() =>
    bookingMachine.provide({
      actors: {
        loadSlots: fromPromise<Slots>(({ signal }) =>
          api.getSlots({ params: { days: maxSlotDays }, signal }),
        ),
        book: fromPromise<BookingReceipt, Submission>(({ input: { request, reference }, signal }) =>
          api.bookMeeting({ body: request, reference, signal }),
        ),
      },
      actions: {
        notifyBooked: (_, { output: { booking, key } }) => {
          drafts.clear()
          // A reload shows the booking instead of an empty form.
          const link = bookingFragment({ reference: booking.reference, key })
          history.replaceState(history.state, '', location.pathname + link)
        },
      },
    }),
  )
  const [state, send] = useMachine(machine, { snapshot })
  const step = stepOf(state)
  const { choice } = state.context

  /** The query last read or written; `null` before the first read. */
  const lastSearch = useRef<string | null>(null)
  /** Whether the state is restored from the URL, without an action of the visitor: the focus stays. */
  const [isRestoring, setRestoring] = useState(true)

  const readLocation = useEffectEvent(() => {
    const { search } = location
    if (snapshot || lastSearch.current === search) return
    // Once booked, the URL has no query; neither has a link to a fragment of the page.
    if (step === null && search === '') return
    const isFirst = lastSearch.current === null
    lastSearch.current = search
    setRestoring(isFirst)
    if (isFirst && search === '') return
    send({ type: 'go to', ...readChoice(search) })
  })
  useEffect(() => {
    readLocation()
    addEventListener('popstate', readLocation)
    return () => {
      removeEventListener('popstate', readLocation)
      // The machine is recreated with the component.
      lastSearch.current = null
    }
  }, [])

  const last = useRef({ choice, step })
  const write = useEffectEvent(() => {
    if (snapshot || lastSearch.current === null || step === null) return
    if (last.current.choice === choice && last.current.step === step) return
    const written = writeChoice(choice, step)
    // A step restored from the URL is no new history entry.
    const isNewStep = last.current.step !== step && !isRestoring
    const left = last.current
    last.current = { choice, step }
    if (written === lastSearch.current) return
    lastSearch.current = written
    const address = location.pathname + written
    if (isNewStep) {
      // A choice that moved on was made in the step that it left, where the browser's Back shows it.
      if (left.choice !== choice && left.step !== null)
        history.replaceState(history.state, '', location.pathname + writeChoice(choice, left.step))
      history.pushState(null, '', address)
    } else history.replaceState(history.state, '', address)
  })
  useEffect(() => write(), [choice, step])

  /** Whether the last press was a pointer's. Arrow keys choose as well, on the way to the answer that is meant. */
  const isByPointer = useRef(false)

  return {
    state,
    step,
    /** For the element around all steps. */
    handlers: {
      onPointerDown: () => (isByPointer.current = true),
      onKeyDown: () => (isByPointer.current = false),
    },
    /** Chooses in a step, which moves on after a click or a tap: keys move on by Enter or the button. */
    choose: (event: { type: 'choose meeting' | 'choose slot'; choice: Partial<Choice> }) => {
      setRestoring(false)
      send({ ...event, movesOn: isByPointer.current })
      // A screen reader's press has no pointer.
      isByPointer.current = false
    },
    send: (event: Parameters<typeof send>[0]) => {
      setRestoring(false)
      send(event)
    },
    isRestoring,
    /** Goes back to a step and keeps all choices. */
    goTo: (to: Step, next: Choice = choice) => {
      setRestoring(false)
      send({ type: 'go to', step: to, choice: next })
    },
  }
}
