import { Button } from '@anupalan/design-system/button'
import { Dialog } from '@anupalan/design-system/dialog'
import { Stack } from '@anupalan/design-system/stack'
import { useState } from 'react'
import { ProblemAlert } from '../../data/problem-alert.tsx'
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
      <Dialog
        isOpen={isOpen}
        onOpenChange={close}
        role="alertdialog"
        size="narrow"
        hasCloseButton={false}
        title={<bdi>{words.question}</bdi>}
        description={words.warning}
      >
        <Stack gap="lg">
          <ProblemAlert title={words.failed} error={error} />
          <div className={css.actions}>
            <Button isPending={isPending} onPress={() => onConfirm(() => setOpen(false))}>
              {isPending ? words.submitting : words.submit}
            </Button>
            <Button variant="quiet" autoFocus onPress={close}>
              {usersWords.cancel}
            </Button>
          </div>
        </Stack>
      </Dialog>
    </>
  )
}
