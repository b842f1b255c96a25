import { RadioGroup, type RadioGroupProps } from '@anupalan/design-system/radio-group'

export interface SegmentsProps extends Omit<RadioGroupProps, 'variant' | 'value' | 'onChange'> {
  /** Kept by the page, and never none. */
  value: string
  onChange: (value: string) => void
}

/** One choice out of a few short words, beside one another. */
export const Segments = ({ onChange, ...group }: SegmentsProps) => (
  <RadioGroup {...group} variant="segmented" onChange={(value) => value !== null && onChange(value)} />
)
