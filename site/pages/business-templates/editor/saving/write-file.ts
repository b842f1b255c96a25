/** Writes a document as a file. The writers and the fonts are loaded on first use. */
import type { Format } from '../../definitions/template.ts'
import type { DocumentModel } from '../../documents/model.ts'
import type { Order, WrittenFile } from './saving.machine.ts'

const MEDIA_TYPES: Record<Format, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
}

const write: Record<Format, (model: DocumentModel) => Promise<Uint8Array<ArrayBuffer>>> = {
  docx: async (model) => (await import('../../documents/write-docx.ts')).writeDocx(model),
  xlsx: async (model) => (await import('../../documents/write-xlsx.ts')).writeXlsx(model),
  pdf: async (model) => {
    const [{ writePdf }, { fetchFont }] = await Promise.all([
      import('../../documents/write-pdf.ts'),
      import('../../documents/fonts/index.ts'),
    ])
    return writePdf(model, fetchFont)
  },
}

export async function writeFile({ format, model }: Order): Promise<WrittenFile> {
  const bytes = await write[format](model)
  return { blob: new Blob([bytes], { type: MEDIA_TYPES[format] }), name: `${model.fileName}.${format}` }
}
