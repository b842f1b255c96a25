import { useImperativeHandle, useRef, type ReactNode, type Ref } from 'react'
import { RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup'
import { FieldDescription, FieldError, FieldOptional } from '../field/field-parts.tsx'
import { useField, type FieldProps } from '../field/use-field.ts'
import { useChosen, type Choice } from './use-chosen.ts'
import * as css from './radio-group-frame.css.ts'

/** What a group of radios can be told to do. */
export interface RadioGroupHandle {
  /** Focuses the chosen radio, or the first where none is chosen. */
  focus: () => void
}

export interface RadioGroupFrameProps extends FieldProps, Choice<string> {
  /** The radios. */
  children: ReactNode
  /** Class of what stands directly around the radios. */
  className: string
  /** Which way the radios stand; arrow keys of both axes work in either. */
  orientation: 'vertical' | 'horizontal'
  ref?: Ref<RadioGroupHandle>
}

/** The label, error and description around the radios of `RadioGroup` and `Rating`. */
export function RadioGroupFrame(props: RadioGroupFrameProps) {
  const { label, description, errorMessage, isRequired, isOptional, isDisabled, name, id, ...group } = props
  const { ids, controlProps } = useField({ id, description, errorMessage })
  const element = useRef<HTMLDivElement>(null)
  const [chosen, choose] = useChosen(element, group)

  useImperativeHandle(group.ref, () => ({
    focus: () => {
      const radios = [...(element.current?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [])]
      ;(radios.find((radio) => radio.checked) ?? radios[0])?.focus()
    },
  }))

  return (
    <AriaRadioGroup
      ref={element}
      id={ids.control}
      className={css.frame}
      name={name}
      value={chosen}
      onChange={choose}
      orientation={group.orientation}
      isDisabled={isDisabled}
      isRequired={isRequired}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      aria-labelledby={ids.label}
      aria-describedby={controlProps['aria-describedby']}
    >
      <span id={ids.label} className={css.label}>
        {label}
        {isOptional && <FieldOptional />}
      </span>
      <div className={group.className}>{group.children}</div>
      <FieldError id={ids.error}>{errorMessage}</FieldError>
      <FieldDescription id={ids.description}>{description}</FieldDescription>
    </AriaRadioGroup>
  )
}
