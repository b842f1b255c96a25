import { Button } from '@anupalan/design-system/button'
import { DateField } from '@anupalan/design-system/date-field'
import { Dialog } from '@anupalan/design-system/dialog'
import { Select } from '@anupalan/design-system/select'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { TextArea } from '@anupalan/design-system/text-area'
import { TextField } from '@anupalan/design-system/text-field'
import type { Client } from '@anupalan/server/contract/clients/schema'
import {
  documentCategories,
  documentMessages,
  documentRules,
  MAX_REQUEST_ITEMS,
  type DocumentCategory,
} from '@anupalan/server/contract/documents/rules'
import type { DocumentRequest } from '@anupalan/server/contract/documents/schema'
import { useRef, useState, type FormEvent } from 'react'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { requestTemplates } from '../../../content/request-templates.ts'
import { useToday } from '../../../ui/days/use-today.ts'
import { yearChoices } from '../../client/documents/document-labels.ts'
import { fieldErrorsOf } from '../../data/field-errors.ts'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation } from '../../data/use-api.ts'
import * as users from '../users/users.css.ts'
import { clientApi } from './api.ts'
import * as css from './client.css.ts'
import { draftOf, emptyItem, requestOf, type ItemDraft, type RequestDraft } from './template-request.ts'
import { textProblem } from './text-problem.ts'
import { clientWords } from './words.ts'

const words = clientWords.documents.form

export interface RequestDialogProps {
  client: Client
  /** @default a new one */
  request?: DocumentRequest
  isOpen: boolean
  onClose: () => void
}

/** Asks a client for documents, by a template or without one, or changes what is asked for. */
export function RequestDialog({ isOpen, onClose, ...form }: RequestDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={form.request ? words.editTitle : words.title}
      description={<bdi>{form.client.profile.name}</bdi>}
    >
      <RequestForm {...form} onClose={onClose} />
    </Dialog>
  )
}

/** Reads that a changed request changes. */
const refreshes = ['listRequests', 'listActivity'] as const

interface Errors {
  title?: string | undefined
  note?: string | undefined
  /** By the key of the item. */
  items?: ReadonlyMap<number, string>
}

const problemsOf = ({ title, note, items }: RequestDraft): Errors => ({
  title: textProblem(documentRules.requestTitle, title),
  note: textProblem(documentRules.note, note),
  items: new Map(
    items.flatMap(({ key, ...item }) => {
      const problem =
        textProblem(documentRules.itemTitle, item.title) ?? textProblem(documentRules.note, item.note)
      return problem === undefined ? [] : [[key, problem] as const]
    }),
  ),
})

function RequestForm({ client, request, onClose }: Omit<RequestDialogProps, 'isOpen'>) {
  const today = useToday()
  const [template, setTemplate] = useState('')
  const [draft, setDraft] = useState<RequestDraft>(() =>
    request ? draftOf(request) : { title: '', note: '', dueOn: null, items: [emptyItem(0)] },
  )
  const [errors, setErrors] = useState<Errors>({})
  const form = useRef<HTMLFormElement>(null)
  const nextKey = useRef(MAX_REQUEST_ITEMS)
  const add = useApiMutation(clientApi, 'addRequest', { refreshes })
  // After a change by somebody else what was typed stays.
  const update = useApiMutation(clientApi, 'updateRequest', {
    refreshes,
    refreshesOnConflict: ['listRequests'],
  })
  const failure = add.error ?? update.error
  const isPending = add.isPending || update.isPending
  const refused = fieldErrorsOf(failure)

  const change = (changed: Partial<RequestDraft>) => setDraft((before) => ({ ...before, ...changed }))
  const focus = (name: string) =>
    form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus()

  const choose = (id: string) => {
    setTemplate(id)
    setErrors({})
    const found = requestTemplates.find((each) => each.id === id)
    if (found && today) setDraft(({ dueOn, note }) => ({ ...requestOf(found, today), dueOn, note }))
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = problemsOf(draft)
    setErrors(found)
    const first = found.title
      ? 'title'
      : found.note
        ? 'note'
        : draft.items.filter(({ key }) => found.items?.has(key)).map(({ key }) => `item-${key}`)[0]
    if (first !== undefined) {
      focus(first)
      return
    }
    const items = draft.items.map(({ id, title, note, category, year }) => ({
      id,
      title: title.trim(),
      note: note.trim(),
      category,
      year,
    }))
    const body = {
      title: draft.title.trim(),
      note: draft.note.trim(),
      dueOn: draft.dueOn,
      task: request?.task ?? null,
    }
    const done = (text: string) => () => {
      toasts.toast({ title: text })
      onClose()
    }
    if (!request) {
      add.mutate(
        {
          params: { client: client.id },
          body: { ...body, items: items.map(({ id: _, ...item }) => item) },
        },
        { onSuccess: done(words.sent) },
      )
      return
    }
    update.mutate(
      {
        params: { client: client.id, request: request.id },
        body: { ...body, items, version: request.version },
      },
      { onSuccess: done(words.saved) },
    )
  }

  const save = request ? words.save : words.send
  const saving = request ? words.saving : words.sending
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={request ? words.editTitle : words.title}>
      <Stack gap="lg">
        {!request && (
          <Select
            label={words.template}
            description={words.templateHelp}
            placeholder={words.noTemplate}
            options={requestTemplates.map(({ id, name }) => ({ value: id, label: name }))}
            value={template}
            onChange={choose}
          />
        )}
        <TextField
          name="title"
          label={words.heading}
          value={draft.title}
          onChange={(title) => {
            change({ title })
            setErrors(({ title: _, ...others }) => others)
          }}
          errorMessage={errors.title ?? refused.title}
          autoComplete="off"
          isRequired
        />
        <DateField
          label={words.dueOn}
          value={draft.dueOn}
          onChange={(dueOn) => change({ dueOn })}
          errorMessage={refused.dueOn}
          isOptional
        />
        <TextArea
          name="note"
          label={words.note}
          value={draft.note}
          onChange={(note) => {
            change({ note })
            setErrors(({ note: _, ...others }) => others)
          }}
          errorMessage={errors.note ?? refused.note}
          isOptional
          rows={2}
        />
        <ItemFields
          items={draft.items}
          errors={errors.items}
          onChange={(items) => {
            change({ items })
            setErrors(({ items: _, ...others }) => others)
          }}
          onAdd={() => {
            nextKey.current += 1
            change({ items: [...draft.items, emptyItem(nextKey.current)] })
          }}
        />
        {refused.items && <Text tone="danger">{refused.items}</Text>}
        <ProblemAlert title={words.failed} error={failure} />
        <div className={users.actions}>
          <Button type="submit" isPending={isPending}>
            {isPending ? saving : save}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {clientWords.cancel}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

interface ItemFieldsProps {
  items: readonly ItemDraft[]
  errors: ReadonlyMap<number, string> | undefined
  onChange: (items: readonly ItemDraft[]) => void
  onAdd: () => void
}

function ItemFields({ items, errors, onChange, onAdd }: ItemFieldsProps) {
  const today = useToday()
  const addButton = useRef<HTMLButtonElement>(null)
  const changeItem = (key: number, changed: Partial<ItemDraft>) =>
    onChange(items.map((item) => (item.key === key ? { ...item, ...changed } : item)))
  return (
    <Stack gap="md">
      {items.map(({ key, title, note, category, year, isInUse }, index) => (
        <fieldset key={key} className={css.requestItem}>
          <legend className={css.legend}>{words.item(index + 1)}</legend>
          <TextField
            name={`item-${key}`}
            label={words.itemTitle}
            value={title}
            onChange={(text) => changeItem(key, { title: text })}
            errorMessage={errors?.get(key)}
            autoComplete="off"
            isRequired
          />
          <TextField
            label={words.itemNote}
            value={note}
            onChange={(text) => changeItem(key, { note: text })}
            autoComplete="off"
            isOptional
          />
          <div className={css.fields}>
            <Select
              label={words.category}
              options={documentCategories}
              value={category}
              onChange={(value) => changeItem(key, { category: value as DocumentCategory })}
            />
            <Select
              label={words.year}
              options={yearChoices(today, year)}
              placeholder={words.noYear}
              value={year ?? ''}
              onChange={(value) => changeItem(key, { year: value || null })}
            />
          </div>
          {isInUse ? (
            <Text size="small" tone="quiet">
              {words.inUse}
            </Text>
          ) : (
            items.length > 1 && (
              <div>
                <Button
                  variant="quiet"
                  size="compact"
                  aria-label={words.removeItem(title || words.item(index + 1))}
                  onPress={() => {
                    onChange(items.filter((item) => item.key !== key))
                    addButton.current?.focus()
                  }}
                >
                  {words.remove}
                </Button>
              </div>
            )
          )}
        </fieldset>
      ))}
      {items.length < MAX_REQUEST_ITEMS ? (
        <div>
          <Button ref={addButton} variant="secondary" size="compact" onPress={onAdd}>
            {words.addItem}
          </Button>
        </div>
      ) : (
        <Text size="small" tone="quiet">
          {documentMessages.items}
        </Text>
      )}
    </Stack>
  )
}
