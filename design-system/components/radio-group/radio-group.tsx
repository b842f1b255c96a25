import type { ReactNode, Ref } from 'react'
import type { FieldProps } from '../field/index.ts'
import { Radio } from './radio.tsx'
import { RadioGroupFrame, type RadioGroupHandle } from './radio-group-frame.tsx'
import type { Choice } from './use-chosen.ts'
import * as css from './radio-group.css.ts'

export interface RadioOption {
  /** What the form sends. */
  value: string
  /** What is read. */
  label: ReactNode
  /** Can be read, but not chosen now. @default false */
  isDisabled?: boolean
}

export interface RadioGroupProps extends FieldProps, Choice<string> {
  /** Two to about six; for more use `Select`. */
  options: readonly RadioOption[]
  /** `list` under one another, `segmented` beside one another for a few short words. @default 'list' */
  variant?: 'list' | 'segmented'
  /** To focus the group when it is the first field that is wrong. */
  ref?: Ref<RadioGroupHandle>
}

/**
 * One choice out of a few, all of them seen.
 *
 * Native radios: Tab enters and leaves the group, arrow keys move the choice; in right-to-left text the left and right
 * arrows of a segmented group change sides. What was chosen before hydration stays chosen. Style states by
 * `:has(:checked)`, `:has(:focus-visible)`, `[data-disabled]`.
 */
export function RadioGroup({ options, variant = 'list', ...group }: RadioGroupProps) {
  const look = css.variant[variant]
  return (
    <RadioGroupFrame
      {...group}
      className={look.options}
      orientation={variant === 'segmented' ? 'horizontal' : 'vertical'}
    >
      {options.map((option) => (
        <Radio key={option.value} value={option.value} isDisabled={option.isDisabled} className={look.option}>
          {variant === 'list' && <span className={css.mark} />}
          <span className={css.words}>{option.label}</span>
        </Radio>
      ))}
    </RadioGroupFrame>
  )
}
