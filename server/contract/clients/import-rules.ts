/** The file of an import of clients: its limits, its columns and its template, without a parser and without schemas. */
import { STATES } from '../../compliance/states.ts'
import { writeCsv } from '../core/csv.ts'
import {
  advanceTaxes,
  constitutions,
  filingClasses,
  gstSchemes,
  payrollRegistrations,
  turnoverBands,
} from './rules.ts'

export const clientImportRule = {
  maxBytes: 1024 * 1024,
  /** Rows below the headings. */
  maxRows: 1_000,
} as const

/** Length of the longest file in Base64, in characters. */
export const maxImportLength = Math.ceil(clientImportRule.maxBytes / 3) * 4

/** How long a finished import is listed, in days. */
export const IMPORT_DAYS = 30

interface Option {
  /** Written in a cell in place of the label, if somebody likes it shorter. */
  readonly value: string
  readonly label: string
}

interface ImportColumn {
  readonly heading: string
  /** Whether a row without it is an error; the schema of a client decides, this is for people. */
  readonly isRequired?: true
  /** The texts that a cell may contain; free text without them. */
  readonly options?: readonly Option[]
  /** Whether a cell may contain several, with commas between them. */
  readonly hasSeveral?: true
  /** For those who fill it in; absent if the options say all. */
  readonly help?: string
}

const yesOrNo: readonly Option[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

const states: readonly Option[] = Object.entries(STATES)
  .map(([value, { name }]) => ({ value, label: name }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en'))

/** The columns by field. Their order in a file is free; further columns are not read. */
export const importColumns = {
  name: { heading: 'Name', isRequired: true },
  pan: { heading: 'PAN', help: 'May be empty: it is taken from the GSTIN.' },
  gstin: { heading: 'GSTIN', help: 'May be empty.' },
  constitution: { heading: 'Constitution', isRequired: true, options: constitutions },
  gst: { heading: 'GST returns', isRequired: true, options: gstSchemes },
  state: {
    heading: 'State',
    options: states,
    help: 'Name or code of the state, such as Karnataka or 29. May be empty: it is taken from the GSTIN.',
  },
  filing: { heading: 'Income tax return', isRequired: true, options: filingClasses },
  advanceTax: { heading: 'Advance tax', isRequired: true, options: advanceTaxes },
  turnover: { heading: 'Turnover', options: turnoverBands },
  tdsDeductor: { heading: 'Deducts tax at source', options: yesOrNo },
  payroll: { heading: 'Payroll', options: payrollRegistrations, hasSeveral: true },
  consultant: {
    heading: 'Consultant',
    help: 'Name or user name of a colleague. May be empty.',
  },
} as const satisfies Record<string, ImportColumn>

export type ImportField = keyof typeof importColumns

export const importFields = Object.keys(importColumns) as ImportField[]

/** Name of the file with the headings alone. */
export const importTemplateName = 'clients.csv'

/** The headings, for a spreadsheet program. */
export async function importTemplate(): Promise<string> {
  const headings = importFields.map((field) => ({ heading: importColumns[field].heading, cell: () => null }))
  let file = ''
  for await (const piece of writeCsv(headings, [])) file += piece
  return file
}

export const importMessages = {
  file: 'Please choose a CSV file.',
  empty: 'This file is empty.',
  large: 'This file is larger than 1 MB. Please divide it into several files.',
  damaged: 'The file did not arrive whole. Please choose it again.',
  encoding:
    'This file is not in UTF-8, so names could be stored wrongly. In Excel, please save it as “CSV UTF-8 (Comma delimited)”.',
  workbook:
    'This is an Excel workbook. In Excel, please save it as “CSV UTF-8 (Comma delimited)” and choose that file.',
  notCsv: 'This is not a CSV file. Please choose a table that was saved as CSV.',
  headings:
    'The first row has none of our headings. Please use the template, or give the columns the headings listed here.',
  noName: 'The first row has no heading “Name”. Please use the template.',
  twice: (heading: string) =>
    `The heading “${heading}” stands there twice. Please keep one of these columns.`,
  noRows: 'There is no row below the headings.',
  manyRows: (rows: number) =>
    `This file has ${rows.toLocaleString('en-IN')} rows. At most ${clientImportRule.maxRows.toLocaleString('en-IN')} can be imported at once: please divide it into several files.`,
  cells: 'There are more cells than headings. A separator or a quotation mark may be misplaced.',
  lines: 'There is a line break in this cell. A quotation mark may be missing.',
  option: (text: string, labels: readonly string[]) =>
    `“${text}” is not known. Use one of: ${labels.join('; ')}.`,
  unknownState: (text: string) => `“${text}” is no state of India.`,
  consultant: 'No active colleague has this name or user name.',
  consultantTwice: 'Several colleagues have this name. Please use the user name.',
  clients: 'Please check the file again.',
  otherCount: 'The number of new clients has changed meanwhile.',
  noneNew: 'No row of this file is a new client.',
} as const
