import { Table } from '@anupalan/design-system/table'
import { amountInWordsRules as words } from './words.ts'

/** Indian number names with figures and Western equivalents. */
export function AmountInWordsRules() {
  return (
    <Table
      caption={words.caption}
      columns={[
        { key: 'name', head: words.name },
        { key: 'figures', head: words.figures },
        { key: 'western', head: words.western },
      ]}
      rows={words.rows.map(([name, figures, western]) => ({
        id: name,
        cells: { name, figures, western },
      }))}
    />
  )
}
