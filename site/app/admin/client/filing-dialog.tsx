import { Dialog } from '@anupalan/design-system/dialog'
import { Select } from '@anupalan/design-system/select'
import { Stack } from '@anupalan/design-system/stack'
import { TextField } from '@anupalan/design-system/text-field'
import {
  filingStatuses,
  hasAcknowledgement,
  taskMessages,
  taskRules,
  type FilingStatus,
} from '@anupalan/server/contract/tasks/rules'
import type { Task } from '@anupalan/server/contract/tasks/schema'
import { useRef, useState, type FormEvent } from 'react'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { fieldErrorsOf } from '../../data/field-errors.ts'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation } from '../../data/use-api.ts'
import { FormButtons } from '../form-buttons.tsx'
import { clientApi } from './api.ts'
import { textProblem } from './text-problem.ts'
import { taskWords } from './task-words.ts'

const { filing: words, statuses } = taskWords

export interface FilingDialogProps {
  client: string
  /** Of a return. */
  task: Task
  isOpen: boolean
  onClose: () => void
}

/** The next status of a return; with its acknowledgement from `filed` on. */
export function FilingDialog({ isOpen, onClose, ...form }: FilingDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      size="narrow"
      title={words.title}
      description={words.description}
    >
      <FilingForm {...form} onClose={onClose} />
    </Dialog>
  )
}

function nextStatus({ filing }: Task): FilingStatus {
  const order = filingStatuses.map(({ value }) => value)
  const newest = filing.at(-1)
  return newest ? (order[order.indexOf(newest.status) + 1] ?? newest.status) : 'asked'
}

function FilingForm({ client, task, onClose }: Omit<FilingDialogProps, 'isOpen'>) {
  const [status, setStatus] = useState(() => nextStatus(task))
  const [number, setNumber] = useState(() => task.filing.at(-1)?.acknowledgement ?? '')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const {
    mutate,
    isPending,
    error: failure,
  } = useApiMutation(clientApi, 'setFilingStatus', { refreshes: ['getTask', 'listTasks', 'listActivity'] })
  const refused = fieldErrorsOf(failure).acknowledgement
  const hasNumber = hasAcknowledgement(status)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problem = hasNumber
      ? number.trim() === ''
        ? taskMessages.acknowledgementMissing
        : textProblem(taskRules.acknowledgement, number)
      : undefined
    if (problem !== undefined) {
      setError(problem)
      field.current?.focus()
      return
    }
    mutate(
      {
        params: { client, task: task.id },
        body: { status, acknowledgement: hasNumber ? number.trim() : '' },
      },
      {
        onSuccess: () => {
          toasts.toast({ title: words.saved(statuses[status]) })
          onClose()
        },
      },
    )
  }

  return (
    <form noValidate onSubmit={submit} aria-label={words.title}>
      <Stack gap="lg">
        <Select
          label={words.status}
          options={filingStatuses.map(({ value }) => ({ value, label: statuses[value] }))}
          value={status}
          onChange={(value) => setStatus(value as FilingStatus)}
        />
        {hasNumber && (
          <TextField
            ref={field}
            label={words.acknowledgement}
            value={number}
            onChange={(text) => {
              setNumber(text)
              setError(undefined)
            }}
            errorMessage={error ?? refused}
            autoComplete="off"
            isRequired
          />
        )}
        <ProblemAlert title={words.failed} error={refused === undefined ? failure : null} />
        <FormButtons
          submitLabel={words.save}
          pendingLabel={words.saving}
          isPending={isPending}
          onCancel={onClose}
        />
      </Stack>
    </form>
  )
}
