import { Button } from '@anupalan/design-system/button'
import { Dialog } from '@anupalan/design-system/dialog'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { TextArea } from '@anupalan/design-system/text-area'
import { askApproval } from '@anupalan/server/contract/documents/endpoints'
import { documentRules } from '@anupalan/server/contract/documents/rules'
import { useRef, useState, type FormEvent } from 'react'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { apiOf } from '../../../ui/api.ts'
import { fieldErrorsOf } from '../../data/field-errors.ts'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation } from '../../data/use-api.ts'
import * as users from '../users/users.css.ts'
import type { AskApprovalProps } from './ask-approval.tsx'
import { deliveryWords } from './delivery-words.ts'
import { textProblem } from './text-problem.ts'
import { clientWords } from './words.ts'

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
  const [note, setNote] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const {
    mutate,
    isPending,
    error: failure,
  } = useApiMutation(api, 'askApproval', {
    refreshes: ['getDocument', 'listDocuments', 'listApprovals', 'listActivity'],
  })
  const refused = fieldErrorsOf(failure).note

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problem = textProblem(documentRules.note, note)
    if (problem !== undefined) {
      setError(problem)
      field.current?.focus()
      return
    }
    mutate(
      {
        params: { client, document: document.id },
        body: { number: document.newest.number, note: note.trim() },
      },
      {
        onSuccess: () => {
          toasts.toast({ title: words.done })
          onClose()
        },
      },
    )
  }

  return (
    <form noValidate onSubmit={submit} aria-label={words.title}>
      <Stack gap="lg">
        {document.approval?.status === 'waiting' && <Text>{words.again}</Text>}
        <TextArea
          ref={field}
          label={deliveryWords.approvalNote}
          value={note}
          onChange={(text) => {
            setNote(text)
            setError(undefined)
          }}
          errorMessage={error ?? refused}
          isOptional
          rows={3}
        />
        <ProblemAlert title={words.failed} error={refused === undefined ? failure : null} />
        <div className={users.actions}>
          <Button type="submit" isPending={isPending}>
            {isPending ? words.submitting : words.submit}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {clientWords.cancel}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
