import { Button } from '@anupalan/design-system/button'
import { Dialog } from '@anupalan/design-system/dialog'
import { Select } from '@anupalan/design-system/select'
import { Stack } from '@anupalan/design-system/stack'
import { TextField } from '@anupalan/design-system/text-field'
import { updateDocument } from '@anupalan/server/contract/documents/endpoints'
import {
  documentCategories,
  documentRules,
  type DocumentCategory,
} from '@anupalan/server/contract/documents/rules'
import type { Document } from '@anupalan/server/contract/documents/schema'
import { useRef, useState, type FormEvent } from 'react'
import { apiOf } from '../../../ui/api.ts'
import { useToday } from '../../../ui/days/use-today.ts'
import { fieldErrorsOf } from '../../data/field-errors.ts'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation } from '../../data/use-api.ts'
import { yearChoices } from './document-choices.ts'
import * as css from './documents.css.ts'
import { documentsWords } from './words.ts'

const words = documentsWords.detail
const api = apiOf({ updateDocument })

export interface ChangeDocumentProps {
  client: string
  document: Document
}

/** The button and dialog in which a document is renamed or sorted otherwise. */
export function ChangeDocument({ client, document }: ChangeDocumentProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button variant="secondary" size="compact" onPress={() => setOpen(true)}>
        {words.change}
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title={words.changeHeading} hasCloseButton={false}>
        <ChangeForm client={client} document={document} onClose={() => setOpen(false)} />
      </Dialog>
    </div>
  )
}

function ChangeForm({ client, document, onClose }: ChangeDocumentProps & { onClose: () => void }) {
  const today = useToday()
  const [name, setName] = useState(document.name)
  const [category, setCategory] = useState<DocumentCategory>(document.category)
  const [year, setYear] = useState(document.year ?? '')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const {
    mutate,
    isPending,
    error: failure,
  } = useApiMutation(api, 'updateDocument', {
    refreshes: ['getDocument', 'listDocuments', 'listRequests', 'listApprovals'],
  })
  const refused = fieldErrorsOf(failure).name

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') {
      setError(documentRules.newName.short)
      field.current?.focus()
      return
    }
    const { id, task, version } = document
    mutate(
      {
        params: { client, document: id },
        body: { name: name.trim(), category, year: year || null, task, version },
      },
      { onSuccess: onClose },
    )
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="lg">
        <TextField
          ref={field}
          label={words.name}
          value={name}
          onChange={(text) => {
            setName(text)
            setError(undefined)
          }}
          errorMessage={error ?? refused}
          autoComplete="off"
        />
        <Select
          label={words.category}
          options={documentCategories}
          value={category}
          onChange={(value) => setCategory(value as DocumentCategory)}
        />
        <Select
          label={words.year}
          options={yearChoices(today, document.year)}
          placeholder={words.noYear}
          value={year}
          onChange={setYear}
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
