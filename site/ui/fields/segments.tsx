import { RadioGroup, type RadioGroupProps } from '@anupalan/design-system/radio-group'

export interface SegmentsProps extends Omit<RadioGroupProps, 'variant' | 'value' | 'onChange'> {
  /** Controlled; one option is always selected. */
  value: string
  onChange: (value: string) => void
}

/** A segmented control: a radio group of short options in a row. */
export const Segments = ({ onChange, ...group }: SegmentsProps) => (
  <RadioGroup {...group} variant="segmented" onChange={(value) => value !== null && onChange(value)} />
)
