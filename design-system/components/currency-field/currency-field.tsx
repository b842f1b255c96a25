import type { FocusEvent } from 'react'
import { TextField, type TextFieldProps } from '../text-field/index.ts'
import { groupAmount } from './group-amount.ts'

export interface CurrencyFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'autoComplete' | 'prefix' | 'figures' | 'isReadOnly'
> {
  /** The currency sign before the figure; part of the accessible name. @default '₹' */
  sign?: string
}

/**
 * An amount of money as typed or pasted: `1234567`, `12,34,567.50`, `₹12,34,567.00`. On blur its digits are grouped in
 * the Indian system; invalid input is not changed, so that the parent can describe the error.
 *
 * A phone shows a keypad with digits and a point alone, since nearly every amount is typed in digits and its keys are
 * larger. Words that a parent's parser accepts, such as `2.5 lakh`, can be pasted or typed with another keyboard.
 *
 * Its value is text. Parse it as paise, never as a floating-point number of rupees.
 */
export function CurrencyField({ sign = '₹', onBlur, onChange, value, ...field }: CurrencyFieldProps) {
  const group = (event: FocusEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const grouped = groupAmount(input.value)
    if (grouped !== input.value) {
      if (value === undefined) input.value = grouped
      onChange?.(grouped)
    }
    onBlur?.(event)
  }
  return (
    <TextField
      {...field}
      value={value}
      onChange={onChange}
      onBlur={group}
      prefix={sign}
      inputMode="decimal"
      autoComplete="off"
      figures
    />
  )
}
