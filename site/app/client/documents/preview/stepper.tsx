import { Button } from '@anupalan/design-system/button'
import { useEffect, useRef } from 'react'
import * as documents from '../documents.css.ts'
import * as css from './preview.css.ts'

interface StepButton {
  label: string
  /** Accessible name. */
  name: string
}

export interface StepperProps {
  previous: StepButton
  next: StepButton
  /** What is reached, which is announced. */
  value: string
  isFirst: boolean
  isLast: boolean
  onStep: (by: -1 | 1) => void
}

/** A value between the buttons that change it by a step. At either end the focus goes to the other button. */
export function Stepper({ previous, next, value, isFirst, isLast, onStep }: StepperProps) {
  const group = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  useEffect(() => {
    // A disabled button cannot keep the focus.
    const isAtEnd = isFirst || isLast
    if (isPressed.current && isAtEnd) group.current?.querySelector<HTMLElement>('button:enabled')?.focus()
    isPressed.current = false
  }, [isFirst, isLast, value])
  const step = (by: -1 | 1) => {
    isPressed.current = true
    onStep(by)
  }
  return (
    <div ref={group} className={documents.actions}>
      <Button
        size="compact"
        variant="secondary"
        aria-label={previous.name}
        isDisabled={isFirst}
        onPress={() => step(-1)}
      >
        {previous.label}
      </Button>
      <span role="status" className={css.figure}>
        {value}
      </span>
      <Button
        size="compact"
        variant="secondary"
        aria-label={next.name}
        isDisabled={isLast}
        onPress={() => step(1)}
      >
        {next.label}
      </Button>
    </div>
  )
}
