import { DropZone } from '@anupalan/design-system/drop-zone'
import { writeMegabytes } from '@anupalan/server/contract/core/resumable'
import { uploadRule } from '@anupalan/server/contract/documents/rules'
import { documentsWords } from '../words.ts'
import { acceptedFiles } from './accepted-files.ts'

const words = documentsWords.send

export interface FileDropZoneProps {
  onChoose: (files: readonly File[]) => void
}

/** Where files are dropped, pasted or chosen; they are passed on at once. */
export const FileDropZone = ({ onChoose }: FileDropZoneProps) => (
  <DropZone
    label={words.label}
    description={words.help(writeMegabytes(uploadRule.maxBytes))}
    acceptedFileTypes={acceptedFiles}
    files={[]}
    onAdd={(added) => onChoose(added.map(({ file }) => file))}
    onRemove={() => {}}
  />
)
