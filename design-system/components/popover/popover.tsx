import { use, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { DismissButton, Overlay } from 'react-aria/Overlay'
import { usePopover } from 'react-aria/usePopover'
import { OverlayTriggerStateContext, type OverlayTriggerState } from 'react-aria-components/Dialog'
import { PopoverContext, type PopoverProps as TriggerProps } from 'react-aria-components/Popover'
import { useSlottedContext } from 'react-aria-components/slots'
import { useMessages } from '../messages/index.ts'
import { popoverMessages } from './popover.messages.ts'
import * as css from './popover.css.ts'

/** In px: the focus ring of the trigger remains visible. */
const OFFSET = 6
/** From the edges of the window, in px. */
const MARGIN = 8

/** What react-aria's trigger passes to its popover. */
interface Trigger extends Pick<TriggerProps, 'scrollRef' | 'placement' | 'isNonModal'> {
  triggerRef: RefObject<Element | null>
  /** Only of a combo box, which detects by it whether the focus has left. */
  ref?: RefObject<HTMLDivElement | null>
}

interface PopoverProps {
  /** That of its content, but not less than its trigger's; or its trigger's. @default 'content' */
  width?: keyof typeof css.width
  /** A menu or a list box. */
  children: ReactNode
}

/**
 * The box that a trigger of react-aria-components opens under it.
 *
 * Not their own `Popover`, which is rendered at the end of the body: a modal `dialog` makes that inert, and is above it.
 * This one is rendered into the dialog that its trigger is in, if any.
 */
export function Popover({ width = 'content', children }: PopoverProps) {
  const state = use(OverlayTriggerStateContext)
  const trigger = useSlottedContext(PopoverContext) as Trigger | null | undefined
  const [container, setContainer] = useState<Element>()
  // Without a trigger it is in the hidden tree, from which react-aria reads the options of a combo box.
  if (!state || !trigger?.triggerRef) return children
  return (
    <>
      <span
        hidden
        ref={(place) => {
          if (place) setContainer(place.closest('dialog') ?? document.body)
        }}
      />
      {state.isOpen && container && (
        <Overlay portalContainer={container}>
          <OpenPopover state={state} trigger={trigger} width={width}>
            {children}
          </OpenPopover>
        </Overlay>
      )}
    </>
  )
}

interface OpenPopoverProps extends Required<PopoverProps> {
  state: OverlayTriggerState
  trigger: Trigger
}

function OpenPopover({ state, trigger, width, children }: OpenPopoverProps) {
  const { dismiss } = useMessages('popover', popoverMessages)
  const own = useRef<HTMLDivElement>(null)
  const { triggerRef, ref: popoverRef = own, isNonModal = false, ...position } = trigger
  const { popoverProps, underlayProps } = usePopover(
    { ...position, triggerRef, popoverRef, isNonModal, offset: OFFSET, containerPadding: MARGIN },
    state,
  )
  useTriggerWidth(triggerRef, popoverRef)
  // The token's order, instead of one above everything.
  const style = { ...popoverProps.style, zIndex: undefined }
  return (
    <>
      {!isNonModal && <div {...underlayProps} className={css.underlay} />}
      <div {...popoverProps} ref={popoverRef} style={style} className={`${css.popover} ${css.width[width]}`}>
        {!isNonModal && <DismissButton aria-label={dismiss} onDismiss={() => state.close()} />}
        {children}
        <DismissButton aria-label={dismiss} onDismiss={() => state.close()} />
      </div>
    </>
  )
}

/** Sets the width of the trigger as a custom property of the popover. */
function useTriggerWidth(trigger: RefObject<Element | null>, popover: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    if (!trigger.current) return undefined
    const { current } = trigger
    const measure = () =>
      popover.current?.style.setProperty('--trigger-width', `${current.getBoundingClientRect().width}px`)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [trigger, popover])
}
