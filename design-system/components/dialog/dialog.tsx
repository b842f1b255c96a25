import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './dialog.css.ts'
import { dialogMessages } from './dialog.messages.ts'
import { useDismissal } from './use-dismissal.ts'
import { useModal } from './use-modal.ts'

export interface DialogProps {
  /** Whether it is open. The dialog never opens or closes itself: it asks by `onOpenChange`. */
  isOpen: boolean
  /** Called with `false` when the visitor closes it: Escape, a press outside, the Close button. */
  onOpenChange: (isOpen: boolean) => void
  /** What the dialog is called; screen readers read it when the dialog opens. */
  title: ReactNode
  /** A line under the title, read after it when the dialog opens. */
  description?: ReactNode
  /** `alertdialog` for what must be answered before anything else. @default 'dialog' */
  role?: 'dialog' | 'alertdialog'
  /** `medium` for a form, `narrow` for a question, `wide` for a table or a preview. @default 'medium' */
  size?: keyof typeof css.size
  /** Closes on Escape and on a press outside. Leave `false` to questions that need an answer. @default true */
  isDismissable?: boolean
  /** A Close button beside the title. Leave it out where the actions have one, such as Cancel. @default isDismissable */
  hasCloseButton?: boolean
  /** What is in it. The first child with `autoFocus` takes the focus; without one, the dialog itself does. */
  children: ReactNode
}

/**
 * Asks or shows something and holds everything else until it is closed.
 *
 * The browser's own modal `dialog`: the page behind is inert and does not scroll or shift; the focus stays inside and
 * goes back to where it was. Only toasts stay within reach, inside it. Render it outside of forms. Style leaving by
 * `[data-exiting]`.
 */
export function Dialog({ isOpen, ...dialog }: DialogProps) {
  const [isThere, setThere] = useState(false)
  // By an effect: a page that is prerendered has nothing to be modal with.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only a browser can open it
    if (isOpen) setThere(true)
  }, [isOpen])
  return isThere && <Modal {...dialog} isOpen={isOpen} onLeft={() => setThere(false)} />
}

interface ModalProps extends DialogProps {
  /** Called when it has gone after it was closed, at the end of its animation. */
  onLeft: () => void
}

function Modal({
  isOpen,
  onOpenChange,
  onLeft,
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
  const isModal = useModal(element, { isOpen, onLeft })
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
      // For the focus: browsers differ on whether a dialog takes it by itself.
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
