import { Dialog } from '@anupalan/design-system/dialog'
import { clientRules } from '@anupalan/server/contract/clients/rules'
import type { ClientNote } from '@anupalan/server/contract/clients/schema'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { fieldErrorsOf } from '../../data/field-errors.ts'
import { isChangedMeanwhile } from '../../data/problem.ts'
import { useApiMutation } from '../../data/use-api.ts'
import { clientApi } from './api.ts'
import { ConflictAlert, storedNow } from './conflict.tsx'
import { noteWords as words } from './note-words.ts'
import { TextForm } from './text-form.tsx'

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
  const {
    mutate,
    isPending,
    error: failure,
  } = useApiMutation(clientApi, 'updateClientNote', {
    refreshes: ['listClientNotes'],
    refreshesOnConflict: ['listClientNotes'],
  })
  const refused = fieldErrorsOf(failure).text

  return (
    <TextForm
      title={words.editTitle}
      label={words.field}
      initialText={note.text}
      rule={clientRules.note}
      rows={6}
      hint={(text) => storedNow(isChangedMeanwhile(failure), note.text, text)}
      refused={refused}
      alert={<ConflictAlert title={words.failed} error={refused === undefined ? failure : null} />}
      submitLabel={words.save}
      pendingLabel={words.saving}
      isPending={isPending}
      onSubmit={(text) =>
        mutate(
          { params: { client, note: note.reference }, body: { text, version: note.version } },
          {
            onSuccess: () => {
              toasts.toast({ title: words.saved })
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    />
  )
}
