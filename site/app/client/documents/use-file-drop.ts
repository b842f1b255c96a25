import { useState, type DragEvent } from 'react'

/** Files that are dropped on an element; its button is the way by keyboard. */
export function useFileDrop(isEnabled: boolean, onFiles: (files: readonly File[]) => void) {
  const [isTarget, setTarget] = useState(false)
  const hasFiles = ({ dataTransfer }: DragEvent) => isEnabled && dataTransfer.types.includes('Files')
  return {
    isTarget,
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setTarget(true)
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setTarget(false)
    },
    onDrop: (event: DragEvent) => {
      setTarget(false)
      if (!hasFiles(event)) return
      event.preventDefault()
      const files = [...event.dataTransfer.files]
      if (files.length > 0) onFiles(files)
    },
  }
}
