import { Badge } from '@anupalan/design-system/badge'
import { Button } from '@anupalan/design-system/button'
import { FileTrigger } from '@anupalan/design-system/file-trigger'
import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { VisuallyHidden } from '@anupalan/design-system/visually-hidden'
import { formatDate } from '@anupalan/server/compliance/ist'
import { listRequests } from '@anupalan/server/contract/documents/endpoints'
import { itemAnswers, type ItemStatus } from '@anupalan/server/contract/documents/rules'
import type { DocumentRequest, RequestItem } from '@anupalan/server/contract/documents/schema'
import { yearLabel } from '@anupalan/server/contract/documents/years'
import { useEffect, useRef, useState } from 'react'
import { apiOf } from '../../../ui/api.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { Loaded } from '../../data/loaded.tsx'
import { useApiQuery } from '../../data/use-api.ts'
import { itemElementId } from '../portal/portal-hrefs.ts'
import { categoryLabel } from './document-choices.ts'
import * as css from './documents.css.ts'
import { isOpenItem, returnReasonOf } from './item-state.ts'
import { acceptedFiles } from './upload/accepted-files.ts'
import { CameraTrigger } from './upload/photographs/camera-trigger.tsx'
import { usePhotographs } from './upload/photographs/use-photographs.ts'
import { photographsWords } from './upload/photographs/words.ts'
import type { QueuedUpload, UploadQueue } from './upload/upload-queue.ts'
import { UploadRows } from './upload/upload-rows.tsx'
import { useLazyComponent } from '../../use-lazy-component.ts'
import { useFileDrop } from './use-file-drop.ts'
import { useDocumentHref } from './use-filter.ts'
import { documentsWords } from './words.ts'

const words = documentsWords.requests
const api = apiOf({ listRequests })

const importAnswerDialog = () => import('./answer-dialog.tsx').then(({ AnswerDialog }) => AnswerDialog)

export interface RequestsProps {
  client: string
  queue: UploadQueue
  uploads: readonly QueuedUpload[]
  /** Whether the reader may send and answer. */
  canSend: boolean
}

/** What the firm asks the client for, as a checklist. */
export function Requests(props: RequestsProps) {
  const requests = useApiQuery(api, 'listRequests', { params: { client: props.client } })
  return (
    <Stack gap="md" as="section">
      <Heading level={2} size="title">
        {words.heading}
      </Heading>
      <Loaded query={requests} title={words.notLoaded}>
        {({ requests: list, hasMore }) => {
          const firstOpen = list.flatMap(({ items }) => inOrder(items)).find(isOpenItem)?.id
          return (
            <>
              {list.length === 0 && <Text tone="quiet">{words.none}</Text>}
              {list.map((request) => (
                <Request key={request.id} {...props} request={request} firstOpen={firstOpen} />
              ))}
              {hasMore && <Text tone="quiet">{words.more}</Text>}
            </>
          )
        }}
      </Loaded>
    </Stack>
  )
}

/** Returned items first, then those that are asked for. */
const order: readonly ItemStatus[] = [
  'returned',
  'asked',
  'sent',
  'sent-otherwise',
  'not-applicable',
  'accepted',
]

const inOrder = (items: readonly RequestItem[]) =>
  items.toSorted((one, other) => order.indexOf(one.status) - order.indexOf(other.status))

interface RequestProps extends RequestsProps {
  request: DocumentRequest
  /** Id of the first item of all requests that waits for the client; `undefined` if none does. */
  firstOpen: string | undefined
}

function Request({ request, ...props }: RequestProps) {
  const { id, title, note, dueOn, items } = request
  const sorted = inOrder(items)
  const done = items.filter((item) => !isOpenItem(item)).length
  const list = useRef<HTMLUListElement>(null)
  const ids = sorted.map((item) => item.id).join(' ')
  useEffect(() => {
    const focused = document.activeElement
    // An item that was answered moves down with its focused button.
    if (list.current?.contains(focused)) focused?.scrollIntoView({ block: 'nearest' })
  }, [ids])
  return (
    <article className={css.request} aria-labelledby={`request-${id}`}>
      <div className={css.requestHead}>
        <Heading level={3} size="label" id={`request-${id}`}>
          <bdi>{title}</bdi>
          {dueOn && `, ${words.due(formatDate(dueOn))}`}
        </Heading>
        <span className={css.meta}>
          {words.progress(done, items.length)}
          {note && (
            <>
              {' · '}
              <bdi>{note}</bdi>
            </>
          )}
        </span>
      </div>
      <ul role="list" aria-labelledby={`request-${id}`} ref={list}>
        {sorted.map((item) => (
          <Item key={item.id} {...props} request={id} item={item} />
        ))}
      </ul>
    </article>
  )
}

const tones = {
  asked: 'accent',
  returned: 'danger',
  sent: 'neutral',
  'not-applicable': 'neutral',
  'sent-otherwise': 'neutral',
  accepted: 'positive',
} as const

interface ItemProps extends Omit<RequestProps, 'request'> {
  request: string
  item: RequestItem
}

function Item({ client, queue, uploads, canSend, request, item, firstOpen }: ItemProps) {
  const [isAnswering, setAnswering] = useState(false)
  const { id, title, note, category, year, status } = item
  const send = (files: readonly File[]) => queue.add(files, { client, category, year, item: { request, id } })
  const isSendable = canSend && status !== 'accepted'
  const { choose, take, PhotographsDialog, ...photographs } = usePhotographs(send)
  const [AnswerDialog, loadAnswerDialog] = useLazyComponent(importAnswerDialog)
  const { isTarget, ...drop } = useFileDrop(isSendable, choose)
  return (
    <li
      {...drop}
      id={itemElementId(id)}
      tabIndex={-1}
      data-drop-target={isTarget || undefined}
      className={css.item}
    >
      <div className={css.line}>
        <div className={css.about}>
          <bdi className={css.name}>{title}</bdi>
          <span className={css.meta}>
            <Unbroken text={[categoryLabel(category), year && yearLabel(year)].filter(Boolean).join(' · ')} />
          </span>
          {note && <bdi className={css.note}>{note}</bdi>}
          <Answer item={item} />
          <SentDocuments client={client} item={item} />
        </div>
        <div>
          <VisuallyHidden>{words.statusLabel}</VisuallyHidden>{' '}
          <Badge tone={tones[status]}>{words.status[status]}</Badge>
        </div>
      </div>
      <ReturnReason item={item} />
      {isSendable && (
        <div className={css.itemActions}>
          <FileTrigger
            size="compact"
            variant={id === firstOpen ? 'primary' : 'secondary'}
            acceptedFileTypes={acceptedFiles}
            allowsMultiple
            label={words.chooseFor(title)}
            onSelect={choose}
          >
            {words.choose}
          </FileTrigger>
          <span className={css.dropHint}>{isTarget ? words.release : words.drop}</span>
          <CameraTrigger size="compact" label={photographsWords.takeFor(title)} onSelect={take}>
            {photographsWords.take}
          </CameraTrigger>
          {PhotographsDialog && <PhotographsDialog {...photographs} defaultName={title} send={send} />}
          <Button
            size="compact"
            variant="quiet"
            align="text"
            aria-label={words.otherwiseFor(title)}
            onPress={() => void loadAnswerDialog(() => setAnswering(true))}
          >
            {words.otherwise}
          </Button>
          {AnswerDialog && (
            <AnswerDialog
              client={client}
              request={request}
              item={item}
              isOpen={isAnswering}
              onClose={() => setAnswering(false)}
            />
          )}
        </div>
      )}
      <UploadRows uploads={uploads.filter(({ snapshot }) => snapshot.context.target.item?.id === id)} />
    </li>
  )
}

/** Why the firm returned what was sent. */
function ReturnReason({ item }: { item: RequestItem }) {
  const reason = returnReasonOf(item)
  if (reason === undefined) return null
  return (
    <p className={css.returned}>
      <strong>{words.returned}</strong> <bdi>{reason}</bdi>
    </p>
  )
}

/** What the client answered in place of a document. */
function Answer({ item: { status, history } }: { item: RequestItem }) {
  const answer = itemAnswers.find(({ value }) => value === status)?.label
  const text = history.at(-1)?.text
  if (answer === undefined) return null
  return (
    <span className={css.meta}>
      {answer}: <bdi>{text}</bdi>
    </span>
  )
}

function SentDocuments({ client, item: { documents } }: { client: string; item: RequestItem }) {
  const hrefOf = useDocumentHref(client)
  if (documents.length === 0) return null
  return (
    <span className={css.meta}>
      {words.sent}{' '}
      {documents.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link href={hrefOf(id)}>
            <bdi>
              <Unbroken text={name} />
            </bdi>
          </Link>
        </span>
      ))}
    </span>
  )
}
