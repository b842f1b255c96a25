import { Button } from '@anupalan/design-system/button'
import { Dialog } from '@anupalan/design-system/dialog'
import { RadioGroup } from '@anupalan/design-system/radio-group'
import { Stack } from '@anupalan/design-system/stack'
import { TextArea } from '@anupalan/design-system/text-area'
import { answerItem } from '@anupalan/server/contract/documents/endpoints'
import { documentRules, itemAnswers } from '@anupalan/server/contract/documents/rules'
import type { RequestItem } from '@anupalan/server/contract/documents/schema'
import { useRef, useState, type FormEvent } from 'react'
import { apiOf } from '../../../ui/api.ts'
import { fieldErrorsOf } from '../../data/field-errors.ts'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation } from '../../data/use-api.ts'
import * as css from './documents.css.ts'
import { documentsWords } from './words.ts'

const words = documentsWords.requests.answer
const api = apiOf({ answerItem })

export interface AnswerDialogProps {
  client: string
  /** Id of the request. */
  request: string
  item: RequestItem
  isOpen: boolean
  onClose: () => void
}

/** Answers an item without a document, with a reason. */
export function AnswerDialog({ isOpen, onClose, ...form }: AnswerDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={words.heading}
      description={<bdi>{form.item.title}</bdi>}
      hasCloseButton={false}
    >
      <AnswerForm {...form} onClose={onClose} />
    </Dialog>
  )
}

type Answer = (typeof itemAnswers)[number]['value']

function AnswerForm({ client, request, item, onClose }: Omit<AnswerDialogProps, 'isOpen'>) {
  const [answer, setAnswer] = useState<Answer>(itemAnswers[0].value)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const {
    mutate,
    isPending,
    error: failure,
  } = useApiMutation(api, 'answerItem', {
    refreshes: ['listRequests', 'listActivity'],
  })
  const refused = fieldErrorsOf(failure).reason

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = reason.trim()
    if (text.length < documentRules.answer.min) {
      setError(documentRules.answer.short)
      field.current?.focus()
      return
    }
    mutate(
      { params: { client, request, item: item.id }, body: { answer, reason: text } },
      { onSuccess: onClose },
    )
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="lg">
        <RadioGroup
          label={words.question}
          options={itemAnswers.map(({ value }) => ({ value, label: words.options[value] }))}
          value={answer}
          onChange={(value) => setAnswer(value as Answer)}
        />
        <TextArea
          ref={field}
          label={words.reason}
          description={words.reasonHelp}
          value={reason}
          onChange={(text) => {
            setReason(text)
            setError(undefined)
          }}
          errorMessage={error ?? refused}
          rows={3}
        />
        <ProblemAlert title={words.notSaved} error={refused === undefined ? failure : null} />
        <div className={css.actions}>
          <Button type="submit" isPending={isPending}>
            {isPending ? words.saving : words.save}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {words.cancel}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
