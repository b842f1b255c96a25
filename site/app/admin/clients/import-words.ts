import { clientImportRule } from '@anupalan/server/contract/clients/import-rules'
import { inLocale } from '@anupalan/server/contract/core/locale'

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`

const clients = (count: number) => counted(count, 'client', 'clients')

/** Words of the import of clients, loaded with its dialog. */
export const importWords = inLocale({
  en: {
    title: 'Import clients from a CSV file',
    description: 'You see what would be added, row by row, before anything is stored.',
    file: 'CSV file',
    fileHelp: `Saved as “CSV UTF-8”, at most 1 MB and ${clientImportRule.maxRows.toLocaleString('en-IN')} rows.`,
    unreadable: 'This file could not be read. Please choose it again.',
    template: 'Download the template',
    columns: 'What the columns contain',
    required: 'needed',
    several: 'Several are written with commas between them.',
    empty: 'May be empty.',
    oneOf: 'One of:',
    checking: 'Checking the file…',
    notChecked: 'The file could not be checked.',
    result: (rows: number) => `${counted(rows, 'row', 'rows')} checked. Nothing is stored yet.`,
    counts: {
      new: (count: number) => `${count.toLocaleString('en-IN')} new`,
      duplicates: (count: number) => `${counted(count, 'duplicate', 'duplicates')}, left out`,
      errors: (count: number) => `${counted(count, 'row with an error', 'rows with errors')}, left out`,
    },
    unread: (headings: string) => `Columns that are not read: ${headings}.`,
    errors: (count: number) => `Errors (${count.toLocaleString('en-IN')})`,
    duplicates: (count: number) => `Duplicates (${count.toLocaleString('en-IN')})`,
    news: (count: number) => `New clients (${count.toLocaleString('en-IN')})`,
    row: (row: number) => `Row ${row}`,
    problem: (column: string, message: string) => (column === '' ? message : `${column}: ${message}`),
    duplicate: (by: 'gstin' | 'pan' | 'name', name: string, row: number | null) =>
      `Same ${{ gstin: 'GSTIN', pan: 'PAN', name: 'name' }[by]} as ${name}${row === null ? ', who is a client already' : ` in row ${row}`}`,
    duplicateHelp:
      'If one of them is a client of its own, such as a second registration, please add it by hand.',
    download: 'Download this list',
    list: {
      name: 'import-check.csv',
      row: 'Row',
      client: 'Name',
      result: 'Result',
      column: 'Column',
      detail: 'Detail',
      results: { new: 'New', duplicate: 'Duplicate', error: 'Error' },
    },
    noneNew: 'No row of this file is a new client.',
    add: (count: number) => `Add ${clients(count)}`,
    adding: 'Starting…',
    notAdded: 'The clients were not added.',
    changed: 'The clients have changed meanwhile. This is the new result.',
    cancel: 'Cancel',
    close: 'Close',
    started: (count: number) => `${count === 1 ? '1 client is' : `${clients(count)} are`} being added`,
    startedHelp: 'You can close this and go on working.',
    finished: (count: number) => `${clients(count)} added`,
    /** Heading of what is going on. */
    running: 'Clients being imported',
    label: (count: number) => `Import of ${clients(count)}`,
    progress: (added: number, count: number) => `${added} of ${clients(count)}`,
    stop: 'Stop',
    stopOf: (label: string) => `Stop: ${label}`,
    stopping: 'Stopping…',
    notStopped: 'It was not stopped.',
    earlier: (count: number) => `Imported in the last 30 days (${count})`,
    done: (added: number) => `${clients(added)} added`,
    stopped: (added: number, count: number) => `Stopped after ${added} of ${clients(count)}`,
    skipped: (count: number) => `${count} added by somebody else meanwhile`,
    notLoaded: 'The imports could not be loaded.',
  },
})
