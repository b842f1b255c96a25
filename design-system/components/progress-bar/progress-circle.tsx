import { clamp } from './progress-bar.tsx'
import * as css from './progress-circle.css.ts'

export interface ProgressCircleProps {
  /**
   * The pending operation, its accessible name. Omit it next to a text that says so, such as the label of a pending
   * `Button`: the circle is then hidden from screen readers.
   */
  label?: string
  /** The completed share, 0 to 1; other values are clamped. @default undefined: the end is unknown */
  value?: number
  /** Read instead of the percentage: `3 of 12 documents`. It is not displayed. */
  valueText?: string
}

/**
 * Progress as a circle of the height of the text, for a button or a row. It has the colour of the text and announces
 * nothing: the text next to it does.
 */
export function ProgressCircle({ label, value, valueText }: ProgressCircleProps) {
  const part = value === undefined ? undefined : clamp(value)
  return (
    <span className={css.frame}>
      {label !== undefined && (
        <progress
          aria-label={label}
          aria-valuetext={valueText}
          max={1}
          value={part}
          className={css.progress}
        />
      )}
      <svg
        viewBox="0 0 20 20"
        aria-hidden="true"
        focusable="false"
        className={part === undefined ? css.turning : css.drawing}
      >
        <circle cx="10" cy="10" r="8" className={css.track} />
        <circle
          cx="10"
          cy="10"
          r="8"
          pathLength="1"
          strokeDasharray={`${part ?? css.pendingArc} 1`}
          className={part === 0 ? css.emptyArc : css.arc}
        />
      </svg>
    </span>
  )
}
