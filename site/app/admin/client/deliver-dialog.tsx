import { Checkbox } from '@anupalan/design-system/checkbox'
import { Dialog } from '@anupalan/design-system/dialog'
import { DropZone } from '@anupalan/design-system/drop-zone'
import { Select } from '@anupalan/design-system/select'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { TextArea } from '@anupalan/design-system/text-area'
import { TextField } from '@anupalan/design-system/text-field'
import type { Client } from '@anupalan/server/contract/clients/schema'
import { writeMegabytes } from '@anupalan/server/contract/core/resumable'
import { deliveredKinds, documentCategories } from '@anupalan/server/contract/documents/rules'
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import { FormButtons } from '../form-buttons.tsx'
import { useToday } from '../../../ui/days/use-today.ts'
import { yearChoices } from '../../client/documents/document-choices.ts'
import { acceptedFiles } from '../../client/documents/upload/accepted-files.ts'
import type { UploadTarget } from '../../client/documents/upload/upload-context.ts'
import { ApproverNote } from './approver-note.tsx'
import {
  draftFields,
  draftProblems,
  emptyDraft,
  NO_YEAR,
  targetOf,
  withKind,
  type DeliveryDraft,
  type DraftField,
  type DraftProblems,
  type RefusedDelivery,
} from './delivery-draft.ts'
import { deliveryWords as words } from './delivery-words.ts'
import { TaskField } from './task-field.tsx'
import { useMaxFileBytes } from './use-max-file-bytes.ts'

export interface DeliverDialogProps {
  client: Client
  /** What was filled in before and refused. @default nothing */
  refused?: RefusedDelivery
  isOpen: boolean
  /** Called with files that can be sent and what they are sent as. */
  onSend: (files: readonly File[], target: UploadTarget) => void
  onClose: () => void
  /** Called when it is gone, after its exit animation. */
  onExited?: () => void
}

/** Delivers documents to a client. What was filled in stays when it is closed, until it is sent or cancelled. */
export function DeliverDialog({ client, refused, isOpen, onSend, onClose, onExited }: DeliverDialogProps) {
  const [draft, setDraft] = useState(refused?.draft ?? emptyDraft)
  const end = () => {
    onClose()
    setDraft(refused?.draft ?? emptyDraft)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={words.title}
      description={<bdi>{client.profile.name}</bdi>}
    >
      <DeliverForm
        client={client.id}
        draft={draft}
        refusedFor={refused?.problems}
        onChange={(changes) => setDraft((before) => ({ ...before, ...changes }))}
        onCancel={end}
        onExited={onExited}
        onSend={(maxBytes) => {
          const files = draft.files.map(({ file }) => file)
          onSend(files, { ...targetOf(client.id, draft), maxBytes })
          end()
        }}
      />
    </Dialog>
  )
}

interface DeliverFormProps {
  /** Id of the client. */
  client: string
  draft: DeliveryDraft
  /** Problems that the server found; the first of their fields has the focus. */
  refusedFor: DraftProblems | undefined
  onChange: (changes: Partial<DeliveryDraft>) => void
  /** Called for a draft without problems. */
  onSend: (maxBytes: number) => void
  onCancel: () => void
  onExited: (() => void) | undefined
}

function DeliverForm({
  client,
  draft,
  refusedFor = {},
  onChange,
  onSend,
  onCancel,
  onExited,
}: DeliverFormProps) {
  const today = useToday()
  const exited = useEffectEvent(() => onExited?.())
  useEffect(() => () => exited(), [])
  const maxBytes = useMaxFileBytes()
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState(refusedFor)
  const { files, kind, category, year, task, name, comment, isApprovalAsked, approvalNote } = draft

  // The drop zone comes first, and its button is the first of the form.
  const focusOn = (field: DraftField) =>
    form.current?.querySelector<HTMLElement>(field === 'files' ? 'button' : `[name="${field}"]`)?.focus()
  const [refusedField] = useState(() => draftFields.find((field) => refusedFor[field] !== undefined))
  useEffect(() => {
    if (refusedField !== undefined) focusOn(refusedField)
  }, [refusedField])

  const change = (changes: Partial<DeliveryDraft>, ...corrected: readonly DraftField[]) => {
    onChange(changes)
    setProblems((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([field]) => !corrected.includes(field as DraftField)),
      ),
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = draftProblems(draft, maxBytes)
    setProblems(found)
    const first = draftFields.find((field) => found[field] !== undefined)
    if (first === undefined) onSend(maxBytes)
    else focusOn(first)
  }

  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={words.title}>
      <Stack gap="lg">
        <DropZone
          label={words.files}
          description={words.filesHelp(writeMegabytes(maxBytes))}
          acceptedFileTypes={acceptedFiles}
          maxBytes={maxBytes}
          files={files}
          onAdd={(added) => change({ files: [...files, ...added] }, 'files')}
          onRemove={(id) => change({ files: files.filter((each) => each.id !== id) }, 'files')}
          errorMessage={problems.files}
        />
        <Select
          name="kind"
          label={words.kind}
          options={deliveredKinds}
          placeholder={words.choose}
          value={kind}
          onChange={(value) => change(withKind(draft, value as DeliveryDraft['kind']), 'kind', 'category')}
          errorMessage={problems.kind}
          isRequired
        />
        <Select
          name="category"
          label={words.category}
          options={documentCategories}
          placeholder={words.choose}
          value={category}
          onChange={(value) => change({ category: value as DeliveryDraft['category'] }, 'category')}
          errorMessage={problems.category}
          isRequired
        />
        <Select
          name="year"
          label={words.year}
          options={[...yearChoices(today), { value: NO_YEAR, label: words.noYear }]}
          placeholder={words.choose}
          value={year}
          onChange={(value) => change({ year: value }, 'year')}
          errorMessage={problems.year}
          isRequired
        />
        <TaskField
          client={client}
          value={task}
          onChange={(value) => change({ task: value }, 'task')}
          errorMessage={problems.task}
        />
        {files.length === 1 && (
          <TextField
            name="name"
            label={words.name}
            description={words.nameHelp}
            value={name ?? files[0]!.file.name}
            onChange={(value) => change({ name: value }, 'name')}
            errorMessage={problems.name}
            autoComplete="off"
          />
        )}
        {files.length > 1 && (
          <Text size="small" tone="quiet">
            {words.manyNames}
          </Text>
        )}
        <TextArea
          name="comment"
          label={words.comment}
          description={words.commentHelp(files.length)}
          value={comment}
          onChange={(value) => change({ comment: value }, 'comment')}
          errorMessage={problems.comment}
          isOptional
          rows={2}
        />
        <Checkbox
          label={words.approval}
          description={words.approvalHelp}
          isSelected={isApprovalAsked}
          onChange={(isSelected) => change({ isApprovalAsked: isSelected }, 'approvalNote')}
        />
        {isApprovalAsked && <ApproverNote client={client} />}
        {isApprovalAsked && (
          <TextArea
            name="approvalNote"
            label={words.approvalNote}
            value={approvalNote}
            onChange={(value) => change({ approvalNote: value }, 'approvalNote')}
            errorMessage={problems.approvalNote}
            isOptional
            rows={2}
          />
        )}
        <FormButtons submitLabel={words.send(files.length)} onCancel={onCancel} />
      </Stack>
    </form>
  )
}
