/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- rows and cells keep the roles they have by themselves */
import { Fragment } from 'react'
import { cellText, tableText } from '../../documents/cell-text.ts'
import type {
  Block,
  DocumentModel,
  PairGroup,
  TableBlock,
  TableColumn,
  TableRow,
} from '../../documents/model.ts'
import { documentWords } from '../../documents/words.ts'
import * as css from './document-preview.css.ts'

/** A document as it will read, on a sheet. */
export function DocumentPreview({ model }: { model: DocumentModel }) {
  return (
    <div className={css.sheet}>
      {model.blocks.map((block, at) => (
        <PreviewBlock key={at} block={block} />
      ))}
    </div>
  )
}

/** A text of several lines. */
const lines = (text: string) =>
  text.split('\n').map((line, at) => (
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ))

function PreviewBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'letterhead':
      return (
        <>
          <div className={css.letterhead}>
            <p className={block.name ? css.name : `${css.name} ${css.open}`}>
              {block.name ?? documentWords.nameless}
            </p>
            {block.lines.map((line) => (
              <p key={line} className={css.quiet}>
                {line}
              </p>
            ))}
          </div>
          <div className={css.titleRow}>
            <p className={css.title}>{block.title}</p>
            {block.note && <p className={css.quiet}>{block.note}</p>}
          </div>
        </>
      )
    case 'heading':
      return <p className={css.heading}>{block.text}</p>
    case 'text':
      return (
        <p className={{ plain: css.text, strong: css.strong, small: css.quiet }[block.look ?? 'plain']}>
          {lines(block.text)}
        </p>
      )
    case 'pairs':
      return <Pairs groups={block.groups} />
    case 'table':
      return <PreviewTable table={block} />
    case 'clauses':
      return (
        <ol className={css.clauses}>
          {block.clauses.map(({ heading, text }) => (
            <li key={text}>
              {heading && <strong>{heading}. </strong>}
              {lines(text)}
            </li>
          ))}
        </ol>
      )
    case 'signatures':
      return (
        <div className={css.signatures}>
          {block.places.map(({ above, under }) => (
            <div key={under} className={css.signature}>
              <p>{above}</p>
              <p className={css.under}>{under}</p>
            </div>
          ))}
        </div>
      )
  }
}

function Pairs({ groups }: { groups: readonly PairGroup[] }) {
  return (
    <div className={css.groups}>
      {groups.map(({ heading, pairs }, at) => (
        <div key={at} className={css.pairGroup}>
          {heading && <p className={css.groupHeading}>{heading}</p>}
          <dl className={css.pairs}>
            {pairs.map(({ label, value }) => {
              const text = cellText(value)
              return (
                <div key={label} className={css.pair}>
                  <dt className={css.quiet}>{label}</dt>
                  <dd className={text === '' ? css.toWrite : css.value}>{lines(text)}</dd>
                </div>
              )
            })}
          </dl>
        </div>
      ))}
    </div>
  )
}

/** Share of a column that holds a description or a name. */
const LONG = 15

/** How many columns a table may have before it needs so wide a sheet: a narrower one shows each row as a small list. */
const roomFor = (columns: readonly TableColumn[]) => {
  const { length } = columns
  if (length < 5) return undefined
  if (length < 8) return css.stacked.some
  if (length >= 12) return css.stacked.most
  return [css.stacked.many, css.twoLines[length - FIRST_LINE]].filter(Boolean).join(' ')
}

/** Cells of a row in two lines that stand in the first: its number, its name, what it comes to. */
const FIRST_LINE = 3

function lookOf(row: TableRow, columns: readonly TableColumn[]): string {
  const own = css.row[row.look ?? 'body']
  if (row.look === 'part') return own
  const said = columns.filter(({ key }) => tableText(row, key) !== '').length
  const isNumbered = columns[0]!.kind === 'figure'
  return [
    own,
    isNumbered && css.says.numbered,
    said === 0 && css.says.nothing,
    said > 1 && css.says.something,
  ]
    .filter(Boolean)
    .join(' ')
}

function PreviewTable({ table: { caption, columns, rows } }: { table: TableBlock }) {
  return (
    // A table that may scroll must take the focus to be scrolled by keyboard (WCAG 2.1.1).
    <div className={css.tableFrame} tabIndex={0} role="group" aria-label={caption}>
      {/* Rows that are shown as lists are no table to a browser: the roles keep them one. */}
      <table role="table" className={[css.table, roomFor(columns)].filter(Boolean).join(' ')}>
        <caption className={css.caption}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ key, head, kind, share }) => (
              <th
                key={key}
                role="columnheader"
                scope="col"
                className={[kind === 'figure' ? css.figure : css.cell, share > LONG && css.long]
                  .filter(Boolean)
                  .join(' ')}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, at) => (
            <tr key={row.id ?? at} role="row" className={lookOf(row, columns)}>
              {row.look === 'part' ? (
                <th role="rowheader" scope="rowgroup" colSpan={columns.length} className={css.cell}>
                  {tableText(row, columns[0]!.key)}
                </th>
              ) : (
                columns.map(({ key, head, kind, share }) => {
                  const text = tableText(row, key)
                  const look = [
                    kind === 'figure' ? css.figure : css.cell,
                    share > LONG && css.long,
                    text === '' && css.blank,
                  ]
                  // `Total` is a name, and what stands under `Description` elsewhere is none of it.
                  const label = row.look === 'total' && kind !== 'figure' ? undefined : head
                  return (
                    <td key={key} role="cell" data-head={label} className={look.filter(Boolean).join(' ')}>
                      {text || '\u00A0'}
                    </td>
                  )
                })
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
