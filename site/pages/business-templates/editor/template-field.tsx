import { Checkbox } from '@anupalan/design-system/checkbox'
import { Select } from '@anupalan/design-system/select'
import { TextArea } from '@anupalan/design-system/text-area'
import { TextField } from '@anupalan/design-system/text-field'
import type { Ref } from 'react'
import { CHECKED, type Field } from '../definitions/fields.ts'
import { AmountField } from '../../../ui/fields/amount-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'

export interface TemplateFieldProps {
  field: Field<unknown>
  name: string
  text: string
  /** The error message, if shown. */
  problem: string | undefined
  onEnter: (text: string) => void
  onLeave: () => void
  /** Ref of its control, for focus. */
  controlRef?: Ref<HTMLInputElement> | undefined
}

/** Renders the control for a field's kind. */
export function TemplateField({
  field,
  name,
  text,
  problem,
  onEnter,
  onLeave,
  controlRef,
}: TemplateFieldProps) {
  const { label, description, isRequired, control } = field
  const shared = {
    name,
    label,
    description,
    isRequired,
    errorMessage: problem,
    onBlur: onLeave,
  }
  const written = { ...shared, value: text, onChange: onEnter }
  const focusable = controlRef && { ref: controlRef }
  switch (control.as) {
    case 'text':
      return (
        <TextField
          {...written}
          {...focusable}
          description={description && <Unbroken text={description} />}
          figures={control.isFigure ?? false}
          {...(control.inputMode && { inputMode: control.inputMode })}
          autoComplete={control.autoComplete ?? 'off'}
        />
      )
    case 'area':
      return <TextArea {...written} rows={3} autoComplete="off" />
    case 'amount':
      return <AmountField {...written} />
    case 'date':
      return <DateField {...written} />
    case 'choice':
      return <Select {...written} options={control.options} placeholder={control.placeholder ?? ''} />
    case 'flag':
      return (
        <Checkbox
          {...shared}
          value={CHECKED}
          isSelected={text === CHECKED}
          onChange={(isChecked) => onEnter(isChecked ? CHECKED : '')}
        />
      )
  }
}
