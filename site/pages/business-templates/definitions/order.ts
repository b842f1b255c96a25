/** Common parts of a quotation and a purchase order: goods with tax, terms, and the other party’s acceptance. */
import type { Block, DocumentModel, PairGroup } from '../documents/model.ts'
import { businessSignature, fileNameOf, forFileName, letterhead, type BusinessValues } from './business.ts'
import { sumInWords } from './cells.ts'
import { taxByRate, taxedTable, type GoodsSums, type TaxedLine } from './goods.ts'

export interface OrderDetails extends BusinessValues {
  number: string | undefined
  signatory: string | undefined
}

export interface OrderParts {
  /** Title, also used in the file name. */
  title: string
  /** Details of the other party and of the document. */
  groups: readonly PairGroup[]
  sums: GoodsSums<TaxedLine>
  terms: readonly Block[]
  /** Who accepts it. */
  other: 'customer' | 'supplier'
}

/** A quotation or an order: goods, tax, their sum in figures and words, terms, two signatures. */
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
      signatures: [
        { above: 'Accepted', under: `Name, signature and date of the ${other}` },
        businessSignature(values.businessName, values.signatory),
      ],
    },
  ],
})
