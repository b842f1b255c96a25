import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react'
import { FieldDescription, FieldError, FieldOptional } from '../field/field-parts.tsx'
import { useField, type FieldProps } from '../field/use-field.ts'
import { RadioGroupContext } from './radio.tsx'
import { useChosen, type Choice } from './use-chosen.ts'
import * as css from './radio-group-frame.css.ts'

/** Imperative handle of a group of radios. */
export interface RadioGroupHandle {
  /** Focuses the selected radio, or the first if none is selected. */
  focus: () => void
}

export interface RadioGroupFrameProps extends FieldProps, Choice<string> {
  /** The radios. */
  children: ReactNode
  /** Class of the radios' direct container. */
  className: string
  /** Layout of the radios; arrow keys of both axes work in either. */
  orientation: 'vertical' | 'horizontal'
  ref?: Ref<RadioGroupHandle>
}

/** The label, error and description around the radios of `RadioGroup` and `Rating`. */
export function RadioGroupFrame(props: RadioGroupFrameProps) {
  const { label, description, errorMessage, isRequired, isOptional, isDisabled, name, id, ...group } = props
  const { ids, controlProps } = useField({ id, description, errorMessage, isRequired })
  const element = useRef<HTMLDivElement>(null)
  const [chosen, choose] = useChosen(element, group)
  const [chosenAtFirst] = useState(chosen)

  useImperativeHandle(group.ref, () => ({
    focus: () => {
      const radios = [...(element.current?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [])]
      ;(radios.find((radio) => radio.checked) ?? radios[0])?.focus()
    },
  }))

  const reset = useEffectEvent(() => choose(chosenAtFirst))
  useEffect(() => {
    const form = element.current?.closest('form')
    form?.addEventListener('reset', reset)
    return () => form?.removeEventListener('reset', reset)
  }, [])

  return (
    <div
      {...controlProps}
      ref={element}
      role="radiogroup"
      aria-labelledby={ids.label}
      aria-orientation={group.orientation}
      aria-disabled={isDisabled}
      data-invalid={errorMessage ? true : undefined}
      className={css.frame}
    >
      <span id={ids.label} className={css.label}>
        {label}
        {isOptional && <FieldOptional />}
      </span>
      <div className={group.className}>
        <RadioGroupContext
          value={{
            name: name ?? ids.control,
            chosen,
            choose,
            isDisabled: isDisabled ?? false,
            isInvalid: Boolean(errorMessage),
            isRow: group.orientation === 'horizontal',
          }}
        >
          {group.children}
        </RadioGroupContext>
      </div>
      <FieldError id={ids.error}>{errorMessage}</FieldError>
      <FieldDescription id={ids.description}>{description}</FieldDescription>
    </div>
  )
}
