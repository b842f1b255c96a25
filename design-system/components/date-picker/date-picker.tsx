import { useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Label } from 'react-aria-components/Label'
import { Calendar, type CalendarDate, type CalendarDayInfo } from '../calendar/index.ts'
import { DateParts } from '../date-field/date-parts.tsx'
import type { DateFieldProps } from '../date-field/index.ts'
import { useDateEntry } from '../date-field/use-date-entry.ts'
import { FieldDescription, FieldError, FieldOptional } from '../field/field-parts.tsx'
import { useField } from '../field/use-field.ts'
import { useMessages } from '../messages/index.ts'
import { usePageLocale } from '../page-locale/index.ts'
import { Popover } from '../popover/popover.tsx'
import { datePickerMessages } from './date-picker.messages.ts'
import * as fieldCss from '../field/field.css.ts'
import * as css from './date-picker.css.ts'

export interface DatePickerProps extends Omit<DateFieldProps, 'min' | 'max'> {
  /** What the day is for, such as "Day of the visit". */
  label: string
  /** The first valid day. */
  min: CalendarDate
  /** The last valid day. */
  max: CalendarDate
  /** The current day, in the user's time zone. @default none is marked, and the calendar begins at `min` */
  today?: CalendarDate
  /** Called for each displayed day, and for a typed one. @default no information, every day is selectable */
  dayInfo?: (date: CalendarDate) => CalendarDayInfo
}

/**
 * A date that is either typed, as in `DateField`, or chosen from a `Calendar` that a button opens.
 *
 * The calendar is in a dialog: it has the focus, Escape and a press outside close it, a chosen day closes it too, and the
 * focus returns to the button. Style states by `[data-disabled]`, `[data-readonly]`, `[aria-expanded]`, `[aria-invalid]`.
 */
export function DatePicker(props: DatePickerProps) {
  const { label, description, errorMessage, isRequired, isOptional, isDisabled, name, id, ...entry } = props
  const { min, max, today, dayInfo, isReadOnly, autoComplete } = entry
  const words = useMessages('datePicker', datePickerMessages)
  const frame = useRef<HTMLDivElement>(null)
  const locale = usePageLocale(frame)
  const problemOf = (day: CalendarDate) => {
    const { isDisabled: isUnavailable, reason } = dayInfo?.(day) ?? {}
    if (!isUnavailable) return undefined
    return reason ? words.unavailableBecause(reason) : words.unavailable
  }
  const { current, entryProps, error: ownError } = useDateEntry(frame, entry, { min, max, problemOf })
  const error = errorMessage || ownError
  const { ids, controlProps } = useField({ id, description, errorMessage: error })
  return (
    <div ref={frame} className={fieldCss.frame}>
      <I18nProvider locale={locale}>
        <AriaDatePicker
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
          <Group className={css.box}>
            <DateParts isRequired={isRequired} className={css.parts} />
            <Button aria-label={words.calendar} className={css.open}>
              <svg aria-hidden focusable="false" viewBox="0 0 20 20" className={css.icon}>
                <path
                  d="M3 5h14v12H3zM3 9h14M7 2.5V6m6-3.5V6"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.75"
                />
              </svg>
            </Button>
          </Group>
          <Popover>
            <Dialog className={css.dialog} lang={locale}>
              {/* The picker gives the calendar its `onChange` by context. */}
              <Calendar
                label={label}
                min={min}
                max={max}
                today={today}
                value={current}
                onChange={() => {}}
                dayInfo={dayInfo}
              />
            </Dialog>
          </Popover>
        </AriaDatePicker>
      </I18nProvider>
      <FieldError id={ids.error}>{error}</FieldError>
      <FieldDescription id={ids.description}>{description}</FieldDescription>
    </div>
  )
}
