/** Files that are being sent: progress, result, and what can be done about each. */
import { Button } from '@anupalan/design-system/button'
import { FileTrigger } from '@anupalan/design-system/file-trigger'
import { ProgressBar } from '@anupalan/design-system/progress-bar'
import { VisuallyHidden } from '@anupalan/design-system/visually-hidden'
import { fieldErrorsOf } from '../../../data/field-errors.ts'
import { problemOf } from '../../../data/problem.ts'
import { sizeLabel } from '../../../data/size-label.ts'
import * as css from '../documents.css.ts'
import { documentsWords } from '../words.ts'
import { acceptedFiles } from './accepted-files.ts'
import { FileError } from './file-error.ts'
import type { QueuedUpload, UploadSnapshot } from './upload-queue.ts'
import { useKeptFocus } from '../../../use-kept-focus.ts'

const words = documentsWords.uploads

/** Why a file was not stored, and what to do. */
function errorText(error: unknown): string {
  if (error instanceof FileError) return error.message
  if (error instanceof DOMException) return words.unreadable
  return Object.values(fieldErrorsOf(error))[0] ?? problemOf(error).text
}

export interface UploadRowsProps {
  uploads: readonly QueuedUpload[]
  /** Whether the staff sends them: the client may have sent the same file before. @default false */
  isByStaff?: boolean
  /** Sends another file in place of one that cannot be sent, as the same. @default such a file can be removed only */
  onReplace?: (upload: QueuedUpload, file: File) => void
  /** Changes what the file is sent as, if that is why it was not sent. @default it can only be tried again */
  edits?: UploadEdits | undefined
}

/** How a file that was not sent is changed. */
export interface UploadEdits {
  readonly isEditable: (upload: UploadSnapshot) => boolean
  readonly onEdit: (upload: QueuedUpload) => void
}

/** Nothing is visible without files; the focus stays in the group when a row or the pressed button is removed. */
export function UploadRows({ uploads, isByStaff, onReplace, edits }: UploadRowsProps) {
  const { ref, ...focus } = useKeptFocus(uploads)
  return (
    <div {...focus} ref={ref} role="group" aria-label={words.list} tabIndex={-1} className={css.group}>
      {uploads.length > 0 && (
        <ul role="list" aria-label={words.list} className={css.rows}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              snapshot={upload.snapshot}
              isByStaff={isByStaff}
              send={(type) => upload.actor.send({ type })}
              onReplace={onReplace && ((file) => onReplace(upload, file))}
              onEdit={edits?.isEditable(upload.snapshot) ? () => edits.onEdit(upload) : undefined}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

type Action = 'retry' | 'keepBoth' | 'keepStored' | 'remove'

export interface UploadRowProps {
  snapshot: UploadSnapshot
  send: (type: Action) => void
  isByStaff?: boolean | undefined
  onReplace?: ((file: File) => void) | undefined
  onEdit?: (() => void) | undefined
}

export function UploadRow({ snapshot, send, isByStaff = false, onReplace, onEdit }: UploadRowProps) {
  const { file } = snapshot.context
  // Tried again as it is, it is refused again.
  const actions = actionsOf(snapshot).filter(([type]) => type !== 'retry' || onEdit === undefined)
  const isReplaceable = onReplace !== undefined && snapshot.matches('refused')
  return (
    <li className={css.row}>
      <div className={css.line}>
        <div className={css.about}>
          <Progress snapshot={snapshot} />
          <Message snapshot={snapshot} isByStaff={isByStaff} />
        </div>
        <div className={actions.length === 1 && !isReplaceable && !onEdit ? css.quietEnds : css.actions}>
          {isReplaceable && (
            <FileTrigger
              size="compact"
              variant="secondary"
              acceptedFileTypes={acceptedFiles}
              label={words.actionOf(words.replace, file.name)}
              onSelect={([other]) => other && onReplace(other)}
            >
              {words.replace}
            </FileTrigger>
          )}
          {onEdit && (
            <Button
              size="compact"
              variant="secondary"
              aria-label={words.actionOf(words.edit, file.name)}
              onPress={onEdit}
            >
              {words.edit}
            </Button>
          )}
          {actions.map(([type, label]) => (
            <Button
              key={type}
              size="compact"
              variant={type === 'remove' ? 'quiet' : 'secondary'}
              aria-label={words.actionOf(label, file.name)}
              onPress={() => send(type)}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
    </li>
  )
}

function Progress({ snapshot }: { snapshot: UploadSnapshot }) {
  const { file, fraction } = snapshot.context
  const size = sizeLabel(file.size)
  if (snapshot.matches('sending'))
    return (
      <ProgressBar
        label={file.name}
        value={fraction}
        valueText={words.progress(fraction < 1 ? sizeLabel(file.size * fraction, 'down') : size, size)}
        isAnnounced={false}
      />
    )
  const state = snapshot.value
  const stored = snapshot.context.isAttached ? words.attached : words.stored
  const note = isOf(state) ? words.of[state] : snapshot.matches('stored') ? stored : undefined
  return (
    <>
      <bdi className={css.name}>{file.name}</bdi>
      <span className={css.meta}>{[note, size].filter(Boolean).join(' · ')}</span>
    </>
  )
}

const isOf = (state: string): state is keyof typeof words.of => Object.hasOwn(words.of, state)

function Message({ snapshot, isByStaff }: { snapshot: UploadSnapshot; isByStaff: boolean }) {
  const { error, document, isAttached } = snapshot.context
  if (isAttached) return <p className={css.meta}>{words.attachedBefore(document?.name ?? '')}</p>
  if (snapshot.matches('interrupted')) return <p className={css.error}>{words.interrupted}</p>
  if (snapshot.matches('duplicate'))
    return (
      <>
        <p className={css.meta}>{(isByStaff ? words.clientHas : words.duplicate)(document?.name ?? '')}</p>
        {error !== null && <p className={css.error}>{errorText(error)}</p>}
      </>
    )
  if (snapshot.matches('failed') || snapshot.matches('refused'))
    return <p className={css.error}>{`${words.failed} ${errorText(error)}`}</p>
  return null
}

function actionsOf(snapshot: UploadSnapshot): [Action, string][] {
  switch (snapshot.value) {
    case 'interrupted':
      return [
        ['retry', words.goOn],
        ['remove', words.cancel],
      ]
    case 'failed':
      return [
        ['retry', words.retry],
        ['remove', words.remove],
      ]
    case 'duplicate':
      return [
        ['keepBoth', words.keepBoth],
        snapshot.context.target.item ? ['keepStored', words.keepStored] : ['remove', words.doNotSend],
      ]
    case 'refused':
      return [['remove', words.remove]]
    case 'stored':
      return [['remove', words.close]]
    default:
      return [['remove', words.cancel]]
  }
}

/** States in which a file is announced as one of a number. */
const settled = ['stored', 'duplicate', 'interrupted'] as const

/** What is announced about all files together: their progress in quarters, and each result once. */
export function uploadsSentence(uploads: readonly QueuedUpload[]): string {
  const count = (state: (typeof settled)[number]) =>
    uploads.filter(({ snapshot }) => snapshot.matches(state)).length
  const attached = uploads.filter(({ snapshot }) => snapshot.context.isAttached).length
  const stored = count('stored') - attached
  const active = uploads.filter(({ snapshot }) => snapshot.hasTag('active'))
  const failed = uploads.filter(
    ({ snapshot }) => snapshot.matches('failed') || snapshot.matches('refused'),
  ).length
  const bytes = active.reduce((sum, { snapshot }) => sum + snapshot.context.file.size, 0)
  const sent = active.reduce(
    (sum, { snapshot: { context } }) => sum + context.file.size * context.fraction,
    0,
  )
  const share = bytes === 0 ? 0 : Math.min(3, Math.floor((sent / bytes) * 4)) * 25
  return [
    active.length > 0 && words.sending(active.length, share),
    stored > 0 && words.announced.stored(stored),
    attached > 0 && words.announced.attached(attached),
    count('interrupted') > 0 && words.announced.interrupted,
    count('duplicate') > 0 && words.announced.duplicate(count('duplicate')),
    failed > 0 && words.announced.failed(failed),
  ]
    .filter(Boolean)
    .join(' ')
}

/** The only live region of the uploads. */
export const UploadAnnouncement = ({ uploads }: Pick<UploadRowsProps, 'uploads'>) => (
  <div role="status">
    <VisuallyHidden>{uploadsSentence(uploads)}</VisuallyHidden>
  </div>
)
