/** The comments of a task or a document, the oldest first, and a form for the next one. */
import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { TextArea } from '@anupalan/design-system/text-area'
import { VisuallyHidden } from '@anupalan/design-system/visually-hidden'
import { istDate } from '@anupalan/server/compliance/ist'
import { commentRule } from '@anupalan/server/contract/core/comment-rules'
import type { Comment as CommentData } from '@anupalan/server/contract/core/comments'
import { createReference, type Reference } from '@anupalan/server/contract/core/reference'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useSession } from '../../../session/session.tsx'
import { randomBytes } from '../../../ui/api.ts'
import { useToday } from '../../../ui/days/use-today.ts'
import { draftsOf } from '../../../ui/form/drafts.ts'
import { fieldErrorsOf } from '../../data/field-errors.ts'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { conversation as words } from './words.ts'
import * as css from './conversation.css.ts'

type Kind = 'TC' | 'DC'

export interface Sending<K extends Kind> {
  isPending: boolean
  error: unknown
  send: (comment: { text: string; reference: Reference<K> }, onSent: () => void) => void
}

export interface ConversationProps<K extends Kind> {
  heading: string
  comments: readonly CommentData[]
  /** Of the references of its comments. */
  kind: K
  /** Unique among the conversations, for the draft. */
  id: string
  sending: Sending<K>
}

export function Conversation<K extends Kind>({ heading, comments, ...form }: ConversationProps<K>) {
  const { user } = useSession()
  return (
    <Stack gap="md">
      <Heading level={2} size="title" id="comments">
        {heading}
      </Heading>
      {comments.length === 0 ? (
        <Text tone="quiet">{words.none}</Text>
      ) : (
        <ol role="list" aria-labelledby="comments" className={css.comments}>
          {comments.map((comment) => (
            <Comment key={comment.reference} comment={comment} />
          ))}
        </ol>
      )}
      {user?.role !== 'readonly' && <CommentForm {...form} count={comments.length} />}
    </Stack>
  )
}

const format = {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
} as const
const time = new Intl.DateTimeFormat('en-IN', format)
const timeWithYear = new Intl.DateTimeFormat('en-IN', { ...format, year: 'numeric' })

function Comment({ comment: { author, text, at, isOwn } }: { comment: CommentData }) {
  const today = useToday()
  const isThisYear = today !== null && istDate(Date.parse(at)).slice(0, 4) === today.slice(0, 4)
  const name = author.fullName || (author.isStaff ? words.staff : words.formerMember)
  return (
    <li className={isOwn ? `${css.comment} ${css.own}` : css.comment}>
      <div className={css.commentHead}>
        <bdi className={css.author}>{isOwn ? words.own : name}</bdi>
        <time dateTime={at}>{(isThisYear ? time : timeWithYear).format(new Date(at))}</time>
      </div>
      <p className={css.text} dir="auto">
        {text}
      </p>
    </li>
  )
}

/** What is typed stays in the tab until it is sent; a retry is recognised by its reference and stored once. */
function CommentForm<K extends Kind>({
  kind,
  id,
  count,
  sending: { isPending, error: failure, send },
}: Omit<ConversationProps<K>, 'heading' | 'comments'> & {
  /** Of the comments above. */
  count: number
}) {
  const drafts = draftsOf<K>(`comment-${id}`)
  const [text, setText] = useState(() => drafts.read().text ?? '')
  const [error, setError] = useState<string>()
  const [isSent, setSent] = useState(false)
  const refused = fieldErrorsOf(failure).text

  const change = (value: string) => {
    setText(value)
    setError(undefined)
    setSent(false)
    drafts.write({ text: value })
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') {
      setError(commentRule.short)
      return
    }
    const reference = drafts.referenceFor(text, () => createReference(kind, randomBytes))
    send({ text, reference }, () => {
      drafts.clear()
      setText('')
      setSent(true)
    })
  }

  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const focused = document.activeElement
    // A new comment moves the form down.
    if (form.current?.contains(focused)) focused?.scrollIntoView({ block: 'nearest' })
  }, [count])

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack gap="md">
        <TextArea
          label={words.comment}
          name="text"
          value={text}
          onChange={change}
          errorMessage={error ?? refused}
          rows={4}
        />
        <div>
          <Button type="submit" variant="secondary" isPending={isPending}>
            {isPending ? words.sending : words.send}
          </Button>
          <div role="status">
            <VisuallyHidden>{isSent && words.sent}</VisuallyHidden>
          </div>
        </div>
        <ProblemAlert title={words.notSent} error={refused === undefined ? failure : null} />
      </Stack>
    </form>
  )
}
