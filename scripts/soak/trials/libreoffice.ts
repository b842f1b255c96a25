/**
 * Every template in LibreOffice: its Word file opens on A4 with its text, and its Excel file, without the stored
 * results of its formulas, calculates the same results.
 */
import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { readXlsx } from 'hucre/xlsx'
import { getDocumentProxy } from 'unpdf'
import type { Template } from '../../../site/pages/business-templates/definitions/template.ts'
import { writeDocx } from '../../../site/pages/business-templates/documents/write-docx.ts'
import { writeXlsx } from '../../../site/pages/business-templates/documents/write-xlsx.ts'
import { draftDocument, draftOf } from '../../../site/pages/business-templates/editor/draft.ts'
import { MissingRequirementError, type Trial } from '../trial.ts'

const A4 = [595, 842]
/** LibreOffice’s filter tokens for: displayed values, comma separated, quoted text, UTF-8, the first sheet. */
const CSV = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false'

const pagesFolder = join(import.meta.dirname, '../../../site/pages/business-templates')

/** The template of each folder that has one. */
const readTemplates = (): Promise<Template[]> =>
  Promise.all(
    globSync('*/template.ts', { cwd: pagesFolder })
      .filter((file) => !file.startsWith('definitions/'))
      .map(async (file) => ((await import(join(pagesFolder, file))) as { template: Template }).template),
  )

const sampleOf = (template: Template) =>
  draftDocument(
    template,
    draftOf(template, { fields: template.sample.fields, lines: template.sample.lines ?? [] }),
  )

/** The Excel file without the stored results of its formulas. */
function withoutResults(bytes: Uint8Array): Uint8Array {
  const parts = unzipSync(bytes)
  for (const [name, part] of Object.entries(parts))
    if (name.startsWith('xl/worksheets/sheet'))
      parts[name] = strToU8(strFromU8(part).replaceAll(/(<\/f>)<v>[^<]*<\/v>/g, '$1'))
  return zipSync(parts)
}

/** `1,01,400.00` and `5.00%` as numbers. */
const numberIn = (shown: string) => Number(shown.replaceAll(/[,%₹\s]/g, '')) / (shown.includes('%') ? 100 : 1)

/** The fields of each line. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\n"]*))(,|\n|$)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\n') rows.push([])
    if (end === '') break
  }
  return rows
}

export const libreOfficeTrial: Trial = {
  name: 'templates in LibreOffice',
  async run({ check, count, defer, note }) {
    if (spawnSync('soffice', ['--version']).status !== 0)
      throw new MissingRequirementError('It needs LibreOffice (soffice).')
    const folder = mkdtempSync(join(tmpdir(), 'anupalan-office-'))
    defer(() => rmSync(folder, { recursive: true, force: true }))
    mkdirSync(join(folder, 'pdf'))
    mkdirSync(join(folder, 'csv'))
    const convert = (to: string, into: string, files: string[]) =>
      spawnSync(
        'soffice',
        [
          `-env:UserInstallation=file://${join(folder, 'profile')}`,
          '--headless',
          '--convert-to',
          to,
          '--outdir',
          join(folder, into),
          ...files,
        ],
        { timeout: 240_000 },
      )

    const templates = await readTemplates()
    const sheets = templates.filter(({ formats }) => formats.includes('xlsx'))
    for (const template of templates)
      writeFileSync(join(folder, `${template.slug}.docx`), await writeDocx(sampleOf(template)))
    for (const template of sheets)
      writeFileSync(
        join(folder, `${template.slug}.xlsx`),
        withoutResults(await writeXlsx(sampleOf(template))),
      )
    convert(
      'pdf',
      'pdf',
      templates.map(({ slug }) => join(folder, `${slug}.docx`)),
    )
    convert(
      CSV,
      'csv',
      sheets.map(({ slug }) => join(folder, `${slug}.xlsx`)),
    )

    let pages = 0
    for (const template of templates) {
      count()
      const file = await getDocumentProxy(
        new Uint8Array(readFileSync(join(folder, 'pdf', `${template.slug}.pdf`))),
        {
          verbosity: 0,
        },
      )
      pages += file.numPages
      const page = await file.getPage(1)
      const size = page.view.slice(2).map(Math.round)
      check(
        [A4, A4.toReversed()].some((paper) => paper.every((side, at) => Math.abs(side - size[at]!) <= 1)),
        `${template.slug}.docx is on paper of ${size.join(' × ')} points`,
      )
      const { items } = await page.getTextContent()
      const text = items
        .map((item) => ('str' in item ? item.str : ''))
        .join('')
        .replaceAll(/\s/g, '')
      const { title } = sampleOf(template)
      check(
        text
          .toLowerCase()
          .includes(template.sample.fields.businessName?.replaceAll(/\s/g, '').toLowerCase() ?? ''),
        `${template.slug}.docx does not name its business`,
      )
      check(text.length > 200, `${template.slug}.docx (${title}) shows almost no text`)
    }

    let formulas = 0
    for (const template of sheets) {
      count()
      const { sheets: read } = await readXlsx(await writeXlsx(sampleOf(template)))
      const { rows, cells } = read[0]!
      const shown = readCsv(readFileSync(join(folder, 'csv', `${template.slug}.csv`), 'utf8'))
      for (const [place, { formula, formulaResult }] of cells ?? []) {
        if (formula === undefined) continue
        formulas++
        const [row, column] = place.split(',').map(Number) as [number, number]
        const written = formulaResult ?? rows[row]?.[column] ?? ''
        const computed = shown[row]?.[column] ?? ''
        const isSame =
          typeof written === 'number'
            ? Math.abs(numberIn(computed) - written) <= 0.005
            : computed === String(written)
        check(isSame, `${template.slug}.xlsx, ${formula}: ${computed} and not ${String(written)}`)
      }
    }
    note(
      `${templates.length} Word files of ${pages} pages, ${sheets.length} Excel files with ${formulas} formulas`,
    )
  },
}
