import { FileTrigger } from '@anupalan/design-system/file-trigger'
import { Text } from '@anupalan/design-system/text'
import { writeMegabytes } from '@anupalan/server/contract/core/resumable'
import { use, useEffect, useId, useState, type ClipboardEvent, type ComponentType } from 'react'
import { useMedia } from '../../../../ui/use-media.ts'
import { MaxFileBytesContext } from '../../portal/uploads-context.ts'
import * as css from '../documents.css.ts'
import { useFileDrop } from '../use-file-drop.ts'
import { documentsWords } from '../words.ts'
import { acceptedFiles } from './accepted-files.ts'
import type { FileDropZoneProps } from './file-drop-zone.tsx'
import { anyFinePointer } from './pointers.ts'

const words = documentsWords.send

export interface FileChooserProps {
  onChoose: (files: readonly File[]) => void
}

/**
 * A button that chooses files. With a mouse it becomes a drop zone once that is loaded, unless it was used before: the
 * focus, an open file picker and a drag stay where they are.
 */
export function FileChooser({ onChoose }: FileChooserProps) {
  const id = useId()
  const maxBytes = use(MaxFileBytesContext)
  const [isUsed, setUsed] = useState(false)
  const canDrag = useMedia(anyFinePointer)
  const [DropZone] = useDropZone(canDrag && !isUsed)
  const { isTarget, ...drop } = useFileDrop(true, onChoose)
  if (DropZone) return <DropZone onChoose={onChoose} />
  const markUsed = () => setUsed(true)
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (files.length > 0) onChoose(files)
  }
  return (
    <div
      {...drop}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-help`}
      onFocusCapture={markUsed}
      onPointerDownCapture={markUsed}
      onDragEnterCapture={markUsed}
      onPaste={paste}
      className={css.chooser}
    >
      <Text weight="strong">
        <span id={`${id}-label`}>{words.label}</span>
      </Text>
      <div data-drop-target={isTarget || undefined} className={css.chooserBox}>
        <FileTrigger
          variant="secondary"
          // As the camera's button below it.
          wide={!canDrag}
          acceptedFileTypes={acceptedFiles}
          allowsMultiple
          label={words.chooseLabel}
          onSelect={onChoose}
        >
          {words.choose}
        </FileTrigger>
      </div>
      <Text size="small" tone="quiet">
        <span id={`${id}-help`}>{words.help(writeMegabytes(maxBytes))}</span>
      </Text>
    </div>
  )
}

/**
 * The drop zone, if there is a pointer that can drag.
 *
 * @returns its component: `null` until it is loaded, and if it cannot be: the button is enough
 */
function useDropZone(isWanted: boolean) {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<FileDropZoneProps> } | null>(null)
  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    const load = async () => {
      try {
        const { FileDropZone } = await import('./file-drop-zone.tsx')
        if (isCurrent) setLoaded({ Component: FileDropZone })
      } catch {
        // The button stays.
      }
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [isWanted])
  return [loaded?.Component ?? null] as const
}
