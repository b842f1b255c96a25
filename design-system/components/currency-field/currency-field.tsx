import type { FocusEvent } from 'react'
import { TextField, type TextFieldProps } from '../text-field/index.ts'
import { groupAmount } from './group-amount.ts'

export interface CurrencyFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'prefix' | 'figures' | 'isReadOnly'
> {
  /** The sign of the currency, before the figure; it becomes part of the name. @default '₹' */
  sign?: string
}

/**
 * An amount of money as it is typed or pasted: `1234567`, `12,34,567.50`, `₹12,34,567.00`. When the field is left, its
 * digits are grouped as India writes them; what is no amount stays untouched, for its owner to say what is wrong.
 *
 * Its value is text. Whoever calculates with it reads paise out of the text, and never a floating number of rupees.
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
