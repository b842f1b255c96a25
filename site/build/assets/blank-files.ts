/** Blank files of the business templates, for download without JavaScript. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Format, Template } from '../../pages/business-templates/definitions/template.ts'
import type { LoadFont } from '../../pages/business-templates/documents/fonts/index.ts'
import type { DocumentModel } from '../../pages/business-templates/documents/model.ts'
import { writeDocx } from '../../pages/business-templates/documents/write-docx.ts'
import { writePdf } from '../../pages/business-templates/documents/write-pdf.ts'
import { writeXlsx } from '../../pages/business-templates/documents/write-xlsx.ts'
import { blankDocument } from '../../pages/business-templates/editor/draft.ts'

export const readFont: LoadFont = async (name) =>
  new Uint8Array(
    await readFile(join(import.meta.dirname, `../../pages/business-templates/documents/fonts/${name}.ttf`)),
  )

const write: Record<Format, (model: DocumentModel) => Promise<Uint8Array>> = {
  docx: writeDocx,
  xlsx: writeXlsx,
  pdf: (model) => writePdf(model, readFont),
}

/** Writes `business-templates/<slug>.<format>` for each template and each of its formats. */
export async function writeBlankFiles(client: string, templates: readonly Template[]): Promise<void> {
  const folder = join(client, 'business-templates')
  await mkdir(folder, { recursive: true })
  for (const template of templates) {
    const { slug, formats } = template
    const model = blankDocument(template)
    for (const format of formats)
      await writeFile(join(folder, `${slug}.${format}`), await write[format](model))
  }
}
