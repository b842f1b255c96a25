import { Dialog } from '@anupalan/design-system/dialog'
import { Select } from '@anupalan/design-system/select'
import { Stack } from '@anupalan/design-system/stack'
import type { Client } from '@anupalan/server/contract/clients/schema'
import type { Task } from '@anupalan/server/contract/tasks/schema'
import { useState, type FormEvent } from 'react'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { taskTemplates } from '../../../content/task-templates.ts'
import { fieldErrorsOf } from '../../data/field-errors.ts'
import { isChangedMeanwhile } from '../../data/problem.ts'
import { useApiMutation } from '../../data/use-api.ts'
import { FormButtons } from '../form-buttons.tsx'
import { clientApi } from './api.ts'
import { ConflictAlert } from './conflict.tsx'
import { TaskFields, taskBodyOf, useTaskDraft, type TaskDraft } from './task-fields.tsx'
import { taskWords } from './task-words.ts'

const words = taskWords

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

/** After a change by somebody else, what was typed stays, and each field says what is stored now. */
function TaskForm({ client, task, onClose }: Omit<TaskDialogProps, 'isOpen'>) {
  const isStatutory = task?.statutory != null
  const form = useTaskDraft(task, isStatutory)
  const add = useApiMutation(clientApi, 'addTask', { refreshes })
  const update = useApiMutation(clientApi, 'updateTask', { refreshes, refreshesOnConflict: ['getTask'] })
  const failure = add.error ?? update.error
  const isPending = add.isPending || update.isPending

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!form.check(event.currentTarget)) return
    const body = taskBodyOf(form.draft)
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
        {!task && <TemplateChoice onChoose={form.change} />}
        <TaskFields
          form={form}
          isStatutory={isStatutory}
          refused={fieldErrorsOf(failure)}
          stored={isChangedMeanwhile(failure) ? task : undefined}
        />
        <ConflictAlert title={words.failed} error={failure} />
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

/** Fills in a new task; its date stays. */
function TemplateChoice({ onChoose }: { onChoose: (draft: Partial<TaskDraft>) => void }) {
  const [chosen, setChosen] = useState('')
  return (
    <Select
      label={words.template}
      description={words.templateHelp}
      placeholder={words.noTemplate}
      options={taskTemplates.map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen}
      onChange={(id) => {
        setChosen(id)
        const template = taskTemplates.find((each) => each.id === id)
        if (!template) return
        const { name, detail, waitsFor, steps } = template
        onChoose({ title: name, detail, waitsFor, steps: steps.join('\n') })
      }}
    />
  )
}
