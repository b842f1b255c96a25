import { Badge } from '@anupalan/design-system/badge'
import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { formatDate } from '@anupalan/server/compliance/ist'
import type { Client } from '@anupalan/server/contract/clients/schema'
import { itemStatuses } from '@anupalan/server/contract/documents/rules'
import type { DocumentRequest, RequestItem } from '@anupalan/server/contract/documents/schema'
import { yearLabel } from '@anupalan/server/contract/documents/years'
import { useEffect, useRef, useState } from 'react'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { categoryLabel } from '../../client/documents/document-choices.ts'
import * as documents from '../../client/documents/documents.css.ts'
import { returnReasonOf } from '../../client/documents/item-state.ts'
import { useDocumentHref } from '../../client/documents/use-filter.ts'
import { ConfirmButton } from '../../data/confirm-dialog.tsx'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation } from '../../data/use-api.ts'
import { requestsApi } from './requests-api.ts'
import * as css from './client.css.ts'
import { RequestDialog } from './request-dialog.tsx'
import { ReturnDialog } from './return-dialog.tsx'
import { useMayChange } from './use-may-change.ts'
import { documentWords } from './document-words.ts'

const words = documentWords

export interface RequestArticleProps {
  client: Client
  request: DocumentRequest
}

/** What a client is asked for, with what was sent for it and what the staff decides about that. */
export function RequestArticle({ client, request }: RequestArticleProps) {
  const mayChange = useMayChange()
  const { id, title, note, dueOn, items } = request
  const accepted = items.filter(({ status }) => status === 'accepted').length
  return (
    <article className={documents.request} aria-labelledby={`request-${id}`}>
      <div className={documents.requestHead}>
        <Heading level={3} size="label" id={`request-${id}`}>
          <bdi>{title}</bdi>
          {dueOn && `, ${words.due(formatDate(dueOn))}`}
        </Heading>
        <span className={documents.meta}>
          {words.progress(accepted, items.length)}
          {note && (
            <>
              {' · '}
              <bdi>{note}</bdi>
            </>
          )}
        </span>
        {mayChange && <RequestActions client={client} request={request} />}
      </div>
      <ul role="list" aria-labelledby={`request-${id}`}>
        {items.map((item) => (
          <Item key={item.id} client={client} request={id} item={item} mayChange={mayChange} />
        ))}
      </ul>
    </article>
  )
}

function RequestActions({ client, request }: RequestArticleProps) {
  const [isEditing, setEditing] = useState(false)
  const remove = useApiMutation(requestsApi, 'removeRequest', { refreshes: ['listRequests', 'listActivity'] })
  return (
    <div className={`${documents.actions} ${css.requestActions}`}>
      <Button
        variant="secondary"
        size="compact"
        aria-label={words.editOf(request.title)}
        onPress={() => setEditing(true)}
      >
        {words.edit}
      </Button>
      <RequestDialog client={client} request={request} isOpen={isEditing} onClose={() => setEditing(false)} />
      <ConfirmButton
        size="compact"
        words={{
          label: words.withdraw,
          question: words.withdrawQuestion(request.title),
          warning: words.withdrawWarning,
          submit: words.withdrawSubmit,
          submitting: words.withdrawing,
          failed: words.notWithdrawn,
        }}
        isPending={remove.isPending}
        error={remove.error}
        onClose={remove.reset}
        onConfirm={() =>
          remove.mutate(
            { params: { client: client.id, request: request.id } },
            { onSuccess: () => toasts.toast({ title: words.withdrawn }) },
          )
        }
      />
    </div>
  )
}

const tones = {
  asked: 'neutral',
  returned: 'neutral',
  sent: 'accent',
  'not-applicable': 'accent',
  'sent-otherwise': 'accent',
  accepted: 'positive',
} as const

interface ItemProps {
  client: Client
  request: string
  item: RequestItem
  mayChange: boolean
}

function Item({ client, request, item, mayChange }: ItemProps) {
  const hrefOf = useDocumentHref(client.id)
  const [isReturning, setReturning] = useState(false)
  const accept = useApiMutation(requestsApi, 'reviewItem', { refreshes: ['listRequests', 'listActivity'] })
  const { title, note, category, year, status, history } = item
  const answer =
    status === 'not-applicable' || status === 'sent-otherwise' ? history.at(-1)?.text : returnReasonOf(item)
  const row = useRef<HTMLLIElement>(null)
  // A decision removes the buttons, and with them the focus.
  const shown = useRef(status)
  useEffect(() => {
    const isChanged = shown.current !== status
    shown.current = status
    if (isChanged && document.activeElement === document.body) row.current?.focus({ preventScroll: true })
  }, [status])
  const isReviewable = status !== 'asked' && status !== 'returned' && status !== 'accepted'
  return (
    <li ref={row} tabIndex={-1} className={documents.item}>
      <div className={documents.line}>
        <div className={documents.about}>
          <bdi className={documents.name}>{title}</bdi>
          <span className={documents.meta}>
            {[categoryLabel(category), year && yearLabel(year)].filter(Boolean).join(' · ')}
          </span>
          {note && <bdi className={documents.note}>{note}</bdi>}
          {answer && <bdi className={documents.note}>{answer}</bdi>}
          {item.documents.map(({ id, name }) => (
            <Link key={id} href={hrefOf(id)}>
              <bdi>{name}</bdi>
            </Link>
          ))}
        </div>
        <Badge tone={tones[status]}>
          {itemStatuses.find(({ value }) => value === status)?.label ?? status}
        </Badge>
      </div>
      {mayChange && isReviewable && (
        <Stack gap="xs">
          <div className={documents.actions}>
            <Button
              size="compact"
              aria-label={words.acceptOf(title)}
              isPending={accept.isPending}
              onPress={() =>
                accept.mutate(
                  { params: { client: client.id, request, item: item.id }, body: { decision: 'accepted' } },
                  { onSuccess: () => toasts.toast({ title: words.accepted(title) }) },
                )
              }
            >
              {accept.isPending ? words.accepting : words.accept}
            </Button>
            <Button
              size="compact"
              variant="secondary"
              aria-label={words.returnOf(title)}
              onPress={() => setReturning(true)}
            >
              {words.returnItem}
            </Button>
          </div>
          <ReturnDialog
            client={client.id}
            request={request}
            item={item}
            isOpen={isReturning}
            onClose={() => setReturning(false)}
          />
          <ProblemAlert title={words.notAccepted} error={accept.error} />
        </Stack>
      )}
    </li>
  )
}
