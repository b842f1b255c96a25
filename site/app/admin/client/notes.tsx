import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { TextArea } from '@anupalan/design-system/text-area'
import { clientRules } from '@anupalan/server/contract/clients/rules'
import type { Client, ClientNote } from '@anupalan/server/contract/clients/schema'
import { createReference } from '@anupalan/server/contract/core/reference'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { randomBytes } from '../../../ui/api.ts'
import { draftsOf } from '../../../ui/form/drafts.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { istMoment } from '../../auth/account/times.ts'
import * as conversation from '../../client/portal/conversation.css.ts'
import { ConfirmButton } from '../../data/confirm-dialog.tsx'
import { fieldErrorsOf } from '../../data/field-errors.ts'
import { Loaded } from '../../data/loaded.tsx'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation, useApiPages } from '../../data/use-api.ts'
import { clientApi } from './api.ts'
import * as css from './client.css.ts'
import { NoteDialog } from './note-dialog.tsx'
import { textProblem } from './text-problem.ts'
import { useMayChange } from './use-may-change.ts'
import { noteWords } from './note-words.ts'

const words = noteWords

/** Notes of a page. */
const PAGE_NOTES = 25

const refreshes = ['listClientNotes'] as const

/** What the staff notes about a client, and the client never sees. */
export function Notes({ client }: { client: Client }) {
  const mayChange = useMayChange()
  const heading = useRef<HTMLHeadingElement>(null)
  const query = useApiPages(
    clientApi,
    'listClientNotes',
    { params: { client: client.id, limit: String(PAGE_NOTES) } },
    ({ notes, hasMore }) => (hasMore ? notes.at(-1)?.reference : undefined),
  )
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const remove = useApiMutation(clientApi, 'removeClientNote', { refreshes })
  const [removed, setRemoved] = useState<string>()
  const notes = query.data?.pages.flatMap((page) => page.notes)
  const isGone = removed !== undefined && notes?.every(({ reference }) => reference !== removed) === true
  // The note, and with it the modal question and the focus, is gone; before that the heading is inert.
  useEffect(() => {
    if (isGone) heading.current?.focus()
  }, [isGone])
  return (
    <div className={css.panel}>
      <Stack gap="xs">
        <Heading level={2} size="title" id="notes" tabIndex={-1} ref={heading}>
          {words.heading}
        </Heading>
        <Text size="small" tone="quiet">
          {words.text}
        </Text>
      </Stack>
      {mayChange && <NoteForm client={client.id} />}
      <Loaded query={query} title={words.notLoaded}>
        {({ pages }) => (
          <Stack gap="md">
            {pages[0]?.notes.length === 0 && <Text tone="quiet">{words.none}</Text>}
            <ul role="list" aria-labelledby="notes" className={conversation.comments}>
              {pages
                .flatMap((page) => page.notes)
                .map((note) => (
                  <Note
                    key={note.reference}
                    client={client.id}
                    note={note}
                    mayChange={mayChange}
                    isRemoving={remove.isPending && remove.variables?.params.note === note.reference}
                    notRemoved={remove.error}
                    onClose={remove.reset}
                    onRemove={() =>
                      remove.mutate(
                        { params: { client: client.id, note: note.reference } },
                        {
                          onSuccess: () => {
                            toasts.toast({ title: words.removed })
                            setRemoved(note.reference)
                          },
                        },
                      )
                    }
                  />
                ))}
            </ul>
            {hasNextPage && (
              <div>
                <Button
                  variant="secondary"
                  isPending={isFetchingNextPage}
                  onPress={() => void fetchNextPage()}
                >
                  {isFetchingNextPage ? words.loadingMore : words.more}
                </Button>
              </div>
            )}
          </Stack>
        )}
      </Loaded>
    </div>
  )
}

interface NoteProps {
  client: string
  note: ClientNote
  mayChange: boolean
  isRemoving: boolean
  notRemoved: unknown
  /** Called when the question is closed. */
  onClose: () => void
  onRemove: () => void
}

function Note({ client, note, mayChange, isRemoving, notRemoved, onClose, onRemove }: NoteProps) {
  const [isEditing, setEditing] = useState(false)
  const author = note.author.fullName || words.formerStaff
  const moment = istMoment(note.at)
  return (
    <li className={conversation.comment}>
      <div className={conversation.commentHead}>
        <bdi className={conversation.author}>{author}</bdi>
        <span>
          <time dateTime={note.at}>
            <Unbroken text={moment} />
          </time>
          {note.changedAt && (
            <>
              {', '}
              <time dateTime={note.changedAt}>
                <Unbroken text={words.changed(istMoment(note.changedAt))} />
              </time>
            </>
          )}
        </span>
      </div>
      <p className={conversation.text} dir="auto">
        {note.text}
      </p>
      {mayChange && (
        <div className={css.noteActions}>
          <Button
            variant="secondary"
            aria-label={words.editOf(author, moment)}
            onPress={() => setEditing(true)}
          >
            {words.edit}
          </Button>
          <NoteDialog client={client} note={note} isOpen={isEditing} onClose={() => setEditing(false)} />
          <ConfirmButton
            words={{
              label: words.remove,
              question: words.question,
              warning: words.warning,
              submit: words.remove,
              submitting: words.removing,
              failed: words.notRemoved,
            }}
            isPending={isRemoving}
            error={notRemoved}
            onClose={onClose}
            onConfirm={onRemove}
          />
        </div>
      )}
    </li>
  )
}

/** What is typed stays in the tab until it is stored; a retry is recognised by its reference and stored once. */
function NoteForm({ client }: { client: string }) {
  const drafts = draftsOf<'CN'>(`client-note-${client}`)
  const [text, setText] = useState(() => drafts.read().text ?? '')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const {
    mutate,
    isPending,
    error: failure,
  } = useApiMutation(clientApi, 'addClientNote', {
    refreshes,
  })
  const refused = fieldErrorsOf(failure).text

  const change = (typed: string) => {
    setText(typed)
    setError(undefined)
    drafts.write({ text: typed })
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problem = textProblem(clientRules.note, text)
    if (problem !== undefined) {
      setError(problem)
      field.current?.focus()
      return
    }
    const reference = drafts.referenceFor(text, () => createReference('CN', randomBytes))
    mutate(
      { params: { client }, body: { text: text.trim() }, reference },
      {
        onSuccess: () => {
          drafts.clear()
          setText('')
          toasts.toast({ title: words.added })
        },
      },
    )
  }

  return (
    <form noValidate onSubmit={submit} aria-label={words.label}>
      <Stack gap="md">
        <TextArea
          ref={field}
          label={words.label}
          value={text}
          onChange={change}
          errorMessage={error ?? refused}
          rows={3}
        />
        <div>
          <Button type="submit" isPending={isPending}>
            {isPending ? words.adding : words.add}
          </Button>
        </div>
        <ProblemAlert title={words.notAdded} error={refused === undefined ? failure : null} />
      </Stack>
    </form>
  )
}
