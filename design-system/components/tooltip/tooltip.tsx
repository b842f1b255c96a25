import { cloneElement, type ComponentPropsWithRef, type MouseEvent, type ReactElement } from 'react'
import { mergeProps } from 'react-aria/mergeProps'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger'
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState'
import { TooltipBubble } from './tooltip-bubble.tsx'
import { TOOLTIP_CLOSING_DELAY_MS, TOOLTIP_DELAY_MS } from './tooltip.constants.ts'

export interface TooltipProps {
  /** At most a short sentence. Available elsewhere on the page too, unless `opensOnPress`: touch has no hover. */
  text: string
  /**
   * The text is the accessible name of the child, a button with an icon alone. Otherwise it is its description.
   * @default false
   */
  isLabel?: boolean
  /** A press opens it too, by touch as well: for a child that does nothing else. @default false */
  opensOnPress?: boolean
  /** Preferred side; the opposite one if there is not enough space. @default 'top' */
  placement?: 'top' | 'bottom'
  /** One focusable element, such as `Button` or `Link`. Not disabled: it would get neither hover nor focus. */
  children: ReactElement<ComponentPropsWithRef<'button'>>
}

/**
 * Text for a control, shown while it is hovered or has the keyboard focus.
 *
 * On the hooks of react-aria: it stays while it is hovered itself, and closes on Escape, on scrolling and, unless
 * `opensOnPress`, on a press.
 */
export function Tooltip({
  text,
  isLabel = false,
  opensOnPress = false,
  placement = 'top',
  children,
}: TooltipProps) {
  const { ref, 'aria-describedby': described, ...own } = children.props
  const trigger = useObjectRef(ref)
  const state = useTooltipTriggerState({ delay: TOOLTIP_DELAY_MS, closeDelay: TOOLTIP_CLOSING_DELAY_MS })
  const { triggerProps, tooltipProps } = useTooltipTrigger(
    { shouldCloseOnPress: !opensOnPress },
    state,
    trigger,
  )
  const { 'aria-describedby': description, ...handlers } = triggerProps
  const press = ({ nativeEvent }: MouseEvent) => {
    // A mouse has opened it on hover already, and must not close it by the press that follows.
    const isMouse = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse'
    if (state.isOpen && !isMouse) state.close(true)
    else state.open(true)
  }
  return (
    <>
      {cloneElement(children, {
        ...mergeProps(handlers, own),
        ...(opensOnPress && { onClick: press }),
        'aria-describedby': [described, !isLabel && description].filter(Boolean).join(' ') || undefined,
        'aria-label': isLabel ? text : own['aria-label'],
        ref: trigger,
      })}
      {state.isOpen && (
        <TooltipBubble
          {...tooltipProps}
          state={state}
          trigger={trigger}
          placement={placement}
          isHidden={isLabel}
        >
          {text}
        </TooltipBubble>
      )}
    </>
  )
}
