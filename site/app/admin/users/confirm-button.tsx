import { Button } from '@anupalan/design-system/button'
import { useState } from 'react'
import { ConfirmDialog } from '../../data/confirm-dialog.tsx'
import * as css from './users.css.ts'
import { usersWords } from './words.ts'

export interface ConfirmButtonProps {
  words: {
    /** Label of the button. */
    label: string
    question: string
    /** What follows. */
    warning: string
    submit: string
    submitting: string
    /** Title of the error. */
    failed: string
  }
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
export function ConfirmButton({ words, onConfirm, isPending, error, onClose, onPress }: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onClose()
  }
  return (
    <>
      <Button
        variant="secondary"
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
        cancel={usersWords.cancel}
        buttonsClassName={css.actions}
        isPending={isPending}
        error={error}
        onConfirm={() => onConfirm(() => setOpen(false))}
        onClose={close}
      />
    </>
  )
}
