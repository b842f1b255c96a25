import { Dialog } from '@anupalan/design-system/dialog'
import { RadioGroup, type RadioGroupHandle } from '@anupalan/design-system/radio-group'
import { Stack } from '@anupalan/design-system/stack'
import { TextArea } from '@anupalan/design-system/text-area'
import {
  documentMessages,
  documentRules,
  returnReasons,
  type ReturnReason,
} from '@anupalan/server/contract/documents/rules'
import type { RequestItem } from '@anupalan/server/contract/documents/schema'
import { useRef, useState, type FormEvent } from 'react'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { fieldErrorsOf } from '../../data/field-errors.ts'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation } from '../../data/use-api.ts'
import { FormButtons } from '../form-buttons.tsx'
import { requestsApi } from './requests-api.ts'
import { textProblem } from './text-problem.ts'
import { documentWords } from './document-words.ts'

const words = documentWords.returning

export interface ReturnDialogProps {
  client: string
  request: string
  /** One for which something was sent or answered. */
  item: RequestItem
  isOpen: boolean
  onClose: () => void
}

/** Returns what was sent for an item, with a reason that the client reads. */
export function ReturnDialog({ isOpen, onClose, ...form }: ReturnDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      size="narrow"
      title={words.title}
      description={<bdi>{form.item.title}</bdi>}
    >
      <ReturnForm {...form} onClose={onClose} />
    </Dialog>
  )
}

function ReturnForm({ client, request, item, onClose }: Omit<ReturnDialogProps, 'isOpen'>) {
  const [reason, setReason] = useState<ReturnReason | null>(null)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [isUnanswered, setUnanswered] = useState(false)
  const reasons = useRef<RadioGroupHandle>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const {
    mutate,
    isPending,
    error: failure,
  } = useApiMutation(requestsApi, 'reviewItem', { refreshes: ['listRequests', 'listActivity'] })
  const refused = fieldErrorsOf(failure).text

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason === null) {
      setUnanswered(true)
      reasons.current?.focus()
      return
    }
    const problem =
      reason === 'other' && text.trim() === ''
        ? documentMessages.returnText
        : textProblem(documentRules.returned, text)
    if (problem !== undefined) {
      setError(problem)
      field.current?.focus()
      return
    }
    mutate(
      {
        params: { client, request, item: item.id },
        body: { decision: 'returned', reason, text: text.trim() },
      },
      {
        onSuccess: () => {
          toasts.toast({ title: words.returned(item.title) })
          onClose()
        },
      },
    )
  }

  return (
    <form noValidate onSubmit={submit} aria-label={words.title}>
      <Stack gap="lg">
        <RadioGroup
          ref={reasons}
          label={words.reason}
          options={returnReasons}
          value={reason}
          onChange={(value) => {
            setReason(value as ReturnReason)
            setUnanswered(false)
            setError(undefined)
          }}
          errorMessage={isUnanswered ? documentMessages.returnReason : undefined}
          isRequired
        />
        <TextArea
          ref={field}
          label={words.text}
          value={text}
          onChange={(typed) => {
            setText(typed)
            setError(undefined)
          }}
          errorMessage={error ?? refused}
          isOptional={reason !== 'other'}
          isRequired={reason === 'other'}
          rows={3}
        />
        <ProblemAlert title={words.failed} error={refused === undefined ? failure : null} />
        <FormButtons
          submitLabel={words.submit}
          pendingLabel={words.submitting}
          isPending={isPending}
          onCancel={onClose}
        />
      </Stack>
    </form>
  )
}
