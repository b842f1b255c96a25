/** Joins photographs into one PDF. Loaded with the library that writes it, once photographs are joined. */
import { FILE_HEAD_BYTES, fileKinds, fileNameOf, kindOfHead } from '@anupalan/server/contract/core/file-kinds'
import { PDFDocument } from 'pdfkit'
import { PhotographError } from './photograph-error.ts'
import { isPlainPng } from './plain-png.ts'
import type { Photograph } from './photographs.ts'
import { redrawAsJpeg } from './redraw.ts'

export interface JoinOptions {
  /** Without an extension, or with that of a PDF. */
  name: string
  signal: AbortSignal
  /** Draws what a PDF cannot contain. @default by a canvas */
  redraw?: (file: Blob) => Promise<Uint8Array<ArrayBuffer>>
}

/**
 * A PDF with a page for each photograph, in their order and upright. JPEG, and PNG without transparency, are contained
 * byte for byte. One photograph at a time is in memory: what is written is kept in blobs.
 *
 * @throws PhotographError, or the reason of the signal
 */
export async function joinPhotographs(
  photographs: readonly Photograph[],
  { name, signal, redraw = redrawAsJpeg }: JoinOptions,
): Promise<File> {
  const fileName = fileNameOf(name, 'pdf')
  const type = fileKinds.pdf.mediaType
  const parts: Blob[] = []
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const document = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    font: null,
    displayTitle: true,
    info: { Title: fileName.replace(/\.pdf$/i, '') },
  })
    .on('data', (part) => void parts.push(new Blob([part as Uint8Array<ArrayBuffer>])))
    .on('end', resolve)
    .on('error', reject)

  for (const { id, file } of photographs) {
    signal.throwIfAborted()
    try {
      addPage(document, await embeddable(file, redraw))
    } catch (error) {
      throw new PhotographError(id, error)
    }
  }
  signal.throwIfAborted()
  document.end()
  await promise
  return new File(parts, fileName, { type })
}

async function embeddable(file: File, redraw: NonNullable<JoinOptions['redraw']>) {
  const head = new Uint8Array(await file.slice(0, FILE_HEAD_BYTES).arrayBuffer())
  const kind = kindOfHead(head, file.name)
  if (kind !== 'jpeg' && kind !== 'png') return await redraw(file)
  const bytes = new Uint8Array(await file.arrayBuffer())
  return kind === 'png' && !isPlainPng(bytes) ? await redraw(file) : bytes
}

/** A4; points. */
const SHORT_SIDE = 595.28
const LONG_SIDE = 841.89

/** EXIF orientations from 5 are a quarter turn. */
const isTurned = (orientation = 1) => orientation > 4

/** A page of the photograph's shape, as large as fits A4. */
function addPage(document: PDFDocument, bytes: Uint8Array<ArrayBuffer>): void {
  const image = document.openImage(bytes)
  const [across, down] = isTurned(image.orientation)
    ? [image.height, image.width]
    : [image.width, image.height]
  const isLandscape = across > down
  const scale = Math.min(
    (isLandscape ? LONG_SIDE : SHORT_SIDE) / across,
    (isLandscape ? SHORT_SIDE : LONG_SIDE) / down,
  )
  const [width, height] = [across * scale, down * scale]
  document.addPage({ size: [width, height], margin: 0 })
  document.image(image, 0, 0, { width, height })
}
