import { Button } from '@anupalan/design-system/button'
import { DateField } from '@anupalan/design-system/date-field'
import { Dialog } from '@anupalan/design-system/dialog'
import { Select } from '@anupalan/design-system/select'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { TextArea } from '@anupalan/design-system/text-area'
import { TextField } from '@anupalan/design-system/text-field'
import { formatDate } from '@anupalan/server/compliance/ist'
import type { Client } from '@anupalan/server/contract/clients/schema'
import {
  MAX_CHECKLIST_ITEMS,
  taskMessages,
  taskRules,
  type WaitsFor,
} from '@anupalan/server/contract/tasks/rules'
import type { Task } from '@anupalan/server/contract/tasks/schema'
import { useRef, useState, type FormEvent } from 'react'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { fieldErrorsOf } from '../../data/field-errors.ts'
import { isChangedMeanwhile } from '../../data/problem.ts'
import { useApiMutation } from '../../data/use-api.ts'
import * as users from '../users/users.css.ts'
import { clientApi } from './api.ts'
import { ConflictAlert, storedNow } from './conflict.tsx'
import { textProblem } from './text-problem.ts'
import { clientWords } from './words.ts'

const words = clientWords.tasks

export interface TaskDialogProps {
  client: Client
  /** @default a new one */
  task?: Task
  isOpen: boolean
  onClose: () => void
}

/** Adds a task, or edits one. */
export function TaskDialog({ isOpen, onClose, ...form }: TaskDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={form.task ? words.editTitle : words.addTitle}
      description={<bdi>{form.client.profile.name}</bdi>}
    >
      <TaskForm {...form} onClose={onClose} />
    </Dialog>
  )
}

/** Reads that a changed task changes. */
const refreshes = ['listTasks', 'getTask', 'listActivity'] as const

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

interface Errors {
  title?: string | undefined
  detail?: string | undefined
  items?: string | undefined
}

const stepsProblem = (steps: readonly string[]): string | undefined =>
  steps.length > MAX_CHECKLIST_ITEMS
    ? taskMessages.items
    : steps.map((step) => textProblem(taskRules.item, step)).find((problem) => problem !== undefined)

/** The stored task in the words of the form; of a new one nothing. */
const storedTexts = (task: Task | undefined) => ({
  title: task?.title ?? '',
  detail: task?.detail ?? '',
  dueOn: task?.dueOn ? formatDate(task.dueOn) : '',
  waitsFor: task ? words.waits[task.waitsFor] : '',
  steps: task?.checklist.map(({ text }) => text).join('\n') ?? '',
})

/** After a change by somebody else, what was typed stays, and each field says what is stored now. */
function TaskForm({ client, task, onClose }: Omit<TaskDialogProps, 'isOpen'>) {
  const [title, setTitle] = useState(task?.title ?? '')
  const [detail, setDetail] = useState(task?.detail ?? '')
  const [dueOn, setDueOn] = useState(task?.dueOn ?? null)
  const [waitsFor, setWaitsFor] = useState<WaitsFor>(task?.waitsFor ?? 'client')
  const [steps, setSteps] = useState(() => task?.checklist.map(({ text }) => text).join('\n') ?? '')
  const [errors, setErrors] = useState<Errors>({})
  const titleField = useRef<HTMLInputElement>(null)
  const detailField = useRef<HTMLTextAreaElement>(null)
  const itemsField = useRef<HTMLTextAreaElement>(null)
  const add = useApiMutation(clientApi, 'addTask', { refreshes })
  const update = useApiMutation(clientApi, 'updateTask', { refreshes, refreshesOnConflict: ['getTask'] })
  const failure = add.error ?? update.error
  const isPending = add.isPending || update.isPending
  const refused = fieldErrorsOf(failure)
  const isStatutory = task?.statutory != null
  const isConflict = isChangedMeanwhile(failure)
  const stored = storedTexts(task)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const items = linesOf(steps)
    const found: Errors = {
      title: isStatutory ? undefined : textProblem(taskRules.title, title),
      detail: isStatutory ? undefined : textProblem(taskRules.detail, detail),
      items: stepsProblem(items),
    }
    setErrors(found)
    const fields = { title: titleField, detail: detailField, items: itemsField }
    const first = (['title', 'detail', 'items'] as const).find((name) => found[name] !== undefined)
    if (first !== undefined) {
      fields[first].current?.focus()
      return
    }
    const body = { title: title.trim(), detail: detail.trim(), dueOn, waitsFor, items }
    const done = (text: string) => () => {
      toasts.toast({ title: text })
      onClose()
    }
    if (!task) {
      add.mutate({ params: { client: client.id }, body }, { onSuccess: done(words.added) })
      return
    }
    update.mutate(
      { params: { client: client.id, task: task.id }, body: { ...body, version: task.version } },
      { onSuccess: done(words.saved) },
    )
  }

  return (
    <form noValidate onSubmit={submit} aria-label={task ? words.editTitle : words.addTitle}>
      <Stack gap="lg">
        {isStatutory ? (
          <Text size="small" tone="quiet">
            {words.statutory}
          </Text>
        ) : (
          <>
            <TextField
              ref={titleField}
              label={words.title}
              value={title}
              onChange={(text) => {
                setTitle(text)
                setErrors(({ title: _, ...others }) => others)
              }}
              description={storedNow(isConflict, stored.title, title)}
              errorMessage={errors.title ?? refused.title}
              autoComplete="off"
              isRequired
            />
            <TextArea
              ref={detailField}
              label={words.detail}
              value={detail}
              onChange={(text) => {
                setDetail(text)
                setErrors(({ detail: _, ...others }) => others)
              }}
              description={storedNow(isConflict, stored.detail, detail)}
              errorMessage={errors.detail ?? refused.detail}
              isOptional
              rows={3}
            />
            <DateField
              label={words.dueOn}
              value={dueOn}
              onChange={(day) => setDueOn(day)}
              description={storedNow(isConflict, stored.dueOn, dueOn ? formatDate(dueOn) : '')}
              errorMessage={refused.dueOn}
              isOptional
            />
          </>
        )}
        <Select
          label={words.waitsFor}
          options={[
            { value: 'client', label: words.waits.client },
            { value: 'firm', label: words.waits.firm },
          ]}
          value={waitsFor}
          onChange={(value) => setWaitsFor(value as WaitsFor)}
          description={storedNow(isConflict, stored.waitsFor, words.waits[waitsFor])}
        />
        <TextArea
          ref={itemsField}
          label={words.steps}
          description={storedNow(isConflict, stored.steps, linesOf(steps).join('\n')) ?? words.stepsHelp}
          value={steps}
          onChange={(text) => {
            setSteps(text)
            setErrors(({ items: _, ...others }) => others)
          }}
          errorMessage={errors.items ?? refused.items}
          isOptional
          rows={4}
        />
        <ConflictAlert title={words.failed} error={failure} />
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
