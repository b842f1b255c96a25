import { createContext, use, type ReactNode } from 'react'
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'
import { mirrorArrows } from './mirror-arrows.ts'

/** Shared state of a group's radios. */
export interface RadioGroupState {
  /** The `name` that makes them one group. */
  name: string
  /** The selected value; `null` if none. */
  chosen: string | null
  choose: (value: string) => void
  isDisabled: boolean
  isInvalid: boolean
  /** Whether the radios are in a row, where the text's direction determines the next one. */
  isRow: boolean
}

export const RadioGroupContext = createContext<RadioGroupState | null>(null)

export interface RadioProps {
  /** Form value. */
  value: string
  /** Readable, but not selectable. @default false */
  isDisabled?: boolean
  /** Visible label; also the accessible name without `aria-label`. */
  children: ReactNode
  /** Class of the label around the radio. */
  className: string
  'aria-label'?: string
}

/** A native radio, visually hidden inside its label. Requires a `RadioGroupFrame`. */
export function Radio({ value, isDisabled = false, children, className, 'aria-label': name }: RadioProps) {
  const group = use(RadioGroupContext)
  if (!group) throw new Error('Radio needs a RadioGroupFrame around it.')
  const disabled = isDisabled || group.isDisabled
  return (
    <label
      className={className}
      data-disabled={disabled || undefined}
      data-invalid={group.isInvalid || undefined}
    >
      <input
        type="radio"
        name={group.name}
        value={value}
        checked={value === group.chosen}
        disabled={disabled}
        onChange={() => group.choose(value)}
        onKeyDown={group.isRow ? mirrorArrows : undefined}
        aria-label={name}
        className={visuallyHidden}
      />
      {children}
    </label>
  )
}
