import { useMachine } from '@xstate/react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { fromPromise, type ActorOptions, type SnapshotFrom } from 'xstate'
import { Alert } from '../alert/index.ts'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { Inline } from '../inline/index.ts'
import { useMessages } from '../messages/index.ts'
import { Rating } from '../rating/index.ts'
import { Select, type SelectOption } from '../select/index.ts'
import { Stack } from '../stack/index.ts'
import * as css from './feedback-dialog.css.ts'
import { feedbackDialogMachine, type Feedback } from './feedback-dialog.machine.ts'
import { feedbackDialogMessages } from './feedback-dialog.messages.ts'

export interface FeedbackDialogProps {
  /** Whether it is open. Keep it mounted while closed: it keeps the draft. */
  isOpen: boolean
  /** Called with `false` when it closes: by the user, or by itself after the thank-you. */
  onOpenChange: (isOpen: boolean) => void
  /** Sends the feedback. While the promise is pending nothing can be sent; a rejection is a failure. */
  onSubmit: (feedback: Feedback) => Promise<void>
  /** Called with the reason of a rejection, even if the dialog has been closed. */
  onFailure?: (error: unknown) => void
  /** The options of the category. */
  categories: readonly SelectOption[]
  /** The category of a new draft. @default 'website_experience' */
  defaultCategory?: string
  /** Labels of the scores, from 1. @default Poor, Fair, Good, Very Good, Excellent */
  scoreLabels?: readonly string[]
  /** Clock for tests: XState's `SimulatedClock`. @default the browser's own */
  clock?: ActorOptions<typeof feedbackDialogMachine>['clock']
  /** A fixed state for stories: `feedbackDialogMachine.resolveState(…)`. */
  snapshot?: SnapshotFrom<typeof feedbackDialogMachine>
}

/**
 * Collects a score and a category. It announces results in live regions inside the modal: a toast that `onFailure`
 * shows should be silent.
 */
export function FeedbackDialog({
  isOpen,
  onOpenChange,
  onSubmit,
  onFailure,
  categories,
  defaultCategory = 'website_experience',
  scoreLabels,
  clock,
  snapshot,
}: FeedbackDialogProps) {
  const words = useMessages('feedbackDialog', feedbackDialogMessages)
  const submitButton = useRef<HTMLButtonElement>(null)
  const [state, send] = useMachine(
    feedbackDialogMachine.provide({
      actors: { send: fromPromise<void, Feedback>(({ input }) => onSubmit(input)) },
      actions: {
        notifyClosed: () => isOpen && onOpenChange(false),
        notifyFailure: (_, { error }) => onFailure?.(error),
      },
    }),
    { ...(clock && { clock }), snapshot, input: { defaultCategory } },
  )
  const { score, category, hasFailed } = state.context
  const isShown = state.hasTag('open')
  const isSending = state.hasTag('sending')

  useEffect(() => send({ type: isOpen ? 'open' : 'close' }), [isOpen, send])

  // The last view remains during the exit animation.
  const [isThanking, setThanking] = useState(false)
  if (isShown && isThanking !== state.matches('thank-you')) setThanking(!isThanking)

  const close = () => send({ type: 'close' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The fields are disabled while sending; a focused one would lose the focus.
    submitButton.current?.focus()
    send({ type: 'submit' })
  }

  return (
    <Dialog
      isOpen={isShown}
      onOpenChange={(open) => open || close()}
      title={words.title}
      hasCloseButton={false}
    >
      <div role="status" className={isThanking ? css.message : undefined}>
        {isThanking && (
          <Alert tone="positive" role="note">
            {words.thankYou}
          </Alert>
        )}
      </div>
      {isThanking ? (
        <Inline>
          <Button variant="secondary" autoFocus onPress={close}>
            {words.close}
          </Button>
        </Inline>
      ) : (
        <form onSubmit={submit}>
          <Stack gap="lg">
            <Rating
              label={words.score}
              labels={scoreLabels ?? words.scores}
              value={score}
              onChange={(chosen) => send({ type: 'choose score', score: chosen })}
              isDisabled={isSending}
            />
            <Select
              label={words.category}
              options={categories}
              value={category}
              onChange={(chosen) => send({ type: 'choose category', category: chosen })}
              isDisabled={isSending}
            />
            <div>
              <div className={hasFailed ? css.message : undefined}>
                <Alert tone="danger">{hasFailed && words.failure}</Alert>
              </div>
              <Inline>
                <Button ref={submitButton} type="submit" isDisabled={score === null} isPending={isSending}>
                  {isSending ? words.sending : words.submit}
                </Button>
                <Button variant="secondary" onPress={close}>
                  {words.cancel}
                </Button>
              </Inline>
            </div>
          </Stack>
        </form>
      )}
    </Dialog>
  )
}
