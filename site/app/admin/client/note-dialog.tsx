import { Button } from '@anupalan/design-system/button'
import { Dialog } from '@anupalan/design-system/dialog'
import { Stack } from '@anupalan/design-system/stack'
import { TextArea } from '@anupalan/design-system/text-area'
import { clientRules } from '@anupalan/server/contract/clients/rules'
import type { ClientNote } from '@anupalan/server/contract/clients/schema'
import { useRef, useState, type FormEvent } from 'react'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { fieldErrorsOf } from '../../data/field-errors.ts'
import { isChangedMeanwhile } from '../../data/problem.ts'
import { useApiMutation } from '../../data/use-api.ts'
import * as users from '../users/users.css.ts'
import { clientApi } from './api.ts'
import { ConflictAlert, storedNow } from './conflict.tsx'
import { textProblem } from './text-problem.ts'
import { noteWords } from './note-words.ts'
import { clientWords } from './words.ts'

const words = noteWords

export interface NoteDialogProps {
  client: string
  note: ClientNote
  isOpen: boolean
  onClose: () => void
}

/** Changes the text of a note. */
export const NoteDialog = ({ isOpen, onClose, ...form }: NoteDialogProps) => (
  <Dialog isOpen={isOpen} onOpenChange={onClose} title={words.editTitle} description={words.text}>
    <EditForm {...form} onClose={onClose} />
  </Dialog>
)

/** After a change by somebody else, what was typed stays, and the field says what is stored now. */
function EditForm({ client, note, onClose }: Omit<NoteDialogProps, 'isOpen'>) {
  const [text, setText] = useState(note.text)
  const [error, setError] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const {
    mutate,
    isPending,
    error: failure,
  } = useApiMutation(clientApi, 'updateClientNote', {
    refreshes: ['listClientNotes'],
    refreshesOnConflict: ['listClientNotes'],
  })
  const refused = fieldErrorsOf(failure).text

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problem = textProblem(clientRules.note, text)
    if (problem !== undefined) {
      setError(problem)
      field.current?.focus()
      return
    }
    mutate(
      { params: { client, note: note.reference }, body: { text: text.trim(), version: note.version } },
      {
        onSuccess: () => {
          toasts.toast({ title: words.saved })
          onClose()
        },
      },
    )
  }

  return (
    <form noValidate onSubmit={submit} aria-label={words.editTitle}>
      <Stack gap="lg">
        <TextArea
          ref={field}
          label={words.field}
          value={text}
          onChange={(typed) => {
            setText(typed)
            setError(undefined)
          }}
          description={storedNow(isChangedMeanwhile(failure), note.text, text)}
          errorMessage={error ?? refused}
          isRequired
          rows={6}
        />
        <ConflictAlert title={words.failed} error={refused === undefined ? failure : null} />
        <div className={users.actions}>
          <Button type="submit" isPending={isPending}>
            {isPending ? words.saving : words.save}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {clientWords.cancel}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
