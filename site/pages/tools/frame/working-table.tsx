import { Badge } from '@anupalan/design-system/badge'
import { Table } from '@anupalan/design-system/table'
import { CONFIRM_BEFORE_FILING, needsConfirmation } from '@anupalan/server/compliance/dated'
import { formatRupees } from '@anupalan/server/compliance/format/rupees'
import type { Paise, Working } from '@anupalan/server/compliance/working'
import { toolWords } from './words.ts'
import { mergeWorkings } from './merge-workings.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'
import * as css from './tool.css.ts'

/** From ₹100 crore on, two columns do not fit a phone in the usual size. In paise. */
const LONG = 1_000_000_000_00

/** Formats a figure in a column: without currency sign, with a minus sign (U+2212). */
export function figure(paise: Paise, withPaise = false): string {
  const written = formatRupees(Math.abs(paise), { paise: withPaise ? 'always' : 'auto' }).slice(1)
  return paise < 0 ? `−\u00A0${written}` : written
}

export interface WorkingColumn {
  head: string
  working: Working
}

export interface WorkingTableProps {
  /** Accessible name of the table. */
  caption: string
  columns: readonly WorkingColumn[]
  /** Index of the better column. */
  chosen?: number
  /** Labels, by line id, that replace differing labels of the columns. */
  labels?: Readonly<Record<string, string>>
}

/** Workings as a table: every line with its section, and one column of figures for each working. */
export function WorkingTable({ caption, columns, chosen, labels = {} }: WorkingTableProps) {
  const lines = mergeWorkings(columns.map(({ working }) => working))
  const withPaise = lines.some(({ amounts }) => amounts.some((paise = 0) => paise % 100 !== 0))
  const isLong = lines.some(({ amounts }) => amounts.some((paise = 0) => Math.abs(paise) >= LONG))
  const look = [
    css.sheet,
    columns.length === 2 && css.compared,
    chosen !== undefined && css.chosen[chosen],
    isLong && css.longFigures,
  ]
  return (
    <div className={look.filter(Boolean).join(' ')}>
      <Table
        caption={caption}
        isCaptionHidden
        columns={[
          { key: 'line', head: toolWords.working },
          ...columns.map(({ head }, at) => ({
            key: String(at),
            head:
              at === chosen ? (
                <>
                  {head} <span className={css.under}>{toolWords.lower}</span>
                </>
              ) : (
                head
              ),
            isFigure: true,
          })),
        ]}
        rows={lines.map(({ id, label, amounts, rules, notes, isTotal }) => ({
          id,
          isTotal,
          cells: {
            line: (
              <>
                <Unbroken text={labels[id] ?? label} />
                {rules.length > 0 && (
                  <span className={css.under}>{rules.map(({ section }) => section).join('; ')}</span>
                )}
                {notes.map((note) => (
                  <span key={note} className={css.under}>
                    <Unbroken text={note} />
                  </span>
                ))}
                {rules.some(needsConfirmation) && (
                  <span className={css.labelMark}>
                    <Badge tone="neutral">{CONFIRM_BEFORE_FILING}</Badge>
                  </span>
                )}
              </>
            ),
            ...Object.fromEntries(
              amounts.map((paise, at) => [
                String(at),
                paise === undefined ? toolWords.none : figure(paise, withPaise),
              ]),
            ),
          },
        }))}
      />
    </div>
  )
}
