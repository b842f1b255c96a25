import { useEffect, useRef, type MouseEvent } from 'react'
import { useMessages } from '../messages/index.ts'
import { onViewportFloor } from '../viewport-floor/viewport-floor.ts'
import * as css from './feedback-button.css.ts'
import { feedbackButtonMessages } from './feedback-button.messages.ts'
import { giveWay } from './give-way.ts'

export interface FeedbackButtonProps {
  /** Opens the feedback dialog. */
  onPress: () => void
  /** Called when a press is likely, by pointer, touch or focus: preload the dialog. May be called often. */
  onIntent?: () => void
}

/**
 * Floats at the bottom right, at the left in right-to-left text, and opens the feedback dialog, which it does not
 * import: a tab next to the content of a wide page, a round of 44 px on a phone. It stays above a bar at the bottom of
 * the viewport, and hides while it would cover text, a control or the focused element, and on a phone while the page is
 * scrolled down; style that by `[data-place]`. `feedback-button/give-way` does the same before hydration.
 */
export function FeedbackButton({ onPress, onIntent }: FeedbackButtonProps) {
  const { label } = useMessages('feedbackButton', feedbackButtonMessages)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => giveWay(button.current!), [])
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
      // It has `data-place` before hydration.
      suppressHydrationWarning
      onClick={press}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <span className={css.label}>{label}</span>
      <svg className={css.drawing} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M4 5h16v11h-9l-4.5 4v-4H4zM8 9h8M8 12h5" />
      </svg>
    </button>
  )
}
