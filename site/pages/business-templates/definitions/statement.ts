/** Statements of two years in the order of Schedule III: heads that are entered, and computed sums. */
import { dateParts, formatDate, isoDate, type IsoDate } from '@anupalan/server/compliance/ist'
import type { FigureCell, TableBlock, TableRow } from '../documents/model.ts'
import { businessFields, fileNameOf, forBusiness, letterhead, sampleBusiness } from './business.ts'
import { paise } from './cells.ts'
import { date, signedAmount, type Field } from './fields.ts'
import { defineTemplate, type Template } from './template.ts'

/** A row of a statement. */
export type StatementLine =
  /** A heading over the rows that follow. */
  | { part: string }
  /** A head, entered for both years. */
  | { head: string; label: string }
  /** Sum of rows above, by their names; a minus before a name subtracts it. */
  | { sum: string; label: string; of: readonly string[]; isTotal?: boolean }

export type YearKey = 'now' | 'before'

/** `salesNow`: name of the field of a head in a year. */
export const fieldOf = (head: string, year: YearKey) => head + (year === 'now' ? 'Now' : 'Before')

const yearEnd = date({
  label: 'Last day of the year',
  isRequired: true,
  missing: 'Enter the last day of the year, such as 31 March 2026.',
})

/** Two fields for each head. */
function statementFields(lines: readonly StatementLine[]): Record<string, Field<number>> {
  return Object.fromEntries(
    lines.flatMap((each) =>
      'head' in each
        ? (['now', 'before'] as const).map((year) => [
            fieldOf(each.head, year),
            signedAmount({ label: year === 'now' ? each.label : `${each.label}, year before` }),
          ])
        : [],
    ),
  )
}

/** Groups of those fields under headings. */
const statementGroups = (lines: readonly StatementLine[]) => {
  const groups: { heading: string; fields: string[] }[] = []
  for (const each of lines) {
    if ('part' in each) groups.push({ heading: each.part, fields: [] })
    else if ('head' in each)
      groups.at(-1)!.fields.push(fieldOf(each.head, 'now'), fieldOf(each.head, 'before'))
  }
  return groups.filter(({ fields }) => fields.length > 0)
}

/** The same day of the year before. */
export function yearBefore(day: IsoDate): IsoDate {
  const { year, month, day: at } = dateParts(day)
  return isoDate(year - 1, month, month === 2 && at === 29 ? 28 : at)
}

type Amounts = Readonly<Record<string, number | undefined>>

/** Every row's amount in a year; zero for an empty head. */
function statementAmounts(
  lines: readonly StatementLine[],
  values: Amounts,
  year: YearKey,
): Record<string, number> {
  const amounts: Record<string, number> = {}
  for (const each of lines) {
    if ('head' in each) amounts[each.head] = values[fieldOf(each.head, year)] ?? 0
    else if ('sum' in each)
      amounts[each.sum] = each.of.reduce(
        (sum, name) => (name.startsWith('-') ? sum - amounts[name.slice(1)]! : sum + amounts[name]!),
        0,
      )
  }
  return amounts
}

/** The table of both years. The ids of its rows are the names of heads and sums. */
function statementTable(
  lines: readonly StatementLine[],
  values: Amounts,
  end: IsoDate | undefined,
  caption: string,
): TableBlock {
  const heads = lines.flatMap((each) => ('head' in each ? [each.head] : []))
  const isBlank = (year: YearKey) => heads.every((head) => values[fieldOf(head, year)] === undefined)
  const amounts = {
    now: statementAmounts(lines, values, 'now'),
    before: statementAmounts(lines, values, 'before'),
  }
  const both = (make: (year: YearKey) => FigureCell) => ({ now: make('now'), before: make('before') })
  const row = (each: StatementLine): TableRow => {
    if ('part' in each) return { look: 'part', cells: { label: each.part } }
    if ('head' in each)
      return {
        id: each.head,
        cells: { label: each.label, ...both((year) => paise(values[fieldOf(each.head, year)])) },
      }
    return {
      id: each.sum,
      look: 'total',
      cells: {
        label: each.label,
        ...both((year) =>
          paise(
            isBlank(year) ? undefined : amounts[year][each.sum],
            each.of
              .map(
                (name, at) =>
                  `${name.startsWith('-') ? '-' : at > 0 ? '+' : ''}N({${name.replace('-', '')}.${year}})`,
              )
              .join(''),
          ),
        ),
      },
    }
  }
  const headOf = (day: IsoDate | undefined, otherwise: string) => (day ? `${formatDate(day)}, ₹` : otherwise)
  return {
    kind: 'table',
    id: 'statement',
    caption,
    columns: [
      { key: 'label', head: 'Particulars', share: 50 },
      { key: 'note', head: 'Note', share: 8 },
      { key: 'now', head: headOf(end, 'This year, ₹'), share: 21, kind: 'figure' },
      { key: 'before', head: headOf(end && yearBefore(end), 'Year before, ₹'), share: 21, kind: 'figure' },
    ],
    rows: lines.map(row),
  }
}

export interface StatementDefinition {
  /** Name of its folder and last segment of its path. */
  slug: string
  /** Title, such as `Balance sheet`. */
  title: string
  /** Caption of its table. */
  caption: string
  lines: readonly StatementLine[]
  /** Text above its fields. */
  advice: string
  /** Text of its date, such as `As at 31 March 2026`. */
  dated: (end: string) => string
  /** A remark on the amounts of both years, if any. */
  remark?: (years: readonly Record<string, number>[]) => string | undefined
  /** Amounts of a sample, by the names of their fields. */
  sample: Readonly<Record<string, string>>
}

/** A template of a two-year statement: heads are entered, sums are computed. */
export const defineStatement = (of: StatementDefinition): Template =>
  defineTemplate({
    slug: of.slug,
    formats: ['docx', 'xlsx', 'pdf'],
    fields: { ...businessFields, yearEnd, ...statementFields(of.lines) },
    groups: [
      { heading: 'The year', fields: ['yearEnd'], description: of.advice },
      ...statementGroups(of.lines),
    ],
    sample: { fields: { ...sampleBusiness, yearEnd: '31 March 2026', ...of.sample } },
    make(values) {
      const { businessName } = values
      const end = values.yearEnd
      const amounts = values as Amounts
      const remark = of.remark?.(
        (['now', 'before'] as const).map((year) => statementAmounts(of.lines, amounts, year)),
      )
      return {
        title: of.title,
        author: businessName ?? '',
        fileName: fileNameOf(of.slug, end),
        blocks: [
          letterhead(values, of.title, end && of.dated(formatDate(end))),
          statementTable(of.lines, amounts, end, of.caption),
          ...(remark ? [{ kind: 'text', text: remark, look: 'strong' } as const] : []),
          {
            kind: 'text',
            text: 'In the order of Division I of Schedule III to the Companies Act 2013, simplified. Add notes where the Act needs them.',
            look: 'small',
          },
          {
            kind: 'signatures',
            signatures: [
              {
                above: forBusiness(businessName),
                under: 'Director, partner or proprietor, with name and date',
              },
              { above: 'As per our report', under: 'Chartered accountant, where it is audited' },
            ],
          },
        ],
      }
    },
  })
