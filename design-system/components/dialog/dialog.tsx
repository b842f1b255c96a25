import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './dialog.css.ts'
import { dialogMessages } from './dialog.messages.ts'
import { useDismissal } from './use-dismissal.ts'
import { useModal } from './use-modal.ts'

export interface DialogProps {
  /** Whether it is open. Controlled: the dialog requests changes by `onOpenChange`. */
  isOpen: boolean
  /** Called with `false` when the user closes it: Escape, a press outside, the Close button. */
  onOpenChange: (isOpen: boolean) => void
  /** Accessible name; screen readers read it when the dialog opens. */
  title: ReactNode
  /** A line under the title, read after it when the dialog opens. */
  description?: ReactNode
  /** `alertdialog` for a question that interrupts the task. @default 'dialog' */
  role?: 'dialog' | 'alertdialog'
  /**
   * `medium` for a form, `narrow` for a question, `wide` for a table or a preview, `side` for the navigation of a narrow
   * screen, at its start and in its full height. @default 'medium'
   */
  size?: keyof typeof css.size
  /** Closes on Escape and on a press outside. Use `false` for questions that require an answer. @default true */
  isDismissable?: boolean
  /** Shows a Close button next to the title. Use `false` if the actions have one, such as Cancel. @default isDismissable */
  hasCloseButton?: boolean
  /** Its content. The first child with `autoFocus` receives the focus; without one, the dialog does. */
  children: ReactNode
}

/**
 * A modal dialog: a question or content that blocks the page until it is closed.
 *
 * The native modal `dialog`: the page behind is inert and does not scroll or shift; the focus stays inside and returns
 * to its previous element. Only toasts stay reachable, inside it. Render it outside of forms. Style its exit animation
 * by `[data-exiting]`.
 */
export function Dialog({ isOpen, ...dialog }: DialogProps) {
  const [isMounted, setMounted] = useState(false)
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- prerendering has no modal dialogs
    if (isOpen) setMounted(true)
  }, [isOpen])
  return isMounted && <Modal {...dialog} isOpen={isOpen} onExited={() => setMounted(false)} />
}

interface ModalProps extends DialogProps {
  /** Called when it has closed, after its exit animation. */
  onExited: () => void
}

function Modal({
  isOpen,
  onOpenChange,
  onExited,
  title,
  description,
  role = 'dialog',
  size = 'medium',
  isDismissable = true,
  hasCloseButton = isDismissable,
  children,
}: ModalProps) {
  const words = useMessages('dialog', dialogMessages)
  const id = useId()
  const element = useRef<HTMLDialogElement>(null)
  const isModal = useModal(element, { isOpen, onExited })
  const dismissal = useDismissal(
    isDismissable
      ? () => {
          if (isOpen) onOpenChange(false)
        }
      : null,
  )

  return (
    <dialog
      {...dismissal}
      ref={element}
      // Focusable: browsers differ on whether `showModal` focuses the dialog itself.
      tabIndex={-1}
      role={role === 'dialog' ? undefined : role}
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}description` : undefined}
      data-exiting={!isOpen || undefined}
      className={css.overlay}
    >
      <div className={`${css.sheet} ${css.size[size]}`}>
        <div className={css.header}>
          <h2 id={`${id}title`} className={css.title}>
            {title}
          </h2>
          {isModal && hasCloseButton && (
            <div className={css.close}>
              <Button variant="quiet" size="compact" onPress={() => onOpenChange(false)}>
                {words.close}
              </Button>
            </div>
          )}
          {description && (
            <p id={`${id}description`} className={css.description}>
              {description}
            </p>
          )}
        </div>
        {isModal && children}
      </div>
    </dialog>
  )
}
