import { useId, useImperativeHandle, useRef, type Ref } from 'react'
import { FieldDescription, FieldError } from '../field/field-parts.tsx'
import { useField, type FieldProps } from '../field/use-field.ts'
import * as css from './slot-picker.css.ts'

export interface Slot {
  /** What the form sends. */
  value: string
  /** When it begins, such as "10:30 AM". */
  time: string
  /** The same for somebody elsewhere, or another word on it: smaller, below. */
  detail?: string
}

export interface SlotGroup {
  /** Such as "Morning". */
  label: string
  slots: readonly Slot[]
}

/** What a slot picker can be told to do. */
export interface SlotPickerHandle {
  /** Focuses the chosen time, or the first where none is chosen. */
  focus: () => void
}

export interface SlotPickerProps extends Pick<
  FieldProps,
  'label' | 'description' | 'errorMessage' | 'isRequired' | 'name' | 'id'
> {
  /** The times that can be chosen, in groups of the day. A group without times is left out. */
  groups: readonly SlotGroup[]
  /** The chosen time; `null` is none. */
  value: string | null
  /** Called with the value after each choice. */
  onChange: (value: string) => void
  /** To focus the picker when it is the first field that is wrong. */
  ref?: Ref<SlotPickerHandle>
}

/**
 * One time out of those that are free on a day, all of them seen at once.
 *
 * The radios are native: Tab enters and leaves, arrow keys choose, also across groups. Style states by `:has(:checked)`
 * and `:has(:focus-visible)`.
 */
export function SlotPicker(props: SlotPickerProps) {
  const { label, description, errorMessage, isRequired, name, id, groups, value, onChange, ref } = props
  const { ids, controlProps } = useField({ id, description, errorMessage })
  const made = useId()
  const element = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => ({
    focus: () => {
      const radios = [...(element.current?.querySelectorAll('input') ?? [])]
      ;(radios.find(({ checked }) => checked) ?? radios[0])?.focus()
    },
  }))

  return (
    <div
      ref={element}
      role="radiogroup"
      id={ids.control}
      aria-labelledby={ids.label}
      aria-required={isRequired || undefined}
      aria-invalid={errorMessage ? true : undefined}
      aria-describedby={controlProps['aria-describedby']}
      className={css.picker}
    >
      <div id={ids.label} className={css.label}>
        {label}
      </div>
      {/* Before the times: what stands after many of them is not seen. */}
      <div className={css.said}>
        <FieldError id={ids.error}>{errorMessage}</FieldError>
        <FieldDescription id={ids.description}>{description}</FieldDescription>
      </div>
      {groups
        .filter(({ slots }) => slots.length > 0)
        .map((group) => (
          <div
            key={group.label}
            role="group"
            aria-labelledby={`${made}-${group.label}`}
            className={css.group}
          >
            <div id={`${made}-${group.label}`} className={css.groupLabel}>
              {group.label}
            </div>
            <div className={css.slots}>
              {group.slots.map((slot) => (
                <label key={slot.value} className={css.slot}>
                  <input
                    type="radio"
                    name={name ?? made}
                    value={slot.value}
                    checked={slot.value === value}
                    onChange={() => onChange(slot.value)}
                    className={css.radio}
                  />
                  <span className={css.time}>{slot.time}</span>
                  {slot.detail && <span className={css.detail}>{slot.detail}</span>}
                </label>
              ))}
            </div>
          </div>
        ))}
    </div>
  )
}
