import type { ReactNode, Ref } from 'react'
import type { FieldProps } from '../field/index.ts'
import { Radio } from './radio.tsx'
import { RadioGroupFrame, type RadioGroupHandle } from './radio-group-frame.tsx'
import type { Choice } from './use-chosen.ts'
import * as css from './radio-group.css.ts'

export interface RadioOption {
  /** Form value. */
  value: string
  /** The visible label. */
  label: ReactNode
  /** Readable, but not selectable. @default false */
  isDisabled?: boolean
}

export interface RadioGroupProps extends FieldProps, Choice<string> {
  /** Two to about six; for more use `Select`. */
  options: readonly RadioOption[]
  /** `list` in a column, `segmented` in a row for a few short labels. @default 'list' */
  variant?: 'list' | 'segmented'
  /** To focus the group when it is the first invalid field. */
  ref?: Ref<RadioGroupHandle>
}

/**
 * One choice of a few options, all of them visible.
 *
 * Native radios: Tab enters and leaves the group, arrow keys change the selection; in right-to-left text the left and
 * right arrows of a segmented group mirror. A selection from before hydration is kept. Style states by
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
