import { Button } from '@anupalan/design-system/button'
import { FileTrigger } from '@anupalan/design-system/file-trigger'
import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { Client } from '@anupalan/server/contract/clients/schema'
import { isStaff } from '@anupalan/server/contract/core/access'
import { fileKinds } from '@anupalan/server/contract/core/file-kinds'
import { writeMegabytes } from '@anupalan/server/contract/core/resumable'
import {
  addDocumentComment,
  getDocument,
  markDocumentRead,
} from '@anupalan/server/contract/documents/endpoints'
import type {
  Document,
  DocumentComment,
  DocumentVersion,
  DocumentView,
} from '@anupalan/server/contract/documents/schema'
import { yearLabel } from '@anupalan/server/contract/documents/years'
import { use, useEffect, type ReactNode } from 'react'
import { useSession } from '../../../session/session.tsx'
import { apiOf } from '../../../ui/api.ts'
import { useToday } from '../../../ui/days/use-today.ts'
import { Terms } from '../../../ui/terms.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation, useApiQuery } from '../../data/use-api.ts'
import { useHeadingFocus } from '../../use-heading-focus.ts'
import { Conversation } from '../portal/conversation.tsx'
import * as detail from '../portal/detail.css.ts'
import { LoadedDetail } from '../portal/loaded-detail.tsx'
import * as portal from '../portal/portal.css.ts'
import { SentBy } from '../portal/sent-by.tsx'
import { MaxFileBytesContext } from '../portal/uploads-context.ts'
import { ApprovalState } from './approval-state.tsx'
import { ChangeDocument } from './change-document.tsx'
import { categoryLabel, deliveredLabel } from './document-choices.ts'
import { fileLabel, personLabel, timeLabel } from './document-labels.ts'
import * as css from './documents.css.ts'
import { PreviewDialog } from './preview/preview-dialog.tsx'
import { usePreview } from './preview/use-preview.ts'
import { previewWords } from './preview/words.ts'
import { documentRowWords as rowWords } from './row-words.ts'
import { SeenBadge } from './seen-badge.tsx'
import { acceptedFiles } from './upload/accepted-files.ts'
import { UploadAnnouncement, UploadRows } from './upload/upload-rows.tsx'
import { useUploadQueue, useUploads } from './upload/use-uploads.ts'
import { useDownload } from './use-download.ts'
import { useDocumentHref } from './use-filter.ts'
import { WithdrawDocument } from './withdraw-document.tsx'
import { documentsWords } from './words.ts'

const words = documentsWords.detail
const api = apiOf({ addDocumentComment, getDocument, markDocumentRead })

export interface DocumentDetailProps {
  client: Client
  id: string
  /** Further facts about it. */
  facts?: ReactNode
  /** What is done about its approval by who may ask for one; `null` for nothing. */
  approvalAction?: (document: Document) => ReactNode
}

/** A document with its versions, its approval, who opened it, and its comments. */
export function DocumentDetail({ client, id, facts, approvalAction }: DocumentDetailProps) {
  const params = { client: client.id, document: id }
  const hrefOf = useDocumentHref(client.id)
  const query = useApiQuery(api, 'getDocument', { params })
  const { mutate: markRead } = useApiMutation(api, 'markDocumentRead', { refreshes: ['listDocuments'] })
  const unread = query.data?.document.unread ?? 0
  useEffect(() => {
    if (unread > 0) markRead({ params: { client: client.id, document: id } })
  }, [unread, markRead, client.id, id])
  return (
    <>
      <Link href={hrefOf()} variant="strong">
        {documentsWords.all}
      </Link>
      <LoadedDetail query={query} words={words}>
        {({ document, versions, approvals, views, comments }) => (
          <>
            <DocumentHead document={document} />
            <div className={detail.detail}>
              <div className={detail.detailSubject}>
                <Stack gap="xl">
                  <ApprovalState
                    client={client}
                    document={document}
                    approvals={approvals}
                    action={approvalAction?.(document) ?? null}
                  />
                  <Versions client={client} document={document} versions={versions} />
                </Stack>
              </div>
              <div className={detail.detailFacts}>
                <Stack gap="xl">
                  <Facts client={client} document={document} />
                  {facts}
                  <Views views={views} />
                </Stack>
              </div>
              <div className={detail.detailTalk}>
                <Questions client={client.id} document={id} comments={comments} />
              </div>
            </div>
          </>
        )}
      </LoadedDetail>
    </>
  )
}

function DocumentHead({ document }: { document: Document }) {
  const today = useToday()
  const heading = useHeadingFocus()
  return (
    <Stack gap="sm">
      <Heading level={1} tabIndex={-1} ref={heading}>
        <bdi>{document.name}</bdi>
      </Heading>
      <div>
        <SeenBadge document={document} today={today} />
      </div>
    </Stack>
  )
}

interface VersionsProps {
  client: Client
  document: Document
  versions: readonly DocumentVersion[]
}

function Versions({ client: { id: client, access }, document, versions }: VersionsProps) {
  const { user } = useSession()
  const queue = useUploadQueue()
  const uploads = useUploads(queue, client)
  const { download, pending, error } = useDownload(client, document.id)
  const preview = usePreview(client, document.id)
  const { id, category, year, isEditable, approval } = document
  const maxSize = writeMegabytes(use(MaxFileBytesContext))
  return (
    <Stack gap="md" as="section">
      <div>
        <UploadAnnouncement uploads={uploads} />
        <Heading level={2} size="title" id="versions">
          {words.versions}
        </Heading>
      </div>
      <ul role="list" aria-labelledby="versions" className={css.rows}>
        {versions.map((version) => (
          <Version
            key={version.number}
            version={version}
            variant={version.number === document.newest.number ? 'secondary' : 'quiet'}
            isDownloading={pending === version.number}
            onOpen={() => preview.open(version)}
            onDownload={() => download(version)}
          />
        ))}
      </ul>
      {versions.some(({ isLocked }) => isLocked) && (
        <Text size="small" tone="quiet">
          <Unbroken text={access === 'staff' ? words.lockedForStaff : words.locked} />
        </Text>
      )}
      <PreviewDialog preview={preview} onDownload={download} />
      <ProblemAlert title={rowWords.notDownloaded} error={error} />
      {isEditable && (
        <div className={css.actions}>
          <FileTrigger
            size="compact"
            variant="secondary"
            acceptedFileTypes={acceptedFiles}
            onSelect={(files) => queue.add(files, { client, category, year, document: id })}
          >
            {words.newVersion}
          </FileTrigger>
          <Text size="small" tone="quiet" as="span">
            <Unbroken text={(approval === null ? words.newVersionHelp : words.newApprovalHelp)(maxSize)} />
          </Text>
        </div>
      )}
      <UploadRows
        uploads={uploads.filter(({ snapshot }) => snapshot.context.target.document === id)}
        isByStaff={user !== null && isStaff(user)}
      />
    </Stack>
  )
}

interface VersionProps {
  version: DocumentVersion
  /** Of its buttons. */
  variant: 'secondary' | 'quiet'
  isDownloading: boolean
  onOpen: () => void
  onDownload: () => void
}

function Version({ version, variant, isDownloading, onOpen, onDownload }: VersionProps) {
  const { number, fileName, kind, isLocked, sentBy, sentAt } = version
  const { hasPreview, label } = fileKinds[kind]
  return (
    <li className={css.row}>
      <div className={css.line}>
        <div className={css.about}>
          <bdi className={css.name}>
            <Unbroken text={fileName} />
          </bdi>
          <span className={css.meta}>
            <Unbroken
              text={[words.version(number), fileLabel(version), isLocked && rowWords.locked]
                .filter(Boolean)
                .join('\u00a0· ')}
            />
            {'\u00a0· '}
            <SentBy person={sentBy} when={timeLabel(sentAt)} />
          </span>
          {!hasPreview && <span className={css.meta}>{previewWords.noPreview(label)}</span>}
        </div>
        <div className={variant === 'quiet' ? css.quietActions : css.actions}>
          {hasPreview && !isLocked && (
            <Button
              variant={variant}
              size="compact"
              aria-label={previewWords.openVersion(number)}
              onPress={onOpen}
            >
              {previewWords.open}
            </Button>
          )}
          <Button
            variant={variant}
            size="compact"
            aria-label={words.downloadVersion(number)}
            isPending={isDownloading}
            onPress={onDownload}
          >
            {isDownloading ? rowWords.downloading : rowWords.download}
          </Button>
        </div>
      </div>
    </li>
  )
}

function Facts({ client: { id: client, access }, document }: { client: Client; document: Document }) {
  const { category, year, newest, deliveredAs, isEditable, isWithdrawable, isHeld } = document
  const delivered = deliveredLabel(deliveredAs)
  return (
    <Stack gap="md" as="section">
      <Heading level={2} size="title">
        {words.facts}
      </Heading>
      <Terms
        className={portal.facts}
        items={[
          ...(delivered ? [{ term: words.deliveredAs, text: delivered }] : []),
          { term: words.category, text: categoryLabel(category) },
          { term: words.year, text: year === null ? words.noYear : yearLabel(year) },
          { term: words.kind, text: fileLabel(newest) },
        ]}
      />
      {isEditable && <ChangeDocument client={client} document={document} />}
      {isHeld && (
        <Text size="small" tone="quiet">
          <Unbroken text={access === 'staff' ? words.heldForStaff : words.held} />
        </Text>
      )}
      {isWithdrawable && !isHeld && <WithdrawDocument client={client} document={document} />}
    </Stack>
  )
}

function Views({ views }: { views: readonly DocumentView[] }) {
  return (
    <Stack gap="md" as="section">
      <Heading level={2} size="title" id="views">
        {words.views}
      </Heading>
      {views.length === 0 ? (
        <Text tone="quiet">{words.noViews}</Text>
      ) : (
        <ol role="list" aria-labelledby="views" className={css.rows}>
          {views.map(({ by, how, number, at }, index) => (
            // Views have no ids, and a list is read as a whole.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`${at} ${index}`} className={css.row}>
              <bdi>{words.view[how](personLabel(by), number)}</bdi>
              <time dateTime={at} className={css.meta}>
                {timeLabel(at)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </Stack>
  )
}

interface QuestionsProps {
  client: string
  document: string
  comments: readonly DocumentComment[]
}

function Questions({ client, document, comments }: QuestionsProps) {
  const { mutate, isPending, error } = useApiMutation(api, 'addDocumentComment', {
    refreshes: ['getDocument', 'listDocuments', 'listActivity'],
  })
  return (
    <Conversation
      heading={words.questions}
      comments={comments}
      kind="DC"
      id={document}
      sending={{
        isPending,
        error,
        send: ({ text, reference }, onSent) =>
          mutate({ params: { client, document }, body: { text }, reference }, { onSuccess: onSent }),
      }}
    />
  )
}
