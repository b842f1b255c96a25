import { useRef } from 'react'
import { DateField as AriaDateField } from 'react-aria-components/DateField'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Label } from 'react-aria-components/Label'
import type { CalendarDate } from '../calendar/index.ts'
import { FieldDescription, FieldError, FieldOptional } from '../field/field-parts.tsx'
import type { FieldProps } from '../field/index.ts'
import { useField } from '../field/use-field.ts'
import { usePageLocale } from '../page-locale/index.ts'
import { DateParts } from './date-parts.tsx'
import { useDateEntry, type DateEntryProps } from './use-date-entry.ts'
import * as fieldCss from '../field/field.css.ts'
import * as css from './date-field.css.ts'

export interface DateFieldProps extends FieldProps, DateEntryProps {
  /** The first valid day; the error of an earlier one appears when the focus leaves the field. @default none */
  min?: CalendarDate
  /** The last valid day; the error of a later one appears when the focus leaves the field. @default none */
  max?: CalendarDate
  /** Readable and focusable, but not editable. @default false */
  isReadOnly?: boolean
  /** The browser's autofill. @default none */
  autoComplete?: 'bday'
}

/**
 * A known date, typed as day, month and year in the order of the language: in India 23/11/2026.
 *
 * Each part is a spin button, which accepts digits and the up and down arrow keys. The value is a string without a time
 * zone, `2026-11-23`, also in a form's data. Style states by `[data-disabled]`, `[data-readonly]`, `[data-placeholder]`,
 * `[aria-invalid]`.
 */
export function DateField(props: DateFieldProps) {
  const { label, description, errorMessage, isRequired, isOptional, isDisabled, name, id, ...entry } = props
  const { min, max, isReadOnly, autoComplete } = entry
  const frame = useRef<HTMLDivElement>(null)
  const locale = usePageLocale(frame)
  const { entryProps, error: ownError } = useDateEntry(frame, entry, { min, max })
  const error = errorMessage || ownError
  const { ids, controlProps } = useField({ id, description, errorMessage: error })
  return (
    <div ref={frame} className={fieldCss.frame}>
      <I18nProvider locale={locale}>
        <AriaDateField
          id={ids.control}
          name={name}
          {...entryProps}
          isDisabled={isDisabled}
          isReadOnly={isReadOnly}
          isRequired={isRequired}
          isInvalid={Boolean(error)}
          validationBehavior="aria"
          shouldForceLeadingZeros
          autoComplete={autoComplete}
          aria-describedby={controlProps['aria-describedby']}
        >
          <Label className={fieldCss.label}>
            {label}
            {isOptional && <FieldOptional />}
          </Label>
          <DateParts isRequired={isRequired} className={css.alone} />
        </AriaDateField>
      </I18nProvider>
      <FieldError id={ids.error}>{error}</FieldError>
      <FieldDescription id={ids.description}>{description}</FieldDescription>
    </div>
  )
}
