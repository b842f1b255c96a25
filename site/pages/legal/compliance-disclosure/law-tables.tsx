import { Disclosure } from '@anupalan/design-system/disclosure'
import { formatDate, type IsoDate } from '@anupalan/server/compliance/ist'
import { lawTables } from 'virtual:law-tables'
import { lawTableWords as words, lawTopics, type LawTableRow } from '../../../content/legal/law-tables.ts'
import { WordTable } from '../../../ui/page/word-table.tsx'

/** The cells of a row except its name. */
type Figures = Omit<LawTableRow, 'topic' | 'law'>

const { columns } = words
const topicColumn = { key: 'topic', head: columns.topic } as const
const lawColumn = { key: 'law', head: columns.law } as const
const figureColumns = [
  { key: 'figures', head: columns.figures, isFigure: true },
  { key: 'toConfirm', head: columns.toConfirm, isFigure: true },
  { key: 'checked', head: columns.checked },
  { key: 'reviewBy', head: columns.reviewBy },
] as const

/** Sums the figures of several laws; dates are the earliest and the latest. */
const together = (rows: readonly LawTableRow[]): Figures => ({
  figures: rows.reduce((sum, { figures }) => sum + figures, 0),
  toConfirm: rows.reduce((sum, { toConfirm }) => sum + toConfirm, 0),
  checked: {
    from: rows.map(({ checked }) => checked.from).toSorted()[0]!,
    to: rows
      .map(({ checked }) => checked.to)
      .toSorted()
      .at(-1)!,
  },
  reviewBy: rows.flatMap(({ reviewBy }) => reviewBy ?? []).toSorted()[0],
})

/** A date that stays on one line. */
const day = (date: IsoDate) => formatDate(date).replaceAll(' ', '\u00A0')

function cellsOf({ figures, toConfirm, checked, reviewBy }: Figures) {
  const [from, to] = [day(checked.from), day(checked.to)]
  return {
    figures,
    toConfirm,
    checked: from === to ? from : words.span(from, to),
    reviewBy: reviewBy ? day(reviewBy) : words.noReview,
  }
}

/** When each dated table was last verified, by subject and by law. */
export function LawTables() {
  return (
    <div>
      <WordTable
        caption={words.byTopic}
        columns={[topicColumn, ...figureColumns]}
        rows={Object.entries(lawTopics).map(([topic, name]) => ({
          id: topic,
          cells: { topic: name, ...cellsOf(together(lawTables.filter((row) => row.topic === topic))) },
        }))}
      />
      <Disclosure summary={words.byLaw}>
        <WordTable
          caption={words.byLaw}
          columns={[lawColumn, topicColumn, ...figureColumns]}
          rows={lawTables.map(({ topic, law, ...figures }) => ({
            id: `${topic} ${law}`,
            cells: { law, topic: lawTopics[topic], ...cellsOf(figures) },
          }))}
        />
      </Disclosure>
    </div>
  )
}
