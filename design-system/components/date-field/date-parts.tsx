import { DateInput, DateSegment } from 'react-aria-components/DateField'
import * as css from './date-field.css.ts'

export interface DatePartsProps {
  /** Sets `aria-required` on the first part: the group of the parts cannot have it. */
  isRequired?: boolean
  className: string
}

/** Day, month and year, in the order of the language. */
export const DateParts = ({ isRequired, className }: DatePartsProps) => (
  <DateInput className={className}>
    {(segment) => (
      <DateSegment
        segment={segment}
        className={css.part}
        render={(part) => (
          <span {...part} aria-required={(segment.type === 'day' && isRequired) || undefined} />
        )}
      />
    )}
  </DateInput>
)
