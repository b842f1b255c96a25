/**
 * An export: each section as JSON, and all of them as one HTML page without scripts, both written while they are read.
 * The page is opened from a folder on somebody's own machine, so everything in it is escaped, and its policy forbids
 * all but its own styles.
 */

import { formatDate, istDate } from '../../compliance/ist.ts'
import type { Comment, PersonName } from './comments.ts'
import { escapeHtml } from './escape-html.ts'

/** A text, or a link to a file of the export. */
export type ExportCell = string | { readonly text: string; readonly path: string }

/** Read each time it is called: once for the page and once for the JSON. */
export type ReadItems<Item> = () => AsyncIterable<Item> | Iterable<Item>

export interface ExportItem {
  /** As the JSON has it. */
  readonly value: unknown
  /** As the page shows it. */
  readonly rows: readonly (readonly ExportCell[])[]
}

export interface ExportSection {
  /** Of its JSON file, without the ending. */
  readonly name: string
  readonly heading: string
  /** The first names the row. */
  readonly columns: readonly string[]
  readonly items: ReadItems<ExportItem>
}

/** Defines a section. @returns the section of some items */
export const defineSection =
  <Item>({
    rows,
    ...section
  }: Omit<ExportSection, 'items'> & {
    readonly rows: (item: Item) => readonly (readonly ExportCell[])[]
  }) =>
  (read: ReadItems<Item>): ExportSection => ({
    ...section,
    async *items() {
      for await (const item of read()) yield { value: item, rows: rows(item) }
    },
  })

/** `24 November 2026, 11:30`, in India; empty for `null`. @param at in UTC */
export function writeTime(at: string | null): string {
  if (at === null) return ''
  const instant = Date.parse(at)
  const minutes = Math.floor(instant / 60_000) + IST_MINUTES
  const two = (value: number) => String(value).padStart(2, '0')
  return `${formatDate(istDate(instant))}, ${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`
}

/** UTC+5:30. */
const IST_MINUTES = 330

/** Empty for `null`. */
export const writePerson = (person: PersonName | null): string =>
  person === null ? '' : person.fullName || (person.isStaff ? 'the practice' : 'a former member')

/** The label of a value; empty for `null`. */
export const labelOf = (
  options: readonly { readonly value: string; readonly label: string }[],
  value: string | null,
): string => options.find((option) => option.value === value)?.label ?? ''

/** A comment and the name of what it is on. */
export interface ExportedComment extends Comment {
  readonly about: string
}

export const defineComments = (names: Pick<ExportSection, 'name' | 'heading'>) =>
  defineSection<ExportedComment>({
    ...names,
    columns: ['About', 'Written by', 'When', 'Comment'],
    rows: ({ about, author, at, text }) => [[about, writePerson(author), writeTime(at), text]],
  })

/** Relative to the page; each part encoded, so that no name is read as a query or a scheme. */
const linkTo = (path: string) => `./${path.split('/').map(encodeURIComponent).join('/')}`

const cell = (value: ExportCell) =>
  typeof value === 'string'
    ? escapeHtml(value)
    : `<a href="${escapeHtml(linkTo(value.path))}">${escapeHtml(value.text)}</a>`

const style = [
  'body{font:16px/1.5 system-ui,sans-serif;margin:2rem;max-width:70rem}',
  'table{border-collapse:collapse;width:100%}',
  'th,td{border-bottom:1px solid GrayText;padding:.3rem .6rem;text-align:start;vertical-align:top;white-space:pre-line}',
].join('')

/** Path of a section's JSON in the export. */
export const jsonPath = ({ name }: Pick<ExportSection, 'name'>): string => `data/${name}.json`

/** A JSON list, with an item on each line. */
export async function* exportJson({ items }: ExportSection): AsyncGenerator<string, void> {
  let separator = '[\n'
  for await (const { value } of items()) {
    yield separator + JSON.stringify(value)
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

/** @param note what the export is, and when it was made */
export async function* exportPage({
  lang,
  title,
  note,
  empty,
  asData,
  sections,
}: {
  readonly lang: string
  readonly title: string
  readonly note: string
  /** In place of the rows of a section without any. */
  readonly empty: string
  /** Text of the link to the JSON of a section. */
  readonly asData: string
  readonly sections: readonly ExportSection[]
}): AsyncGenerator<string, void> {
  yield [
    `<!doctype html><html lang="${escapeHtml(lang)}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>`,
    `<style>${style}</style></head><body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(note)}</p>`,
  ].join('')
  for (const section of sections) {
    yield `<h2>${escapeHtml(section.heading)}</h2><p>${cell({ text: asData, path: jsonPath(section) })}</p>`
    yield* tableOf(section, empty)
  }
  yield '</body></html>\n'
}

async function* tableOf({ columns, items }: ExportSection, empty: string): AsyncGenerator<string, void> {
  const head = columns.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('')
  let isEmpty = true
  for await (const { rows } of items())
    for (const [first = '', ...others] of rows) {
      if (isEmpty) yield `<table><thead><tr>${head}</tr></thead><tbody>`
      isEmpty = false
      yield `<tr><th scope="row">${cell(first)}</th>${others.map((value) => `<td>${cell(value)}</td>`).join('')}</tr>`
    }
  yield isEmpty ? `<p>${escapeHtml(empty)}</p>` : '</tbody></table>'
}
