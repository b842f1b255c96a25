import { Button } from '@anupalan/design-system/button'
import { Dialog } from '@anupalan/design-system/dialog'
import { Stack } from '@anupalan/design-system/stack'
import type { ReactNode } from 'react'
import { ProblemAlert } from './problem-alert.tsx'

export interface ConfirmDialogProps {
  isOpen: boolean
  /** The question. */
  title: ReactNode
  /** What follows, or what it is about. */
  description: ReactNode
  words: {
    /** Label of the button that confirms. */
    submit: string
    /** Its label while the call is in flight, announced. */
    submitting: string
    /** Title of the error. */
    failed: string
  }
  /** Label of the button that closes the question. */
  cancel: string
  /** Style of the row of the buttons. */
  buttonsClassName: string
  /** Whether the call is in flight. */
  isPending: boolean
  /** The error of the call. */
  error: unknown
  /** Sends the call. The question stays open until it is closed by `isOpen`. */
  onConfirm: () => void
  /** Called when the question is closed without a confirmation. */
  onClose: () => void
}

/** The question before something is removed or ended. The focus is on the button that changes nothing. */
export function ConfirmDialog({
  isOpen,
  title,
  description,
  words,
  cancel,
  buttonsClassName,
  isPending,
  error,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      role="alertdialog"
      size="narrow"
      hasCloseButton={false}
      title={title}
      description={description}
    >
      <Stack gap="lg">
        <ProblemAlert title={words.failed} error={error} />
        <div className={buttonsClassName}>
          <Button isPending={isPending} onPress={onConfirm}>
            {isPending ? words.submitting : words.submit}
          </Button>
          <Button variant="quiet" autoFocus onPress={onClose}>
            {cancel}
          </Button>
        </div>
      </Stack>
    </Dialog>
  )
}
