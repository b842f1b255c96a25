import { useId } from 'react'
import { Button } from '../button/index.ts'
import { FieldError } from '../field/field-parts.tsx'
import { fileFieldMessages } from '../file-field/file-field.messages.ts'
import { sizeOf } from '../file-field/file-size.ts'
import { useMessages } from '../messages/index.ts'
import { ProgressBar } from '../progress-bar/index.ts'
import { dropZoneMessages } from './drop-zone.messages.ts'
import type { FileLimits, Rejection, WaitingFile } from './waiting-files.ts'
import * as css from './drop-zone.css.ts'

interface WaitingFileRowProps {
  waiting: WaitingFile
  rejection: Rejection | undefined
  limits: FileLimits
  isDisabled: boolean | undefined
  onRemove: () => void
}

/** One file with its size, or its progress while it is sent, its error, and the button that removes it. */
export function WaitingFileRow({ waiting, rejection, limits, isDisabled, onRemove }: WaitingFileRowProps) {
  const { file, progress, errorMessage } = waiting
  const messages = useMessages('dropZone', dropZoneMessages)
  const sizes = useMessages('fileField', fileFieldMessages)
  const id = useId()
  const size = sizeOf(file.size, sizes)
  const remove = progress === undefined ? messages.remove : messages.cancel
  return (
    <li className={css.file} data-rejected={rejection !== undefined || errorMessage ? true : undefined}>
      <div className={css.about}>
        {progress === undefined ? (
          <>
            <span className={css.name}>{file.name}</span> <span className={css.size}>{size}</span>
          </>
        ) : (
          <ProgressBar
            label={file.name}
            value={progress}
            valueText={messages.sent(sizeOf(file.size * progress, sizes), size)}
          />
        )}
        <FieldError id={id}>
          {rejection ? textOf(rejection, limits, messages, sizes) : errorMessage}
        </FieldError>
      </div>
      {!isDisabled && (
        <div className={css.remove}>
          <Button
            variant="quiet"
            size="compact"
            aria-label={`${remove} ${file.name}`}
            aria-describedby={id}
            onPress={onRemove}
          >
            {remove}
          </Button>
        </div>
      )}
    </li>
  )
}

/** The error of a file that exceeds a limit. */
function textOf(
  rejection: Rejection,
  { maxBytes = 0, maxFiles = 0 }: FileLimits,
  messages: typeof dropZoneMessages,
  sizes: typeof fileFieldMessages,
): string {
  switch (rejection) {
    case 'type':
      return messages.notAccepted
    case 'size':
      return messages.tooLarge(sizeOf(maxBytes, sizes))
    case 'count':
      return messages.tooMany(maxFiles)
    default:
      return messages[rejection]
  }
}
