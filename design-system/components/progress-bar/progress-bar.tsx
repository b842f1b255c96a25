import { useId } from 'react'
import { useMessages } from '../messages/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { progressBarMessages } from './progress-bar.messages.ts'
import * as css from './progress-bar.css.ts'

export interface ProgressBarProps {
  /** The pending operation: `Sending cv.pdf`. */
  label: string
  /** The completed share, 0 to 1; other values are clamped. */
  value: number
}

/**
 * Progress of an operation with a known end.
 *
 * A native `progress` with its label and percentage. Announced in quarters: announcements of each per cent would
 * interrupt one another.
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
