import { Table } from '@anupalan/design-system/table'
import { PAN_HOLDERS } from '@anupalan/server/compliance/identifiers'
import { gstinPanRules as words } from './words.ts'

/** Kinds of PAN holder by fourth letter. */
export function GstinPanRules() {
  return (
    <Table
      caption={words.caption}
      columns={[
        { key: 'letter', head: words.letter },
        { key: 'holder', head: words.holder },
      ]}
      rows={Object.entries(PAN_HOLDERS).map(([letter, holder]) => ({
        id: letter,
        cells: { letter, holder },
      }))}
    />
  )
}
