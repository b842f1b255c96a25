import * as css from './segments.css.ts'

export interface SegmentsProps<Value extends string = string> {
  /** What is asked for. */
  label: string
  /** The key of its value in the form's data. */
  name: string
  value: string
  onChange: (value: string) => void
  /** Two to about six, in short words. */
  options: readonly { value: Value; label: string }[]
  /** Unused here: a choice out of these cannot be wrong. */
  errorMessage?: string
}

/**
 * One choice out of a few, beside one another: native radios, so that a tool carries no more code than it needs. It
 * looks as the segmented `RadioGroup` does.
 */
export function Segments<Value extends string>({
  label,
  name,
  value,
  onChange,
  options,
}: SegmentsProps<Value>) {
  return (
    <fieldset className={css.group}>
      <legend className={css.name}>{label}</legend>
      <div className={css.bar}>
        {options.map((option) => (
          <label key={option.value} className={css.segment}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className={css.radio}
            />
            <span className={css.words}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Options for {@link Segments} or a select, in the order of the values. */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): { value: Value; label: string }[] => values.map((value) => ({ value, label: labels[value] }))
