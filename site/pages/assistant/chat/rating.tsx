import { Button } from '@anupalan/design-system/button'
import { Inline } from '@anupalan/design-system/inline'
import { Text } from '@anupalan/design-system/text'
import { rateAnswer } from '@anupalan/server/contract/assistant/endpoints'
import { ratingReasons, type AssistantTopic } from '@anupalan/server/contract/assistant/rules'
import { useMachine } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { apiOf } from '../../../ui/api.ts'
import { chat } from '../words.ts'
import * as css from './chat.css.ts'
import { ratingMachine, type Rated } from './rating.machine.ts'

const api = apiOf({ rateAnswer })

const { rating: words } = chat

export interface RatingProps {
  topic: AssistantTopic
  /** Initial state, for stories. */
  snapshot?: SnapshotFrom<typeof ratingMachine>
}

/** Good or bad, with a reason. Only the topic and the reason are sent. */
export function Rating({ topic, snapshot }: RatingProps) {
  const group = useRef<HTMLDivElement>(null)
  const [machine] = useState(() =>
    ratingMachine.provide({
      actors: {
        send: fromPromise<void, Rated>(({ input, signal }) =>
          api.rateAnswer({ body: { topic, ...input }, signal }),
        ),
      },
    }),
  )
  const [state, send] = useMachine(machine, { snapshot })

  // The pressed button is removed with each step.
  const step = state.value
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    group.current?.focus()
  }, [step])

  const isReasons = state.matches('reasons')
  return (
    <div
      ref={group}
      role="group"
      aria-label={isReasons ? words.why : words.label}
      tabIndex={-1}
      className={css.rating}
    >
      {(state.matches('open') || isReasons) && (
        <Text size="small" tone="quiet" as="span">
          {isReasons ? words.why : words.label}
        </Text>
      )}
      {state.matches('open') && (
        <Inline gap="xs">
          <Button variant="quiet" size="compact" onPress={() => send({ type: 'rating.good' })}>
            {words.good}
          </Button>
          <Button variant="quiet" size="compact" onPress={() => send({ type: 'rating.bad' })}>
            {words.bad}
          </Button>
        </Inline>
      )}
      {isReasons && (
        <Inline gap="xs">
          {ratingReasons.map(({ value, label }) => (
            <Button
              key={value}
              variant="secondary"
              size="compact"
              onPress={() => send({ type: 'reason.choose', reason: value })}
            >
              {label}
            </Button>
          ))}
          <Button variant="quiet" size="compact" onPress={() => send({ type: 'rating.back' })}>
            {words.back}
          </Button>
        </Inline>
      )}
      <span role="status">
        {state.matches('sending') && words.sending}
        {state.matches('sent') && words.thanks}
        {state.matches('failed') && words.failed}
      </span>
      {state.matches('failed') && (
        <Button variant="secondary" size="compact" onPress={() => send({ type: 'rating.retry' })}>
          {words.retry}
        </Button>
      )}
    </div>
  )
}
