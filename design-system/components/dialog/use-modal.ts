import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'
import { holdFocus } from './hold-focus.ts'
import { enterModal } from './modals.ts'

/** Fits an element to what an on-screen keyboard leaves of the window. Returns how to stop. */
function fitAboveKeyboard(element: HTMLElement): () => void {
  const { visualViewport } = window
  if (!visualViewport) return () => {}
  const fit = () => {
    // Zoomed in by a pinch, less is seen and as much is there.
    const height = visualViewport.height * visualViewport.scale
    element.style.setProperty('--visual-viewport-height', `${height}px`)
  }
  fit()
  visualViewport.addEventListener('resize', fit)
  return () => visualViewport.removeEventListener('resize', fit)
}

const hasScrollbar = () => window.innerWidth > document.documentElement.clientWidth

/**
 * Makes the page's modal dialog of an element, as long as it is mounted. The browser makes everything else inert, gives
 * the element the focus, and gives it back at the end.
 *
 * @param isOpen whether it stays; when it no longer does, `onLeft` is called at the end of its animation
 * @returns whether it has the focus: what asks for the focus itself is rendered from then on
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  { isOpen, onLeft }: { isOpen: boolean; onLeft: () => void },
): boolean {
  const [isModal, setModal] = useState(false)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    element.toggleAttribute('data-beside-scrollbar', hasScrollbar())
    element.showModal()
    // oxlint-disable-next-line react/set-state-in-effect -- the state follows what the element has become
    setModal(true)
    const ends = [enterModal(element), holdFocus(element), fitAboveKeyboard(element), () => element.close()]
    return () => ends.forEach((end) => end())
  }, [dialog])

  const left = useEffectEvent(onLeft)
  useLayoutEffect(() => {
    if (isOpen) return undefined
    let isReopened = false
    const animations = dialog.current?.getAnimations() ?? []
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => isReopened || left())
    return () => {
      isReopened = true
    }
  }, [dialog, isOpen])
  return isModal
}
