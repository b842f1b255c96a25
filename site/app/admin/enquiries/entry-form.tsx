import { Alert } from '@anupalan/design-system/alert'
import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { TextArea } from '@anupalan/design-system/text-area'
import { createReference, type Reference } from '@anupalan/server/contract/core/reference'
import { inboxRules } from '@anupalan/server/contract/enquiries/inbox-rules'
import type { ReceivedEnquiry } from '@anupalan/server/contract/enquiries/schema'
import { useState, type FormEvent } from 'react'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { randomBytes } from '../../../ui/api.ts'
import { draftsOf } from '../../../ui/form/drafts.ts'
import { fieldErrorsOf } from '../../data/field-errors.ts'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { isChangedMeanwhile } from '../../data/problem.ts'
import { useApiMutation } from '../../data/use-api.ts'
import { enquiriesApi, refreshes } from './api.ts'
import { enquiriesWords } from './words.ts'

const words = enquiriesWords.detail

/** A reply by mail. If somebody else has changed the enquiry meanwhile, it is shown anew, and the text is kept. */
export function ReplyForm({ enquiry }: { enquiry: ReceivedEnquiry }) {
  const { mutate, isPending, error } = useApiMutation(enquiriesApi, 'replyToEnquiry', {
    refreshes,
    refreshesOnConflict: refreshes,
  })
  const isChanged = isChangedMeanwhile(error)
  return (
    <EntryForm
      kind="RE"
      enquiry={enquiry}
      words={{ ...words.reply, text: words.reply.text(enquiry.email) }}
      short={inboxRules.reply.short}
      rows={8}
      variant="primary"
      isPending={isPending}
      error={isChanged ? null : error}
      notice={isChanged ? words.reply.changed : undefined}
      send={(text, reference, onSent) =>
        mutate(
          {
            params: { enquiry: enquiry.reference },
            body: { text, version: enquiry.version },
            reference,
          },
          { onSuccess: onSent },
        )
      }
    />
  )
}

/** A note that only the staff sees. */
export function NoteForm({ enquiry }: { enquiry: ReceivedEnquiry }) {
  const { mutate, isPending, error } = useApiMutation(enquiriesApi, 'addEnquiryNote', { refreshes })
  return (
    <EntryForm
      kind="NT"
      enquiry={enquiry}
      words={words.note}
      short={inboxRules.note.short}
      rows={3}
      variant="secondary"
      isPending={isPending}
      error={error}
      send={(text, reference, onSent) =>
        mutate({ params: { enquiry: enquiry.reference }, body: { text }, reference }, { onSuccess: onSent })
      }
    />
  )
}

interface EntryFormProps<Kind extends 'RE' | 'NT'> {
  kind: Kind
  enquiry: ReceivedEnquiry
  words: Readonly<Record<'heading' | 'text' | 'label' | 'send' | 'sending' | 'notSent' | 'sent', string>>
  /** Message of an empty text. */
  short: string
  rows: number
  variant: 'primary' | 'secondary'
  isPending: boolean
  error: unknown
  /** Why it was not sent, in place of the error. */
  notice?: string | undefined
  send: (text: string, reference: Reference<Kind>, onSent: () => void) => void
}

/** What is typed stays in the tab until it is sent; a retry is recognised by its reference and stored once. */
function EntryForm<Kind extends 'RE' | 'NT'>({
  kind,
  enquiry,
  words: texts,
  short,
  rows,
  variant,
  isPending,
  error: failure,
  notice,
  send,
}: EntryFormProps<Kind>) {
  const drafts = draftsOf<Kind>(`${kind}-${enquiry.reference}`)
  const [text, setText] = useState(() => drafts.read().text ?? '')
  const [error, setError] = useState<string>()
  const refused = fieldErrorsOf(failure).text

  const change = (value: string) => {
    setText(value)
    setError(undefined)
    drafts.write({ text: value })
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') {
      setError(short)
      return
    }
    send(
      text,
      drafts.referenceFor(text, () => createReference(kind, randomBytes)),
      () => {
        drafts.clear()
        setText('')
        toasts.toast({ title: texts.sent })
      },
    )
  }

  return (
    <Stack gap="md" as="section">
      <Stack gap="xs">
        <Heading level={2} size="title">
          {texts.heading}
        </Heading>
        <Text size="small" tone="quiet">
          {texts.text}
        </Text>
      </Stack>
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <TextArea
            label={texts.label}
            name="text"
            value={text}
            onChange={change}
            errorMessage={error ?? refused}
            rows={rows}
          />
          <Alert tone="danger" title={notice !== undefined && texts.notSent}>
            {notice}
          </Alert>
          <ProblemAlert title={texts.notSent} error={refused === undefined ? failure : null} />
          <div>
            <Button type="submit" variant={variant} isPending={isPending}>
              {isPending ? texts.sending : texts.send}
            </Button>
          </div>
        </Stack>
      </form>
    </Stack>
  )
}
