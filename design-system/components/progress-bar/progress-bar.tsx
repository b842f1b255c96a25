import { useId, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { progressBarMessages } from './progress-bar.messages.ts'
import * as css from './progress-bar.css.ts'

export interface ProgressBarProps {
  /** The pending operation: `Sending cv.pdf`. */
  label: string
  /** The completed share, 0 to 1; other values are clamped. @default undefined: the end is unknown */
  value?: number
  /** Replaces the percentage: `3 of 12 documents`. @default the percentage, or nothing without a `value` */
  valueText?: string
  /** Announces its quarters; `false` if the page announces several operations together. @default true */
  isAnnounced?: boolean
}

/**
 * Progress of a pending operation; without a `value`, only that it is pending.
 *
 * A native `progress` with its label and percentage. Announced in quarters: announcements of each per cent would
 * interrupt one another. Style the state without a value by `:indeterminate`.
 */
export function ProgressBar({ label, value, valueText, isAnnounced = true }: ProgressBarProps) {
  const id = useId()
  const messages = useMessages('progressBar', progressBarMessages)
  const part = value === undefined ? undefined : clamp(value)
  const text = valueText ?? (part === undefined ? undefined : messages.percent(Math.floor(part * 100)))
  const quarter = part === undefined ? undefined : Math.floor(part * 4) * 25
  const spoken = valueText ?? (quarter === undefined ? undefined : messages.percent(quarter))
  const announcement = useAnnouncement(spoken === undefined ? label : `${label}, ${spoken}`, label, quarter)
  return (
    <div className={css.bar}>
      <div className={css.words}>
        <label id={`${id}-label`} htmlFor={id} className={css.label}>
          {label}
        </label>
        {/* A number that begins a text would go to its end in a page from right to left. */}
        <bdi className={css.value} aria-hidden="true">
          {text}
        </bdi>
      </div>
      <progress
        id={id}
        aria-labelledby={`${id}-label`}
        // Screen readers derive the percentage themselves.
        aria-valuetext={valueText}
        max={1}
        value={part}
        className={css.track}
      />
      {isAnnounced && (
        <span role="status">
          <VisuallyHidden>{announcement}</VisuallyHidden>
        </span>
      )}
    </div>
  )
}

/** Clamps a completed share to 0 to 1. */
export const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** The text of the last change of the operation or its quarter, so that each is announced once. */
function useAnnouncement(text: string, label: string, quarter: number | undefined): string {
  const [announced, setAnnounced] = useState({ text, label, quarter })
  if (announced.label === label && announced.quarter === quarter) return announced.text
  setAnnounced({ text, label, quarter })
  return text
}
