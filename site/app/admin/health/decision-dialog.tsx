import { Dialog } from '@anupalan/design-system/dialog'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { TextField } from '@anupalan/design-system/text-field'
import { operationsRules } from '@anupalan/server/contract/operations/rules'
import type { FailedMail } from '@anupalan/server/contract/operations/schema'
import { useRef, useState, type FormEvent } from 'react'
import { FormButtons } from '../form-buttons.tsx'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { fieldErrorsOf } from '../../data/field-errors.ts'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation } from '../../data/use-api.ts'
import { textProblem } from '../client/text-problem.ts'
import { healthApi } from './api.ts'
import { healthWords } from './words.ts'

const words = healthWords.decisions

export type Decision = 'retry' | 'drop'

const endpoints = { retry: 'retryMail', drop: 'dropMail' } as const

const options = { refreshes: ['getHealth'], refreshesOnConflict: ['getHealth'] } as const

export interface DecisionDialogProps {
  decision: Decision
  mail: FailedMail
  onClose: () => void
  onDecided: () => void
}

/** Asks for the reason of a decision on a failed mail. If somebody else has decided meanwhile, what was typed stays. */
export function DecisionDialog({ decision, mail, onClose, onDecided }: DecisionDialogProps) {
  const own = words[decision]
  const field = useRef<HTMLInputElement>(null)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending, error } = useApiMutation(healthApi, endpoints[decision], options)
  const refused = fieldErrorsOf(error).reason
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = textProblem(operationsRules.reason, reason)
    if (found !== undefined) {
      setProblem(found)
      field.current?.focus()
      return
    }
    mutate(
      { params: { mail: mail.id }, body: { reason: reason.trim(), version: mail.attempts } },
      {
        onSuccess: () => {
          toasts.toast({ title: own.done })
          onDecided()
        },
      },
    )
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="narrow"
      title={own.title}
      description={<bdi>{words.about(mail.subject, mail.to)}</bdi>}
    >
      <form noValidate onSubmit={submit} aria-label={own.title}>
        <Stack gap="lg">
          {decision === 'drop' && <Text>{words.dropText}</Text>}
          <TextField
            ref={field}
            label={words.reason}
            description={words.reasonHelp}
            autoComplete="off"
            value={reason}
            onChange={(typed) => {
              setReason(typed)
              setProblem(undefined)
            }}
            errorMessage={problem ?? refused}
            isRequired
          />
          <ProblemAlert title={own.failed} error={refused === undefined ? error : null} />
          <FormButtons
            submitLabel={own.submit}
            pendingLabel={own.submitting}
            isPending={isPending}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
