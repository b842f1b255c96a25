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
  documentCategories,
  documentMessages,
  documentRules,
  MAX_REQUEST_ITEMS,
  type DocumentCategory,
} from '@anupalan/server/contract/documents/rules'
import type { DocumentRequest, RequestItem } from '@anupalan/server/contract/documents/schema'
import { yearLabel } from '@anupalan/server/contract/documents/years'
import { useRef, useState, type FormEvent } from 'react'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { requestTemplates } from '../../../content/request-templates.ts'
import { useToday } from '../../../ui/days/use-today.ts'
import { categoryLabel, yearChoices } from '../../client/documents/document-choices.ts'
import { fieldErrorsOf } from '../../data/field-errors.ts'
import { isChangedMeanwhile } from '../../data/problem.ts'
import { useApiMutation } from '../../data/use-api.ts'
import { FormButtons } from '../form-buttons.tsx'
import { requestsApi } from './requests-api.ts'
import * as css from './client.css.ts'
import { ConflictAlert, storedNow } from './conflict.tsx'
import {
  draftOf,
  emptyItem,
  nextKey,
  requestOf,
  withStored,
  type ItemDraft,
  type RequestDraft,
} from './template-request.ts'
import { textProblem } from './text-problem.ts'
import { documentWords } from './document-words.ts'

const words = documentWords.form

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

/** After a change by somebody else, what was typed stays, and each field says what is stored now. */
function RequestForm({ client, request, onClose }: Omit<RequestDialogProps, 'isOpen'>) {
  const today = useToday()
  const [template, setTemplate] = useState('')
  const [draft, setDraft] = useState<RequestDraft>(() =>
    request ? draftOf(request) : { title: '', note: '', dueOn: null, items: [emptyItem(0)] },
  )
  const [errors, setErrors] = useState<Errors>({})
  const form = useRef<HTMLFormElement>(null)
  const add = useApiMutation(requestsApi, 'addRequest', { refreshes })
  const update = useApiMutation(requestsApi, 'updateRequest', {
    refreshes,
    refreshesOnConflict: ['listRequests'],
  })
  const failure = add.error ?? update.error
  const isPending = add.isPending || update.isPending
  const refused = fieldErrorsOf(failure)

  const isConflict = isChangedMeanwhile(failure)
  // The request that the draft was made of.
  const [base, setBase] = useState(request)
  if (isConflict && base && request && request.version !== base.version) {
    setBase(request)
    setDraft(withStored(draft, base, request))
  }

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
          description={storedNow(isConflict, request?.title ?? '', draft.title)}
          errorMessage={errors.title ?? refused.title}
          autoComplete="off"
          isRequired
        />
        <DateField
          label={words.dueOn}
          value={draft.dueOn}
          onChange={(dueOn) => change({ dueOn })}
          description={storedNow(
            isConflict,
            request?.dueOn ? formatDate(request.dueOn) : '',
            draft.dueOn ? formatDate(draft.dueOn) : '',
          )}
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
          description={storedNow(isConflict, request?.note ?? '', draft.note)}
          errorMessage={errors.note ?? refused.note}
          isOptional
          rows={2}
        />
        <ItemFields
          items={draft.items}
          stored={isConflict ? request?.items : undefined}
          errors={errors.items}
          onChange={(items) => {
            change({ items })
            setErrors(({ items: _, ...others }) => others)
          }}
          onAdd={() => change({ items: [...draft.items, emptyItem(nextKey(draft.items))] })}
        />
        {refused.items && <Text tone="danger">{refused.items}</Text>}
        <ConflictAlert title={words.failed} error={failure} />
        <FormButtons submitLabel={save} pendingLabel={saving} isPending={isPending} onCancel={onClose} />
      </Stack>
    </form>
  )
}

interface ItemFieldsProps {
  items: readonly ItemDraft[]
  /** What somebody else has saved meanwhile, after a conflict. */
  stored: readonly RequestItem[] | undefined
  errors: ReadonlyMap<number, string> | undefined
  onChange: (items: readonly ItemDraft[]) => void
  onAdd: () => void
}

function ItemFields({ items, stored, errors, onChange, onAdd }: ItemFieldsProps) {
  const today = useToday()
  const addButton = useRef<HTMLButtonElement>(null)
  const changeItem = (key: number, changed: Partial<ItemDraft>) =>
    onChange(items.map((item) => (item.key === key ? { ...item, ...changed } : item)))
  return (
    <Stack gap="md">
      {items.map(({ key, id, title, note, category, year, isInUse, meanwhile }, index) => {
        const found = id === null ? undefined : stored?.find((item) => item.id === id)
        const hint = (text: string, typed: string) => storedNow(found !== undefined, text, typed)
        return (
          <fieldset key={key} className={css.requestItem}>
            <legend className={css.legend}>{words.item(index + 1)}</legend>
            <TextField
              name={`item-${key}`}
              label={words.itemTitle}
              value={title}
              onChange={(text) => changeItem(key, { title: text })}
              description={hint(found?.title ?? '', title)}
              errorMessage={errors?.get(key)}
              autoComplete="off"
              isRequired
            />
            <TextField
              label={words.itemNote}
              value={note}
              onChange={(text) => changeItem(key, { note: text })}
              description={hint(found?.note ?? '', note)}
              autoComplete="off"
              isOptional
            />
            <div className={css.fields}>
              <Select
                label={words.category}
                options={documentCategories}
                value={category}
                onChange={(value) => changeItem(key, { category: value as DocumentCategory })}
                description={hint(found ? categoryLabel(found.category) : '', categoryLabel(category))}
              />
              <Select
                label={words.year}
                options={yearChoices(today, year)}
                placeholder={words.noYear}
                value={year ?? ''}
                onChange={(value) => changeItem(key, { year: value || null })}
                description={hint(found?.year ? yearLabel(found.year) : '', year ? yearLabel(year) : '')}
              />
            </div>
            {meanwhile && <Text size="small">{words.meanwhile[meanwhile]}</Text>}
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
        )
      })}
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
