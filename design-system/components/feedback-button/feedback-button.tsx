import { useRef, type MouseEvent } from 'react'
import { useMessages } from '../messages/index.ts'
import { onViewportFloor } from '../viewport-floor/viewport-floor.ts'
import * as css from './feedback-button.css.ts'
import { feedbackButtonMessages } from './feedback-button.messages.ts'
import { useYieldsToFocus } from './use-yields-to-focus.ts'

export interface FeedbackButtonProps {
  /** Opens the feedback dialog. */
  onPress: () => void
  /** Called when a press is likely, by pointer, touch or focus: time to load the dialog. May be called often. */
  onIntent?: () => void
}

/**
 * Floats at the bottom right, at the left in right-to-left text, and opens the feedback dialog, which it does not
 * bring along. It stands on whatever bar holds the bottom of the viewport, and makes way for a focused element that
 * it would cover; style that by `[data-yielding]`.
 */
export function FeedbackButton({ onPress, onIntent }: FeedbackButtonProps) {
  const { label } = useMessages('feedbackButton', feedbackButtonMessages)
  const button = useRef<HTMLButtonElement>(null)
  const isYielding = useYieldsToFocus(button)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a button that is clicked, and the dialog returns the focus to where it was.
    event.currentTarget.focus()
    onPress()
  }
  return (
    <button
      ref={button}
      type="button"
      aria-haspopup="dialog"
      {...onViewportFloor}
      className={css.button}
      data-yielding={isYielding || undefined}
      onClick={press}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {label}
    </button>
  )
}
