import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { stepsMessages } from './steps.messages.ts'
import * as css from './steps.css.ts'

export interface Step {
  id: string
  /** One or two words. */
  label: string
  /** The answer of a completed step, just as short. */
  answer?: ReactNode
}

export interface StepsProps {
  /** Three to six, in order. */
  steps: readonly Step[]
  /** Id of the current step; `null` when all are completed. */
  current: string | null
  /** Called with a completed step, to return to it. Without it no step can be returned to. */
  onReturn?: (id: string) => void
}

/**
 * The progress of a task with a few steps, and the answers so far. In a narrow container the answers are for
 * screen readers only, and of more than four steps only the current one shows its label.
 *
 * Style states by `[data-state]`: `done`, `current`, `ahead`.
 */
export function Steps({ steps, current, onReturn }: StepsProps) {
  const words = useMessages('steps', stepsMessages)
  const at = current === null ? steps.length : steps.findIndex(({ id }) => id === current)
  return (
    <div className={css.frame}>
      <ol role="list" aria-label={words.steps} className={css.list}>
        {steps.map(({ id, label, answer }, index) => {
          const isDone = index < at
          const content = (
            <>
              <span className={css.number}>{isDone ? <Tick /> : index + 1}</span>
              <span className={css.words}>
                <span className={css.label}>{label}</span>
                {isDone && <VisuallyHidden>{`, ${words.done}${answer ? ': ' : ''}`}</VisuallyHidden>}
                {isDone && answer && <span className={css.answer}>{answer}</span>}
              </span>
            </>
          )
          return (
            <li
              key={id}
              className={css.step}
              data-state={isDone ? 'done' : index === at ? 'current' : 'ahead'}
              aria-current={index === at ? 'step' : undefined}
            >
              {isDone && onReturn ? (
                <button type="button" className={css.press} onClick={() => onReturn(id)}>
                  {content}
                </button>
              ) : (
                <span className={css.content}>{content}</span>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

const Tick = () => (
  <svg aria-hidden focusable="false" viewBox="0 0 16 16" className={css.tick}>
    <path d="m3 8.5 3.25 3.25L13 5" fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
)
