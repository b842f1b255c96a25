import { Alert } from '@anupalan/design-system/alert'
import { Button } from '@anupalan/design-system/button'
import { Dialog } from '@anupalan/design-system/dialog'
import { Heading } from '@anupalan/design-system/heading'
import { Select } from '@anupalan/design-system/select'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { formatDate } from '@anupalan/server/compliance/ist'
import { constitutions, gstSchemes } from '@anupalan/server/contract/clients/rules'
import { createReference, type Reference } from '@anupalan/server/contract/core/reference'
import { NOBODY, type BulkFilter } from '@anupalan/server/contract/tasks/rules'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { FormButtons } from '../form-buttons.tsx'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { randomBytes } from '../../../ui/api.ts'
import { fieldErrorsOf } from '../../data/field-errors.ts'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation, useApiQuery } from '../../data/use-api.ts'
import * as client from '../client/client.css.ts'
import { TaskFields, taskBodyOf, useTaskDraft, type TaskDraft } from '../client/task-fields.tsx'
import * as common from '../rows.css.ts'
import { rosterApi } from './api.ts'
import { rosterWords } from './words.ts'

const words = rosterWords.bulk

export interface BulkDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** Adds the same task for all clients that match: first what and for whom, then the count, then the start. */
export const BulkDialog = ({ isOpen, onClose }: BulkDialogProps) => (
  <Dialog isOpen={isOpen} onOpenChange={onClose} title={words.title} description={words.description}>
    <BulkForm onClose={onClose} />
  </Dialog>
)

interface Counted {
  clients: number
  names: readonly string[]
  /** Of the attempt with this count: a retry after a lost response is stored once. */
  reference: Reference<'BT'>
}

function BulkForm({ onClose }: { onClose: () => void }) {
  const form = useTaskDraft(undefined, false)
  const [filter, setFilter] = useState<BulkFilter>({ consultant: '', gst: '', constitution: '' })
  const [counted, setCounted] = useState<Counted>()
  const [isRecounted, setRecounted] = useState(false)
  const count = useApiMutation(rosterApi, 'countBulkTask')
  const add = useApiMutation(rosterApi, 'addBulkTask', { refreshes: ['listBulkTasks'] })

  const check = (onCounted: () => void = () => {}) =>
    count.mutate(
      { params: { ...filter } },
      {
        onSuccess: ({ clients, names }) => {
          setCounted({ clients, names, reference: createReference('BT', randomBytes) })
          onCounted()
        },
      },
    )

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!form.check(event.currentTarget)) return
    setRecounted(false)
    check()
  }

  if (counted && counted.clients > 0)
    return (
      <Confirmation
        counted={counted}
        draft={form.draft}
        isRecounted={isRecounted}
        isPending={add.isPending || count.isPending}
        error={isRecounted ? count.error : (add.error ?? count.error)}
        onBack={() => {
          add.reset()
          setCounted(undefined)
        }}
        onAdd={() =>
          add.mutate(
            {
              body: { ...taskBodyOf(form.draft), ...filter, clients: counted.clients },
              reference: counted.reference,
            },
            {
              onSuccess: () => {
                toasts.toast({ title: words.started })
                onClose()
              },
              onError: (error) => {
                if (fieldErrorsOf(error).clients !== undefined) check(() => setRecounted(true))
              },
            },
          )
        }
      />
    )
  return (
    <form noValidate onSubmit={submit} aria-label={words.title}>
      <Stack gap="lg">
        <FilterFields
          filter={filter}
          onChange={(changed) => {
            setFilter((before) => ({ ...before, ...changed }))
            setCounted(undefined)
          }}
        />
        <TaskFields form={form} refused={fieldErrorsOf(add.error)} />
        <Alert tone="notice" title={counted !== undefined && words.noClients} />
        <ProblemAlert title={words.notChecked} error={count.error} />
        <FormButtons
          submitLabel={words.check}
          pendingLabel={words.checking}
          isPending={count.isPending}
          onCancel={onClose}
        />
      </Stack>
    </form>
  )
}

interface FilterFieldsProps {
  filter: BulkFilter
  onChange: (changed: Partial<BulkFilter>) => void
}

function FilterFields({ filter, onChange }: FilterFieldsProps) {
  const consultants = useApiQuery(rosterApi, 'listConsultants')
  return (
    <div className={client.fields}>
      <Select
        label={words.gst}
        placeholder={words.anyGst}
        options={gstSchemes}
        value={filter.gst}
        onChange={(gst) => onChange({ gst: gst as BulkFilter['gst'] })}
      />
      <Select
        label={words.constitution}
        placeholder={words.anyConstitution}
        options={constitutions}
        value={filter.constitution}
        onChange={(constitution) => onChange({ constitution: constitution as BulkFilter['constitution'] })}
      />
      <Select
        label={words.whose}
        placeholder={words.everybody}
        options={[
          ...(consultants.data?.consultants ?? []).map(({ username, fullName }) => ({
            value: username,
            label: fullName,
          })),
          { value: NOBODY, label: words.nobody },
        ]}
        value={filter.consultant}
        onChange={(consultant) => onChange({ consultant })}
      />
    </div>
  )
}

interface ConfirmationProps {
  counted: Counted
  draft: TaskDraft
  /** Whether the count is a new one, because the former was no longer true. */
  isRecounted: boolean
  isPending: boolean
  error: unknown
  onBack: () => void
  onAdd: () => void
}

function Confirmation({
  counted: { clients, names },
  draft: { title, dueOn },
  isRecounted,
  isPending,
  error,
  onBack,
  onAdd,
}: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const others = clients - names.length
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Heading level={3} size="title" tabIndex={-1} ref={heading}>
          {words.confirm(clients)}
        </Heading>
        <Text>
          <bdi>{title.trim()}</bdi>
          {' · '}
          {dueOn ? words.dueOn(formatDate(dueOn)) : words.noDate}
        </Text>
      </Stack>
      <ul role="list" className={client.names}>
        {names.map((name, index) => (
          <li key={index}>
            <bdi>{name}</bdi>
          </li>
        ))}
        {others > 0 && <li>{words.others(others)}</li>}
      </ul>
      <Alert tone="notice" title={isRecounted && words.changed} />
      <ProblemAlert title={words.notAdded} error={isPending ? null : error} />
      <div className={common.actions}>
        <Button isPending={isPending} onPress={onAdd}>
          {isPending ? words.adding : words.add(clients)}
        </Button>
        <Button variant="quiet" onPress={onBack}>
          {words.back}
        </Button>
      </div>
    </Stack>
  )
}
