import { Alert } from '@anupalan/design-system/alert'
import { Button } from '@anupalan/design-system/button'
import { problemOf } from './problem.ts'
import * as css from './problem-alert.css.ts'
import { dataWords as words } from './words.ts'

export interface ProblemAlertProps {
  /** What did not happen: `Your name was not changed.` */
  title: string
  /** The error of the call; nothing is visible without one. */
  error: unknown
  /** Sends the call again; the button is shown only if that may help. */
  onRetry?: () => void
  isRetrying?: boolean
}

/**
 * A failed call: what did not happen, why, and what to do. Keep it mounted, as the `Alert` that it is, so that every
 * screen reader announces it.
 */
export function ProblemAlert({ title, error, onRetry, isRetrying }: ProblemAlertProps) {
  const problem = error ? problemOf(error) : null
  return (
    <div className={css.problem}>
      <Alert
        tone="danger"
        title={problem && title}
        action={
          onRetry &&
          problem?.canRetry && (
            <Button variant="secondary" size="compact" onPress={onRetry} isPending={isRetrying}>
              {words.retry}
            </Button>
          )
        }
      >
        {problem?.text}
      </Alert>
    </div>
  )
}
