import { parseDate, toCalendarDate, type DateValue } from '@internationalized/date'
import { useImperativeHandle, useMemo, useState, type Ref, type RefObject } from 'react'
import { textOf, type CalendarDate } from '../calendar/calendar-days.ts'
import { useMessages } from '../messages/index.ts'
import { dateFieldMessages } from './date-field.messages.ts'

/** Moves the focus to the first part of the date, for the first invalid field of a form. */
export interface DateFieldHandle {
  focus: () => void
}

export interface DateEntryProps {
  /** The date, if the parent controls it; `null` for none. Requires `onChange`. */
  value?: CalendarDate | null
  /** The initial date, if uncontrolled. @default null */
  defaultValue?: CalendarDate | null
  /** Called with each complete date, while the year is typed too, and with `null` once it is removed. */
  onChange?: (value: CalendarDate | null) => void
  /** Called when the focus leaves the field. */
  onBlur?: () => void
  /** To focus the first invalid field. */
  ref?: Ref<DateFieldHandle>
}

export interface DateLimits {
  /** The first valid day. @default none */
  min?: CalendarDate
  /** The last valid day. @default none */
  max?: CalendarDate
  /** The reason that a day within the limits is not valid. @default every day is valid */
  problemOf?: (date: CalendarDate) => string | undefined
}

/** `2026-11-23` as `23/11/2026`. */
export const inDigits = (date: CalendarDate) => date.split('-').toReversed().join('/')

const selectors = { part: '[role=spinbutton], [role=textbox]', empty: '[data-placeholder]' } as const

/** The value of a field for a date, as a string, and its own errors, which appear when the focus leaves the field. */
export function useDateEntry(
  frame: RefObject<HTMLElement | null>,
  { value, defaultValue = null, onChange, onBlur, ref }: DateEntryProps,
  { min, max, problemOf }: DateLimits,
) {
  const words = useMessages('dateField', dateFieldMessages)
  const [own, setOwn] = useState(defaultValue)
  const current = value === undefined ? own : value
  /** The date when the focus entered the field; `undefined` while the focus is elsewhere. */
  const [entered, setEntered] = useState<CalendarDate | null>()
  const [isIncomplete, setIncomplete] = useState(false)

  const errorOf = (date: CalendarDate | null): string | undefined => {
    if (date === null) return undefined
    if (min && date < min) return words.tooEarly(inDigits(min))
    if (max && date > max) return words.tooLate(inDigits(max))
    return problemOf?.(date)
  }
  const change = (next: CalendarDate | null) => {
    setOwn(next)
    onChange?.(next)
  }
  useImperativeHandle(ref, () => ({
    focus: () => frame.current?.querySelector<HTMLElement>(selectors.part)?.focus(),
  }))

  // While a year is typed, its first digits are years of their own, which are no errors yet.
  const isTyped = entered !== undefined && errorOf(entered) === undefined
  const partMissing = isIncomplete ? words.incomplete : undefined
  const ownError = current === null ? partMissing : isTyped ? undefined : errorOf(current)
  /** react-aria discards a partly typed date if the object changes. */
  const date = useMemo(() => current && parseDate(current), [current])
  const onLeave = () => {
    const count = (selector: string) => frame.current?.querySelectorAll(selector).length ?? 0
    const isPartMissing = count(selectors.empty) > 0 && count(selectors.empty) < count(selectors.part)
    // react-aria would keep a date of which a part was removed, and a form would send it.
    if (isPartMissing && current !== null) change(null)
    setIncomplete(isPartMissing)
    setEntered(undefined)
    onBlur?.()
  }
  return {
    current,
    error: ownError,
    /** Props of react-aria's field or picker. */
    entryProps: {
      value: date,
      onChange: (next: DateValue | null) => change(next && textOf(toCalendarDate(next))),
      onFocus: () => setEntered(current),
      onBlur: onLeave,
    },
  }
}
