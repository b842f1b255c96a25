import { createContext, use, type ReactNode } from 'react'
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'
import { mirrorArrows } from './mirror-arrows.ts'

/** What the radios of a group have in common. */
export interface RadioGroupState {
  /** By which the browser knows that they belong together. */
  name: string
  /** The chosen value; `null` is none. */
  chosen: string | null
  choose: (value: string) => void
  isDisabled: boolean
  isInvalid: boolean
  /** Whether the radios stand side by side, so that the direction of text tells which is the next. */
  isRow: boolean
}

export const RadioGroupContext = createContext<RadioGroupState | null>(null)

export interface RadioProps {
  /** What the form sends. */
  value: string
  /** Can be read, but not chosen now. @default false */
  isDisabled?: boolean
  /** What is seen; it names the radio where `aria-label` does not. */
  children: ReactNode
  /** Class of the label around the radio. */
  className: string
  'aria-label'?: string
}

/** A native radio, hidden inside the label that is seen. Stands inside a `RadioGroupFrame`. */
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
