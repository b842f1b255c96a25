import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Steps } from '@anupalan/design-system/steps'
import { formatDayMonth, weekday } from '@anupalan/server/compliance/ist'
import { meetingModes } from '@anupalan/server/contract/bookings/rules'
import { serviceOptions } from '@anupalan/server/contract/core/services'
import { lazy, Suspense, useEffect } from 'react'
import type { SnapshotFrom } from 'xstate'
import { booking as words, steps as stepWords, timeWords } from '../words.ts'
import type { bookingMachine } from './booking.machine.ts'
import { useMeetingTitle } from './about-meeting.tsx'
import { STEPS, type Choice, type Step } from './choice.ts'
import { MeetingStep } from './meeting-step.tsx'
import { useStepFocus } from './use-step-focus.ts'
import { useBooking } from './use-booking.ts'
import { istTime } from '../times/times.ts'
import * as css from '../bookings.css.ts'

/**
 * The later steps are a separate chunk with the calendar: a visitor who only reads the page does not load it. It is
 * loaded from the first sign of a booking, while the first questions are answered.
 */
const loadLaterSteps = () => import('./later-steps.tsx')
const LaterStep = lazy(loadLaterSteps)

export interface BookingProps {
  /** Initial state, for stories: `bookingMachine.resolveState(…)`. */
  snapshot?: SnapshotFrom<typeof bookingMachine>
}

/** Books a meeting, one step at a time. */
export default function Booking({ snapshot }: BookingProps) {
  const flow = useBooking(snapshot)
  const { state, step, send, choose, goTo, isRestoring } = flow
  const { choice, isUnanswered, refusal } = state.context
  const isTaken = state.matches('taken')
  const panel = useStepFocus<HTMLElement>(isTaken ? 'taken' : (step ?? 'booked'), isRestoring)

  const preload = () => void loadLaterSteps()
  useEffect(() => {
    // With choices from the URL, the first question is neither hovered nor answered.
    if (choice.service && choice.mode) preload()
  }, [choice])

  const heading =
    step === null
      ? words.booked.heading
      : isTaken
        ? refusal?.kind === 'not offered'
          ? words.taken.notOffered
          : words.taken.heading
        : stepWords[step].heading
  useMeetingTitle(step === null ? heading : undefined)
  const canReturn = step !== null && !state.matches('sending')
  return (
    <section
      ref={panel}
      aria-labelledby="step"
      className={css.panel}
      data-meeting={step === null || undefined}
      onPointerEnter={step === 'meeting' ? preload : undefined}
      {...flow.handlers}
    >
      <Stack gap="lg">
        <Steps
          steps={STEPS.map((id) => ({ id, label: stepWords[id].label, answer: answerOf(id, choice) }))}
          current={step}
          onReturn={canReturn ? (id) => goTo(id as Step) : undefined}
        />
        <Heading level={step === null ? 1 : 2} size="title" id="step" tabIndex={-1}>
          {heading}
        </Heading>
        {step === 'meeting' ? (
          <MeetingStep
            choice={choice}
            isUnanswered={isUnanswered}
            onChoose={(made) => {
              preload()
              choose({ type: 'choose meeting', choice: made })
            }}
            onContinue={() => send({ type: 'continue' })}
          />
        ) : (
          <Suspense fallback={<div className={css.placeholder} />}>
            <LaterStep flow={flow} />
          </Suspense>
        )}
      </Stack>
    </section>
  )
}

const labelOf = (options: readonly { value: string; label: string }[], value: string | null) =>
  options.find((option) => option.value === value)?.label

/** The answer of a step, in few words. */
function answerOf(step: Step, { service, mode, day, start }: Choice): string | undefined {
  switch (step) {
    case 'meeting':
      return [labelOf(serviceOptions, service), labelOf(meetingModes, mode)?.split(',')[0]]
        .filter(Boolean)
        .join(', ')
    case 'day':
      return day ? `${weekday(day).slice(0, 3)} ${formatDayMonth(day)}` : undefined
    case 'slot':
      return start ? timeWords.inIst(istTime(start)) : undefined
    case 'details':
      return undefined
  }
}
