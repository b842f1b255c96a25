import { useId, useImperativeHandle, useRef, type Ref } from 'react'
import { FieldDescription, FieldError } from '../field/field-parts.tsx'
import { useField, type FieldProps } from '../field/use-field.ts'
import * as css from './slot-picker.css.ts'

export interface Slot {
  /** Form value. */
  value: string
  /** The start, such as "10:30 AM". */
  time: string
  /** The time in another zone, or a remark: smaller, below. */
  detail?: string
}

export interface SlotGroup {
  /** Such as "Morning". */
  label: string
  slots: readonly Slot[]
}

/** Imperative handle of the slot picker. */
export interface SlotPickerHandle {
  /** Focuses the selected time, or the first if none is selected. */
  focus: () => void
}

export interface SlotPickerProps extends Pick<
  FieldProps,
  'label' | 'description' | 'errorMessage' | 'isRequired' | 'name' | 'id'
> {
  /** The free times by part of the day. A group without times is omitted. */
  groups: readonly SlotGroup[]
  /** The selected time; `null` for none. */
  value: string | null
  /** Called with the value after each selection. */
  onChange: (value: string) => void
  /** To focus the picker when it is the first invalid field. */
  ref?: Ref<SlotPickerHandle>
}

/**
 * One of the free times of a day, all of them visible.
 *
 * The radios are native: Tab enters and leaves, arrow keys select, also across groups. Style states by `:has(:checked)`
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
      {/* Before the times: after a long list it would be out of view. */}
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
