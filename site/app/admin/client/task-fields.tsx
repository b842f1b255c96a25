import { DateField } from '@anupalan/design-system/date-field'
import { Select } from '@anupalan/design-system/select'
import { Text } from '@anupalan/design-system/text'
import { TextArea } from '@anupalan/design-system/text-area'
import { TextField } from '@anupalan/design-system/text-field'
import { formatDate, type IsoDate } from '@anupalan/server/compliance/ist'
import {
  MAX_CHECKLIST_ITEMS,
  taskMessages,
  taskRules,
  type WaitsFor,
} from '@anupalan/server/contract/tasks/rules'
import type { Task } from '@anupalan/server/contract/tasks/schema'
import { useState } from 'react'
import { storedNow } from './conflict.tsx'
import { textProblem } from './text-problem.ts'
import { taskWords } from './task-words.ts'

const words = taskWords

export interface TaskDraft {
  title: string
  detail: string
  dueOn: IsoDate | null
  waitsFor: WaitsFor
  /** One on each line. */
  steps: string
}

/** @param task the stored one; absent for a new one */
export const taskDraftOf = (task?: Task): TaskDraft => ({
  title: task?.title ?? '',
  detail: task?.detail ?? '',
  dueOn: task?.dueOn ?? null,
  waitsFor: task?.waitsFor ?? 'client',
  steps: task?.checklist.map(({ text }) => text).join('\n') ?? '',
})

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** What is sent of a draft. */
export const taskBodyOf = ({ title, detail, dueOn, waitsFor, steps }: TaskDraft) => ({
  title: title.trim(),
  detail: detail.trim(),
  dueOn,
  waitsFor,
  items: linesOf(steps),
})

type TextFieldName = 'title' | 'detail' | 'steps'
type Errors = Partial<Record<TextFieldName, string | undefined>>

const stepsProblem = (steps: readonly string[]): string | undefined =>
  steps.length > MAX_CHECKLIST_ITEMS
    ? taskMessages.items
    : steps.map((step) => textProblem(taskRules.item, step)).find((problem) => problem !== undefined)

/** The texts of a task while it is typed. @param isStatutory whether title, details and date follow from the law */
export function useTaskDraft(task: Task | undefined, isStatutory: boolean) {
  const [draft, setDraft] = useState(() => taskDraftOf(task))
  const [errors, setErrors] = useState<Errors>({})
  return {
    draft,
    errors,
    change: (changed: Partial<TaskDraft>) => {
      setDraft((before) => ({ ...before, ...changed }))
      setErrors((before) => ({
        ...before,
        ...Object.fromEntries(Object.keys(changed).map((name) => [name, undefined])),
      }))
    },
    /** Shows what is wrong in a form, focuses the first of it, and returns whether nothing is. */
    check: (form: HTMLFormElement): boolean => {
      const found: Errors = {
        title: isStatutory ? undefined : textProblem(taskRules.title, draft.title),
        detail: isStatutory ? undefined : textProblem(taskRules.detail, draft.detail),
        steps: stepsProblem(linesOf(draft.steps)),
      }
      setErrors(found)
      const first = (['title', 'detail', 'steps'] as const).find((name) => found[name] !== undefined)
      const control = first && form.elements.namedItem(first)
      if (control instanceof HTMLElement) control.focus()
      return first === undefined
    },
  }
}

export interface TaskFieldsProps {
  form: ReturnType<typeof useTaskDraft>
  isStatutory?: boolean
  /** Messages of the server, by field of the request. */
  refused: Readonly<Record<string, string | undefined>>
  /** What somebody else has saved meanwhile, after a conflict. */
  stored?: Task | undefined
}

export function TaskFields({
  form: { draft, errors, change },
  isStatutory = false,
  refused,
  stored,
}: TaskFieldsProps) {
  const isConflict = stored !== undefined
  const saved = taskDraftOf(stored)
  const dateOf = (day: IsoDate | null) => (day ? formatDate(day) : '')
  return (
    <>
      {isStatutory ? (
        <Text size="small" tone="quiet">
          {words.statutory}
        </Text>
      ) : (
        <>
          <TextField
            name="title"
            label={words.title}
            value={draft.title}
            onChange={(title) => change({ title })}
            description={storedNow(isConflict, saved.title, draft.title)}
            errorMessage={errors.title ?? refused.title}
            autoComplete="off"
            isRequired
          />
          <TextArea
            name="detail"
            label={words.detail}
            value={draft.detail}
            onChange={(detail) => change({ detail })}
            description={storedNow(isConflict, saved.detail, draft.detail)}
            errorMessage={errors.detail ?? refused.detail}
            isOptional
            rows={3}
          />
          <DateField
            label={words.dueOn}
            value={draft.dueOn}
            onChange={(dueOn) => change({ dueOn })}
            description={storedNow(isConflict, dateOf(saved.dueOn), dateOf(draft.dueOn))}
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
        value={draft.waitsFor}
        onChange={(value) => change({ waitsFor: value as WaitsFor })}
        description={storedNow(isConflict, words.waits[saved.waitsFor], words.waits[draft.waitsFor])}
      />
      <TextArea
        name="steps"
        label={words.steps}
        description={storedNow(isConflict, saved.steps, linesOf(draft.steps).join('\n')) ?? words.stepsHelp}
        value={draft.steps}
        onChange={(steps) => change({ steps })}
        errorMessage={errors.steps ?? refused.items}
        isOptional
        rows={4}
      />
    </>
  )
}
