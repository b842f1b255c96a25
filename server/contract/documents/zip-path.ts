import { fileNameOf } from '../core/file-kinds.ts'
import type { FileKind } from '../core/file-kinds.ts'
import type { DocumentSource } from './rules.ts'

const folders: Readonly<Record<DocumentSource, string>> = {
  firm: 'From the firm',
  client: 'From the client',
}

/** Where a document stands in the zip of its year. */
export const zipPath = (document: { source: DocumentSource; name: string; kind: FileKind }): string =>
  `${folders[document.source]}/${fileNameOf(document.name, document.kind)}`
