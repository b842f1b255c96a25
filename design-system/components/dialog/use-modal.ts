import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'
import { trapFocus } from './trap-focus.ts'
import { enterModal } from './modals.ts'

/** Fits an element to the visual viewport above an on-screen keyboard. Returns a function that stops it. */
function fitAboveKeyboard(element: HTMLElement): () => void {
  const { visualViewport } = window
  if (!visualViewport) return () => {}
  const fit = () => {
    // Pinch zoom reduces the visual viewport, but not the layout.
    const height = visualViewport.height * visualViewport.scale
    element.style.setProperty('--visual-viewport-height', `${height}px`)
  }
  fit()
  visualViewport.addEventListener('resize', fit)
  return () => visualViewport.removeEventListener('resize', fit)
}

const hasScrollbar = () => window.innerWidth > document.documentElement.clientWidth

/**
 * Shows an element as the page's modal dialog while it is mounted. The browser makes everything else inert, moves the
 * focus to it, and restores the focus at the end.
 *
 * @param isOpen when it becomes false, `onExited` is called at the end of the exit animation
 * @returns whether it is modal: children that request the focus are rendered only then
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  { isOpen, onExited }: { isOpen: boolean; onExited: () => void },
): boolean {
  const [isModal, setModal] = useState(false)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    element.toggleAttribute('data-beside-scrollbar', hasScrollbar())
    element.showModal()
    // oxlint-disable-next-line react/set-state-in-effect -- it follows the element's own state
    setModal(true)
    const ends = [enterModal(element), trapFocus(element), fitAboveKeyboard(element), () => element.close()]
    return () => ends.forEach((end) => end())
  }, [dialog])

  const exited = useEffectEvent(onExited)
  useLayoutEffect(() => {
    if (isOpen) return undefined
    let isReopened = false
    const animations = dialog.current?.getAnimations() ?? []
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => isReopened || exited())
    return () => {
      isReopened = true
    }
  }, [dialog, isOpen])
  return isModal
}
