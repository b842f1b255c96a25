import { useRef, type MouseEvent } from 'react'
import { useMessages } from '../messages/index.ts'
import { onViewportFloor } from '../viewport-floor/viewport-floor.ts'
import * as css from './feedback-button.css.ts'
import { feedbackButtonMessages } from './feedback-button.messages.ts'
import { useCoversFocus } from './use-covers-focus.ts'

export interface FeedbackButtonProps {
  /** Opens the feedback dialog. */
  onPress: () => void
  /** Called when a press is likely, by pointer, touch or focus: preload the dialog. May be called often. */
  onIntent?: () => void
}

/**
 * Floats at the bottom right, at the left in right-to-left text, and opens the feedback dialog, which it does not
 * import. It stays above a bar at the bottom of the viewport, and hides while it would cover the focused element; style
 * that by `[data-yielding]`.
 */
export function FeedbackButton({ onPress, onIntent }: FeedbackButtonProps) {
  const { label } = useMessages('feedbackButton', feedbackButtonMessages)
  const button = useRef<HTMLButtonElement>(null)
  const coversFocus = useCoversFocus(button)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a clicked button, to which the dialog returns the focus.
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
      data-yielding={coversFocus || undefined}
      onClick={press}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {label}
    </button>
  )
}
