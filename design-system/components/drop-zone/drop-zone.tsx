import {
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { DropZone as AriaDropZone } from 'react-aria-components/DropZone'
import { FileTrigger as AriaFileTrigger } from 'react-aria-components/FileTrigger'
import { FieldDescription, FieldError, FieldOptional } from '../field/field-parts.tsx'
import { frame, label as labelStyle } from '../field/field.css.ts'
import { FileTrigger } from '../file-trigger/index.ts'
import { useMessages } from '../messages/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { droppedFiles } from './dropped-files.ts'
import { dropZoneMessages } from './drop-zone.messages.ts'
import { WaitingFileRow } from './waiting-file-row.tsx'
import { canAccept, checkFiles, type FileLimits, type WaitingFile } from './waiting-files.ts'
import * as css from './drop-zone.css.ts'

export interface DropZoneProps extends FileLimits {
  /** What the files are, always visible: `Bank statements`. */
  label: string
  /** The accepted types and sizes, as people say them: `PDF, Excel or photos, up to 25 MB each`. */
  description?: ReactNode
  /** An error of the list, such as none. Errors of a file are next to the file. */
  errorMessage?: ReactNode
  /** The files that wait, in order. The parent owns them. */
  files: readonly WaitingFile[]
  /** Called with new files, to append to `files`: rejected ones too, which are shown with their error. */
  onAdd: (files: readonly WaitingFile[]) => void
  /** Called with the id of a file that the user removes; if it is being sent, cancel that. */
  onRemove: (id: string) => void
  /** On touch screens, also shows a button that opens the camera. Requires `image/*`. @default false */
  hasCamera?: boolean
  /** Shows "(optional)" after the label. @default false */
  isOptional?: boolean
  /** Not available; say why in the description. The files stay visible, and cannot be removed. @default false */
  isDisabled?: boolean
}

/**
 * A place to collect files: they are dropped, pasted, or chosen after a press anywhere in its box.
 *
 * On react-aria-components. Files are checked against the limits by {@link checkFiles}, which the parent calls too, to
 * send those without an error. Style states by `[data-drop-target]`, `[data-wrong-type]`, `[data-disabled]`.
 */
export function DropZone(props: DropZoneProps) {
  const { label, description, errorMessage, files, onAdd, onRemove, hasCamera, isOptional, isDisabled } =
    props
  const { acceptedFileTypes, maxFiles } = props
  const messages = useMessages('dropZone', dropZoneMessages)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const zone = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const [isWrongType, setWrongType] = useState(false)
  const rejected = checkFiles(files, props)
  const isSingle = maxFiles === 1
  const choose = isSingle ? messages.chooseOne : messages.choose

  const add = (added: readonly File[]) => {
    if (added.length === 0) return
    const waiting = added.map((file) => ({ id: crypto.randomUUID(), file }))
    const result = checkFiles([...files, ...waiting], props)
    setAnnouncement(messages.added(added.length, waiting.filter((each) => result.has(each.id)).length))
    onAdd(waiting)
  }
  const remove = (removed: WaitingFile) => {
    const index = files.indexOf(removed)
    setAnnouncement(messages.removed(removed.file.name))
    // To the next file, or the previous one after the last; without any, to the box.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = buttons[index + 1] ?? buttons[index - 1] ?? zone.current?.querySelector('button')
    next?.focus()
    onRemove(removed.id)
  }
  const pressBox = (event: MouseEvent) => {
    // The button inside, which only keyboards and screen readers press, opens the file picker itself.
    if (!isDisabled && event.target === zone.current) input.current?.click()
  }
  // react-aria ignores files that are not in a file system: screenshots, and images of other pages.
  const paste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files]
    if (isDisabled || pasted.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    add(pasted)
  }
  const dropped = useRef<readonly File[]>([])
  const drop = (event: DragEvent) => {
    setWrongType(false)
    dropped.current = [...event.dataTransfer.files]
  }
  const leave = (event: DragEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setWrongType(false)
  }
  const describedBy = [errorMessage && `${id}-error`, description && `${id}-description`].filter(Boolean)

  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy.join(' ') || undefined}
      className={frame}
    >
      <div id={`${id}-label`} className={labelStyle}>
        {label}
        {isOptional && <FieldOptional />}
      </div>
      {/* Outside the box, where react-aria stops these events. Its button is pressed by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div onClick={pressBox} onDragLeaveCapture={leave} onDropCapture={drop} onPasteCapture={paste}>
        <AriaFileTrigger
          ref={input}
          acceptedFileTypes={acceptedFileTypes}
          allowsMultiple={!isSingle}
          onSelect={(chosen) => add([...(chosen ?? [])])}
        >
          <AriaDropZone
            ref={zone}
            aria-label={`${choose}: ${label}`}
            isDisabled={isDisabled}
            getDropOperation={(types, allowed) => {
              const isAccepted = canAccept(types, acceptedFileTypes)
              setWrongType(!isAccepted)
              if (!isAccepted) return 'cancel'
              return allowed.includes('copy') ? 'copy' : allowed[0]!
            }}
            onDrop={({ items }) => {
              const listed = dropped.current
              void droppedFiles(items).then((found) => add(found.length > 0 ? found : listed))
            }}
            className={css.box}
            data-wrong-type={isWrongType || undefined}
            data-invalid={errorMessage ? true : undefined}
          >
            {({ isDropTarget }) => (
              <span className={css.invitation} aria-hidden="true">
                {isDropTarget && <span className={css.over}>{messages.release}</span>}
                {isWrongType && <span className={css.wrong}>{messages.wrongType}</span>}
                {!isDropTarget && !isWrongType && (
                  <>
                    <span className={css.choose}>{choose}</span>
                    <span className={css.drop}>{` ${isSingle ? messages.dropOne : messages.drop}`}</span>
                  </>
                )}
              </span>
            )}
          </AriaDropZone>
        </AriaFileTrigger>
      </div>
      {hasCamera && (
        <div className={css.camera}>
          <FileTrigger
            variant="secondary"
            wide
            acceptedFileTypes={['image/*']}
            defaultCamera="environment"
            isDisabled={isDisabled}
            onSelect={add}
          >
            {messages.camera}
          </FileTrigger>
        </div>
      )}
      <FieldError id={`${id}-error`}>{errorMessage}</FieldError>
      <FieldDescription id={`${id}-description`}>{description}</FieldDescription>
      {files.length > 0 && (
        <ul role="list" ref={list} aria-label={messages.files} className={css.files}>
          {files.map((each) => (
            <WaitingFileRow
              key={each.id}
              waiting={each}
              rejection={rejected.get(each.id)}
              limits={props}
              isDisabled={isDisabled}
              onRemove={() => remove(each)}
            />
          ))}
        </ul>
      )}
      <span role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </span>
    </div>
  )
}
