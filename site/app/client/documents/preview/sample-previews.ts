/** Versions and their content, for stories and walks. */
import type { FileKind } from '@anupalan/server/contract/core/file-kinds'
import { samplePdf, samplePng } from '@anupalan/server/contract/documents/sample-files'
import type { DocumentVersion } from '@anupalan/server/contract/documents/schema'
import { joinPhotographs } from '../upload/photographs/join-photographs.ts'
import { bills } from '../upload/photographs/sample-photographs.ts'
import type { Preview } from './use-preview.ts'

const versionOf = (kind: FileKind, fileName: string): DocumentVersion => ({
  number: 2,
  fileName,
  kind,
  bytes: 648_000,
  sha256: 'a'.repeat(64),
  isLocked: false,
  sentBy: { fullName: 'Asha Rao', isStaff: false },
  sentAt: '2026-11-17T11:00:00.000Z',
  seenAt: null,
})

/** A version that is open. */
export const openedAs = (kind: FileKind, fileName: string, file?: Blob): Preview => ({
  isOpen: true,
  version: versionOf(kind, fileName),
  file,
  error: null,
  isPending: file === undefined,
  open: () => {},
  close: () => {},
})

/** A PDF of three pages, which are photographs. */
export const billsPdf = (): Promise<File> =>
  joinPhotographs(bills, { name: 'Bills', signal: new AbortController().signal })

/** A PDF of one page with text. */
export const textPdf = (): Blob => new Blob([samplePdf(['Form 16', 'Rao Textiles'])])

/** Encrypted by the standard handler: it is read only with its password. */
export function lockedPdf(): Blob {
  const text = new TextDecoder('latin1').decode(samplePdf(['Form 16']))
  const zeros = '00'.repeat(32)
  const encrypt = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${zeros}> /U <${zeros}> >> /ID [<00> <00>]`
  return new Blob([text.replace('trailer\n<<', `trailer\n<< ${encrypt}`)])
}

/** It begins as a PDF, and nothing of it can be read. */
export const damagedPdf = (): Blob => new Blob(['%PDF-1.7\n', 'x'.repeat(200)])

export const pngBlob = (): Blob => new Blob([samplePng(180, 120, (row) => 60 + row)])

export const heicBlob = (): Blob => new Blob(['\0\0\0\u0018ftypheic'])
