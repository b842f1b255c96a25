import { useId, type ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading as AriaHeading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Button } from '../button/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './dialog.css.ts'
import { dialogMessages } from './dialog.messages.ts'

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
 * The page behind is inert and does not scroll or shift; the focus stays inside and goes back to where it was. Only
 * toasts stay within reach. Style entering and leaving by `[data-entering]` and `[data-exiting]`.
 */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  role = 'dialog',
  size = 'medium',
  isDismissable = true,
  hasCloseButton = isDismissable,
  children,
}: DialogProps) {
  const words = useMessages('dialog', dialogMessages)
  const descriptionId = useId()
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      className={css.overlay}
    >
      <Modal className={`${css.sheet} ${css.size[size]}`}>
        <AriaDialog
          role={role}
          aria-describedby={description ? descriptionId : undefined}
          className={css.dialog}
        >
          <div className={css.header}>
            <AriaHeading slot="title" className={css.title}>
              {title}
            </AriaHeading>
            {hasCloseButton && (
              <div className={css.close}>
                <Button variant="quiet" size="compact" onPress={() => onOpenChange(false)}>
                  {words.close}
                </Button>
              </div>
            )}
            {description && (
              <p id={descriptionId} className={css.description}>
                {description}
              </p>
            )}
          </div>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
