import { DropZone } from '@anupalan/design-system/drop-zone'
import { writeMegabytes } from '@anupalan/server/contract/core/resumable'
import { use } from 'react'
import { MaxFileBytesContext } from '../../portal/uploads-context.ts'
import { documentsWords } from '../words.ts'
import { acceptedFiles } from './accepted-files.ts'

const words = documentsWords.send

export interface FileDropZoneProps {
  onChoose: (files: readonly File[]) => void
}

/** Where files are dropped, pasted or chosen; they are passed on at once. */
export function FileDropZone({ onChoose }: FileDropZoneProps) {
  const maxBytes = use(MaxFileBytesContext)
  return (
    <DropZone
      label={words.label}
      description={words.help(writeMegabytes(maxBytes))}
      acceptedFileTypes={acceptedFiles}
      files={[]}
      onAdd={(added) => onChoose(added.map(({ file }) => file))}
      onRemove={() => {}}
    />
  )
}
