import { Dialog } from '@anupalan/design-system/dialog'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { askApproval } from '@anupalan/server/contract/documents/endpoints'
import { documentRules } from '@anupalan/server/contract/documents/rules'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { apiOf } from '../../../ui/api.ts'
import { fieldErrorsOf } from '../../data/field-errors.ts'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation } from '../../data/use-api.ts'
import { ApproverNote } from './approver-note.tsx'
import type { AskApprovalProps } from './ask-approval.tsx'
import { deliveryWords } from './delivery-words.ts'
import { TextForm } from './text-form.tsx'

const words = deliveryWords.ask
const api = apiOf({ askApproval })

export interface AskApprovalDialogProps extends AskApprovalProps {
  isOpen: boolean
  onClose: () => void
}

/** Asks for the approval of the newest version, with a note. An earlier request that waits ends. */
export function AskApprovalDialog({ isOpen, ...form }: AskApprovalDialogProps) {
  const { name, newest } = form.document
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={form.onClose}
      size="narrow"
      title={words.title}
      description={<bdi>{words.subject(name, newest.number)}</bdi>}
    >
      <AskForm {...form} />
    </Dialog>
  )
}

function AskForm({ client, document, onClose }: Omit<AskApprovalDialogProps, 'isOpen'>) {
  const { mutate, isPending, error } = useApiMutation(api, 'askApproval', {
    refreshes: ['getDocument', 'listDocuments', 'listApprovals', 'listActivity'],
  })
  const refused = fieldErrorsOf(error).note
  const ask = (note: string) =>
    mutate(
      { params: { client, document: document.id }, body: { number: document.newest.number, note } },
      {
        onSuccess: () => {
          toasts.toast({ title: words.done })
          onClose()
        },
      },
    )
  return (
    <Stack gap="lg">
      {document.approval?.status === 'waiting' && <Text>{words.again}</Text>}
      <ApproverNote client={client} />
      <TextForm
        title={words.title}
        label={deliveryWords.approvalNote}
        rule={documentRules.note}
        isOptional
        rows={3}
        refused={refused}
        alert={<ProblemAlert title={words.failed} error={refused === undefined ? error : null} />}
        submitLabel={words.submit}
        pendingLabel={words.submitting}
        isPending={isPending}
        onSubmit={ask}
        onClose={onClose}
      />
    </Stack>
  )
}
