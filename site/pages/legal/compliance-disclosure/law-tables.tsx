import { Disclosure } from '@anupalan/design-system/disclosure'
import { Table, type TableRow } from '@anupalan/design-system/table'
import { formatDate } from '@anupalan/server/compliance/ist'
import { lawTables } from 'virtual:law-tables'
import { lawTableWords as words, lawTopics, type LawTableRow, type LawTopic } from '../../../content/legal/law-tables.ts'
import * as css from '../../../shell/page/legal-page.css.ts'

const { columns } = words
const figureColumns = [
  { key: 'figures', head: columns.figures, isFigure: true },
  { key: 'toConfirm', head: columns.toConfirm, isFigure: true },
  { key: 'checked', head: columns.checked },
  { key: 'reviewBy', head: columns.reviewBy },
] as const
const topicColumn = { key: 'topic', head: columns.topic } as const
const lawColumn = { key: 'law', head: columns.law } as const

/** Of several laws: the earliest and the latest of their days, and how much there is of them together. */
const together = (rows: readonly LawTableRow[]): Omit<LawTableRow, 'topic' | 'law'> => ({
  figures: rows.reduce((sum, { figures }) => sum + figures, 0),
  toConfirm: rows.reduce((sum, { toConfirm }) => sum + toConfirm, 0),
  checked: {
    from: rows.map(({ checked }) => checked.from).toSorted()[0]!,
    to: rows.map(({ checked }) => checked.to).toSorted().at(-1)!,
  },
  reviewBy: rows.flatMap(({ reviewBy }) => reviewBy ?? []).toSorted()[0],
})

function figureCells({ figures, toConfirm, checked, reviewBy }: Omit<LawTableRow, 'topic' | 'law'>) {
  const [from, to] = [formatDate(checked.from), formatDate(checked.to)]
  return {
    figures,
    toConfirm,
    checked: from === to ? from : words.span(from, to),
    reviewBy: reviewBy ? formatDate(reviewBy) : words.noReview,
  }
}

/** When each dated table of the law was last checked: by what it is for, and law by law. */
export function LawTables() {
  const topics = Object.entries(lawTopics).map(([topic, name]): TableRow<'topic' | keyof ReturnType<typeof figureCells>> => ({
    id: topic,
    cells: { topic: name, ...figureCells(together(lawTables.filter((row) => row.topic === (topic as LawTopic)))) },
  }))
  const laws = lawTables.map((row) => ({
    id: `${row.topic} ${row.law}`,
    cells: { law: row.law, topic: lawTopics[row.topic], ...figureCells(row) },
  }))
  return (
    <div>
      <div className={css.table}>
        <Table caption={words.byTopic} columns={[topicColumn, ...figureColumns]} rows={topics} />
      </div>
      <Disclosure summary={words.byLaw}>
        <div className={css.table}>
          <Table caption={words.byLaw} isCaptionHidden columns={[lawColumn, topicColumn, ...figureColumns]} rows={laws} />
        </div>
      </Disclosure>
    </div>
  )
}
