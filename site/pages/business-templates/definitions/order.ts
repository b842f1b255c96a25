/** What a quotation and a purchase order share: goods with tax, terms, and the other party’s acceptance. */
import type { Block, DocumentModel, PairGroup } from '../documents/model.ts'
import { businessSigns, fileNameOf, forFileName, letterhead, type BusinessValues } from './business.ts'
import { sumInWords } from './cells.ts'
import { taxByRate, taxedTable, type GoodsSums, type TaxedLine } from './goods.ts'

export interface OrderDetails extends BusinessValues {
  number: string | undefined
  signatory: string | undefined
}

export interface OrderParts {
  /** What it is; its file bears the same name. */
  title: string
  /** The other party, and what the paper itself is. */
  groups: readonly PairGroup[]
  sums: GoodsSums<TaxedLine>
  terms: readonly Block[]
  /** Who accepts it. */
  other: 'customer' | 'supplier'
}

/** An order or an offer: goods, the tax on them, their sum in figures and words, terms, two places to sign. */
export const orderDocument = (
  values: OrderDetails,
  { title, groups, sums, terms, other }: OrderParts,
): DocumentModel => ({
  title,
  author: values.businessName ?? '',
  fileName: fileNameOf(forFileName(title), values.number),
  blocks: [
    letterhead(values, title),
    { kind: 'pairs', groups },
    taxedTable(sums, 'Goods and services'),
    taxByRate(sums),
    { kind: 'pairs', groups: [{ pairs: sumInWords('Total with tax', sums.total, '{items!total.total}') }] },
    ...terms,
    {
      kind: 'signatures',
      places: [
        { above: 'Accepted', under: `Name, signature and date of the ${other}` },
        businessSigns(values.businessName, values.signatory),
      ],
    },
  ],
})
