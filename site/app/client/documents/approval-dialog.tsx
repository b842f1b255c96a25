import { Button } from '@anupalan/design-system/button'
import { Dialog } from '@anupalan/design-system/dialog'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { TextArea } from '@anupalan/design-system/text-area'
import { decideApproval } from '@anupalan/server/contract/documents/endpoints'
import type { Approval } from '@anupalan/server/contract/documents/schema'
import { useRef, useState, type FormEvent } from 'react'
import { apiOf } from '../../../ui/api.ts'
import { fieldErrorsOf } from '../../data/field-errors.ts'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation } from '../../data/use-api.ts'
import * as css from './documents.css.ts'
import { documentsWords } from './words.ts'

const words = documentsWords.approvals
const api = apiOf({ decideApproval })

export type Decision = 'approved' | 'refused'

export interface ApprovalDialogProps {
  client: string
  /** One that waits. */
  approval: Approval
  decision: Decision
  isOpen: boolean
  /** Called once the decision is stored, before the dialog is closed. @param result what is said about it */
  onDecided: (result: string) => void
  onClose: () => void
}

/** The second confirmation of a decision about a version; a refusal has a reason. */
export function ApprovalDialog({ isOpen, ...form }: ApprovalDialogProps) {
  const { approval, decision, onClose } = form
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      role="alertdialog"
      title={decision === 'approved' ? words.confirmApprove : words.confirmRefuse}
      description={<bdi>{words.subject(approval.document.name, approval.number)}</bdi>}
      hasCloseButton={false}
    >
      <DecisionForm {...form} />
    </Dialog>
  )
}

function DecisionForm({
  client,
  approval,
  decision,
  onDecided,
  onClose,
}: Omit<ApprovalDialogProps, 'isOpen'>) {
  const isRefusal = decision === 'refused'
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const {
    mutate,
    isPending,
    error: failure,
  } = useApiMutation(api, 'decideApproval', {
    refreshes: ['listApprovals', 'listDocuments', 'getDocument', 'listActivity', 'listTasks', 'getTask'],
    onStored: () => onDecided(isRefusal ? words.nowRefused : words.nowApproved),
  })
  const refused = fieldErrorsOf(failure).reason

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isRefusal && reason.trim() === '') {
      setError(words.reasonMissing)
      field.current?.focus()
      return
    }
    mutate(
      {
        params: { client, approval: approval.id },
        body: { decision, sha256: approval.sha256, reason: isRefusal ? reason.trim() : '' },
      },
      { onSuccess: onClose },
    )
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="lg">
        {isRefusal ? (
          <TextArea
            ref={field}
            label={words.reason}
            value={reason}
            onChange={(text) => {
              setReason(text)
              setError(undefined)
            }}
            errorMessage={error ?? refused}
            rows={4}
          />
        ) : (
          <Text>{words.explain}</Text>
        )}
        <ProblemAlert title={words.notSaved} error={refused === undefined ? failure : null} />
        <div className={css.actions}>
          <Button type="submit" isPending={isPending}>
            {isPending ? words.saving : isRefusal ? words.confirmNot : words.confirm}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {words.cancel}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
