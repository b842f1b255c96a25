import { useId } from 'react'
import { useMessages } from '../messages/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { progressBarMessages } from './progress-bar.messages.ts'
import * as css from './progress-bar.css.ts'

export interface ProgressBarProps {
  /** What is under way: `Sending cv.pdf`. */
  label: string
  /** How far it is, 0 to 1; what lies outside is taken for the nearer end. */
  value: number
}

/**
 * How far something is that takes a while and whose end is known.
 *
 * A native `progress` with its label and its percentage. A screen reader is told of it in quarters: each per cent
 * would never let it finish a sentence.
 */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const id = useId()
  const messages = useMessages('progressBar', progressBarMessages)
  const part = Math.min(1, Math.max(0, value))
  const quarter = Math.floor(part * 4) * 25
  return (
    <div className={css.bar}>
      <div className={css.words}>
        <label id={`${id}-label`} htmlFor={id} className={css.label}>
          {label}
        </label>
        <span className={css.percent} aria-hidden="true">
          {messages.percent(Math.floor(part * 100))}
        </span>
      </div>
      <progress id={id} aria-labelledby={`${id}-label`} max={1} value={part} className={css.track} />
      <span role="status">
        <VisuallyHidden>{`${label}, ${messages.percent(quarter)}`}</VisuallyHidden>
      </span>
    </div>
  )
}
