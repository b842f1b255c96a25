import { Button, type ButtonProps } from '@anupalan/design-system/button'
import { Dialog } from '@anupalan/design-system/dialog'
import { Inline } from '@anupalan/design-system/inline'
import { Stack } from '@anupalan/design-system/stack'
import { useState, type ReactNode } from 'react'
import { confirmWords } from './confirm-dialog.words.ts'
import { ProblemAlert } from './problem-alert.tsx'

const { cancel } = confirmWords

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
  /** Style of the row of the buttons. @default a row with small gaps */
  buttonsClassName?: string
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
  buttonsClassName,
  isPending,
  error,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const buttons = (
    <>
      <Button isPending={isPending} onPress={onConfirm}>
        {isPending ? words.submitting : words.submit}
      </Button>
      <Button variant="quiet" autoFocus onPress={onClose}>
        {cancel}
      </Button>
    </>
  )
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
        {buttonsClassName ? (
          <div className={buttonsClassName}>{buttons}</div>
        ) : (
          <Inline gap="xs">{buttons}</Inline>
        )}
      </Stack>
    </Dialog>
  )
}

export interface ConfirmButtonProps {
  words: ConfirmDialogProps['words'] & {
    /** Label of the button. */
    label: string
    question: string
    /** What follows. */
    warning: string
  }
  /** Of the button. @default 'regular' */
  size?: ButtonProps['size']
  /** Sends the call; `onDone` closes the question. */
  onConfirm: (onDone: () => void) => void
  isPending: boolean
  error: unknown
  /** Called when the question is closed. */
  onClose: () => void
  /** Called by a press instead of the question, while there is nothing to confirm. The button, and the focus on it, stay. */
  onPress?: (() => void) | undefined
}

/** A button whose press is confirmed. */
export function ConfirmButton({
  words,
  size,
  onConfirm,
  isPending,
  error,
  onClose,
  onPress,
}: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onClose()
  }
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        isPending={onPress !== undefined && isPending}
        onPress={onPress ?? (() => setOpen(true))}
      >
        {words.label}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={<bdi>{words.question}</bdi>}
        description={words.warning}
        words={words}
        isPending={isPending}
        error={error}
        onConfirm={() => onConfirm(() => setOpen(false))}
        onClose={close}
      />
    </>
  )
}
