/**
 * Reads a CSV file of clients, as spreadsheet programs write it, and decides what an import of it would do. Pure
 * functions for the server and the mock; a screen does not load them.
 */
import { parseCsv } from 'hucre/csv'
import { checkGstin } from '../../compliance/identifiers/index.ts'
import type { StateCode } from '../../compliance/states.ts'
import { decodeBase64Bytes, decodeUtf8 } from '../core/base64.ts'
import { nameKey } from '../core/name-key.ts'
import { cleanLine } from '../core/text.ts'
import { completeIdentifiers, identifierProblems, readGstinText, readPanText } from './identifiers.ts'
import type { ClientIdentifiers } from './identifiers.ts'
import { clientImportRule, importColumns, importFields, importMessages as messages } from './import-rules.ts'
import type { ImportField } from './import-rules.ts'
import { clientProfileSchema } from './schema.ts'
import type { ClientProfile, ImportCheck, ImportedRow } from './schema.ts'

/** A client that a row describes, with what by-hand creation stores. */
export interface ImportedClient extends ClientIdentifiers {
  readonly profile: ClientProfile
  /** As it is written: a name or a user name; empty for nobody. */
  readonly consultant: string
}

/** A row that is read, before it is compared with the stored clients. */
export type ReadRow = Pick<ImportedRow, 'row' | 'name' | 'problems'> & {
  /** Absent if it has problems. */
  readonly client?: ImportedClient
}

export interface ReadImport {
  readonly rows: readonly ReadRow[]
  /** Headings of columns that are not read. */
  readonly unread: readonly string[]
}

/** Separators of spreadsheet programs: by the country that the computer is set to. */
const separators = [',', ';', '\t'] as const

/** The line by which Excel states the separator. It is no row. */
const separatorLine = /^sep=.\r?\n/i

const key = (text: string) =>
  cleanLine(text)
    .toLowerCase()
    .replaceAll(/[\s*:]+/g, ' ')
    .trim()

const fieldByHeading = new Map(importFields.map((field) => [key(importColumns[field].heading), field]))

const fail = (problem: string) => ({ problem })

/**
 * The rows of a file.
 *
 * @param file in Base64
 * @returns the problem of the whole file, if none of its rows can be read
 */
export function readImport(file: string): ReadImport | { readonly problem: string } {
  const bytes = decodeBase64Bytes(file)
  if (!bytes) return fail(messages.damaged)
  if (bytes.length === 0) return fail(messages.empty)
  if (bytes.length > clientImportRule.maxBytes) return fail(messages.large)
  // Beginnings of a ZIP file (XLSX) and of a compound file (XLS).
  if (['80,75,3,4', '208,207,17,224'].includes(bytes.subarray(0, 4).join())) return fail(messages.workbook)
  const text = decodeUtf8(bytes)
  if (text === undefined) return fail(messages.encoding)
  if (text.trim() === '') return fail(messages.empty)
  if (text.includes('\0')) return fail(messages.notCsv)
  return readText(text.replace(separatorLine, ''))
}

function readText(text: string): ReadImport | { readonly problem: string } {
  const [table] = separators
    .map((delimiter) => parseCsv(text, { delimiter }).map((cells) => cells.map((cell) => String(cell ?? ''))))
    .map((rows) => ({ rows, fields: (rows[0] ?? []).map((heading) => fieldByHeading.get(key(heading))) }))
    .toSorted((one, other) => countKnown(other.fields) - countKnown(one.fields))
  const { rows, fields } = table!
  if (countKnown(fields) === 0) return fail(messages.headings)
  if (!fields.includes('name')) return fail(messages.noName)
  const twice = fields.find((field, at) => field !== undefined && fields.indexOf(field) !== at)
  if (twice) return fail(messages.twice(importColumns[twice].heading))
  const filled = rows
    .map((cells, index) => ({ cells, row: index + 1 }))
    .slice(1)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (filled.length === 0) return fail(messages.noRows)
  if (filled.length > clientImportRule.maxRows) return fail(messages.manyRows(filled.length))
  return {
    rows: filled.map(({ cells, row }) => readRow(row, cells, fields)),
    unread: rows[0]!.map(cleanLine).filter((heading, at) => heading !== '' && fields[at] === undefined),
  }
}

const countKnown = (fields: readonly unknown[]) => fields.filter((field) => field !== undefined).length

type Problem = ImportedRow['problems'][number]

const problemAt = (field: ImportField, message: string): Problem => ({
  column: importColumns[field].heading,
  message,
})

function readRow(
  row: number,
  cells: readonly string[],
  fields: readonly (ImportField | undefined)[],
): ReadRow {
  const textOf = (field: ImportField) => cells[fields.indexOf(field)] ?? ''
  const name = cleanLine(textOf('name')).slice(0, 200)
  const broken = importFields.filter((field) => /[\r\n]/.test(textOf(field).trim()))
  if (broken.length > 0)
    return { row, name, problems: broken.map((field) => problemAt(field, messages.lines)) }
  if (cells.slice(fields.length).some((cell) => cell.trim() !== ''))
    return { row, name, problems: [{ column: '', message: messages.cells }] }
  const problems: Problem[] = []
  const optionOf = (field: ImportField, text = textOf(field)): string => {
    const found = findOption(field, text)
    if (found !== undefined) return found
    problems.push(problemAt(field, unknownOption(field, text)))
    return ''
  }

  const typed = { pan: textOf('pan'), gstin: textOf('gstin') }
  const wrong = identifierProblems(typed)
  for (const field of ['pan', 'gstin'] as const)
    if (wrong[field] !== undefined) problems.push(problemAt(field, wrong[field]))
  const identifiers = storedIdentifiers(typed)

  const profile = {
    name: textOf('name'),
    constitution: optionOf('constitution'),
    gst: optionOf('gst'),
    state: optionOf('state') || stateOf(identifiers.gstin),
    filing: optionOf('filing'),
    advanceTax: optionOf('advanceTax'),
    turnover: optionOf('turnover') || 'unknown',
    tdsDeductor: optionOf('tdsDeductor') === 'yes',
    payroll: textOf('payroll')
      .split(/[,;/+]/)
      .filter((each) => !['none', 'no', '-'].includes(key(each)))
      .flatMap((each) => optionOf('payroll', each) || []),
  }
  const checked = clientProfileSchema.safeParse(profile)
  const mentioned = new Set(problems.map(({ column }) => column))
  for (const { path, message } of checked.error?.issues ?? []) {
    const problem = problemAt(path[0] as ImportField, message)
    if (!mentioned.has(problem.column)) problems.push(problem)
    mentioned.add(problem.column)
  }
  if (!checked.success || problems.length > 0) return { row, name, problems: problems.toSorted(byColumn) }
  return {
    row,
    name: checked.data.name,
    problems,
    client: { profile: checked.data, ...identifiers, consultant: cleanLine(textOf('consultant')) },
  }
}

const headings: readonly string[] = importFields.map((field) => importColumns[field].heading)

const byColumn = (one: Problem, other: Problem) =>
  headings.indexOf(one.column) - headings.indexOf(other.column)

const optionsOf = (field: ImportField) => {
  const column = importColumns[field]
  return 'options' in column ? column.options : []
}

/** The value of a cell, which contains it or its label; empty for an empty cell. */
function findOption(field: ImportField, text: string): string | undefined {
  const sought = key(text)
  if (sought === '') return ''
  return optionsOf(field).find(
    ({ value, label }) =>
      key(label) === sought ||
      value === sought ||
      // A spreadsheet program makes a number of the code of a state: 9 for 09.
      (field === 'state' && value === sought.padStart(2, '0')),
  )?.value
}

const unknownOption = (field: ImportField, text: string) =>
  field === 'state'
    ? messages.unknownState(shortened(text))
    : messages.option(
        shortened(text),
        optionsOf(field).map(({ label }) => label),
      )

/** Characters of a cell that a message repeats. */
const SHOWN_CHARACTERS = 40

const shortened = (text: string) => {
  const characters = Array.from(cleanLine(text))
  return characters.length > SHOWN_CHARACTERS
    ? `${characters.slice(0, SHOWN_CHARACTERS).join('')}…`
    : characters.join('')
}

/** In capitals without spaces, with the PAN of the GSTIN; empty if something is wrong with them. */
function storedIdentifiers(typed: ClientIdentifiers): ClientIdentifiers {
  const none = { pan: '', gstin: '' }
  if (Object.keys(identifierProblems(typed)).length > 0) return none
  const complete = completeIdentifiers({
    pan: readPanText(typed.pan) ?? '',
    gstin: readGstinText(typed.gstin) ?? '',
  })
  return 'problems' in complete ? none : complete
}

function stateOf(gstin: string): StateCode | '' {
  const check = gstin === '' ? undefined : checkGstin(gstin)
  return check?.valid === true ? check.reading.stateCode : ''
}

/** By what clients are compared, in the order in which it is looked for. */
export const duplicateKeys = ['gstin', 'pan', 'name'] as const
export type DuplicateKey = (typeof duplicateKeys)[number]

/**
 * What of a client must not occur twice. Without an identifier it is the name: a file that is imported again would
 * otherwise add such clients again.
 */
export function duplicateValues({
  profile,
  pan,
  gstin,
}: Pick<ImportedClient, 'profile' | 'pan' | 'gstin'>): Partial<Record<DuplicateKey, string>> {
  return {
    ...(gstin !== '' && { gstin }),
    ...(pan !== '' && { pan }),
    ...(gstin === '' && pan === '' && { name: nameKey(profile.name) }),
  }
}

/** What rows are compared with. */
export interface StoredForImport {
  /** Names of existing clients by each value that must not occur twice. */
  readonly holders: Readonly<Record<DuplicateKey, ReadonlyMap<string, string>>>
  /** The practice's own whose accounts are active. */
  readonly staff: readonly { readonly username: string; readonly fullName: string }[]
}

/** A client to add, with the row that it comes from. */
export interface NewImportedClient extends ClientIdentifiers {
  readonly row: number
  readonly profile: ClientProfile
  /** User name. */
  readonly consultant: string | null
}

/** What an import would do, and the clients that it would add. */
export function compareImport(
  { rows, unread }: ReadImport,
  { holders, staff }: StoredForImport,
): { readonly check: ImportCheck; readonly clients: readonly NewImportedClient[] } {
  const clients: NewImportedClient[] = []
  const earlier = { gstin: new Map(), pan: new Map(), name: new Map() } as Record<
    DuplicateKey,
    Map<string, { name: string; row: number }>
  >
  const compare = ({ row, name, problems, client }: ReadRow): ImportedRow => {
    const error = (found: readonly Problem[]): ImportedRow => ({
      row,
      name,
      result: 'error',
      problems: [...found],
      duplicate: null,
    })
    if (!client) return error(problems)
    const consultant = findConsultant(staff, client.consultant)
    if (typeof consultant === 'object' && consultant !== null)
      return error([problemAt('consultant', consultant.problem)])
    const values = duplicateValues(client)
    for (const by of duplicateKeys) {
      const value = values[by]
      if (value === undefined) continue
      const holder = holders[by].get(value)
      const before = earlier[by].get(value)
      if (holder === undefined && before === undefined) continue
      const duplicate =
        holder === undefined ? { by, name: before!.name, row: before!.row } : { by, name: holder, row: null }
      return { row, name, result: 'duplicate', problems: [], duplicate }
    }
    // Its name in any case: a later row without an identifier is compared by it, as with the stored clients.
    const seen = { ...values, name: nameKey(client.profile.name) }
    for (const by of duplicateKeys) {
      const value = seen[by]
      if (value !== undefined && !earlier[by].has(value)) earlier[by].set(value, { name, row })
    }
    clients.push({ row, profile: client.profile, pan: client.pan, gstin: client.gstin, consultant })
    return { row, name, result: 'new', problems: [], duplicate: null }
  }
  const compared = rows.map(compare)
  const count = (result: ImportedRow['result']) => compared.filter((each) => each.result === result).length
  const check: ImportCheck = {
    rows: compared,
    unread: [...unread],
    new: count('new'),
    duplicates: count('duplicate'),
    errors: count('error'),
  }
  return { check, clients }
}

/** @returns the user name, `null` for nobody, or why nobody is found */
function findConsultant(
  staff: StoredForImport['staff'],
  text: string,
): string | null | { readonly problem: string } {
  if (text === '') return null
  const sought = key(text)
  const byUsername = staff.find(({ username }) => key(username) === sought)
  if (byUsername) return byUsername.username
  const [first, second] = staff.filter(({ fullName }) => key(fullName) === sought)
  if (second) return fail(messages.consultantTwice)
  return first ? first.username : fail(messages.consultant)
}
