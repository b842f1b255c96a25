/** What a quotation and a purchase order share: another party, goods with tax, terms. */
import { gstRates } from '@anupalan/server/compliance/gst'
import { formatDate, type IsoDate } from '@anupalan/server/compliance/ist'
import type { Block } from '../../documents/model.ts'
import { taxByRate, taxedTable, type GoodsSums, type TaxedLine } from './goods.ts'

/** What is said of a date for which no rates of tax are known. */
export function beforeRates(on: IsoDate | undefined): string | undefined {
  const { validFrom } = gstRates[0]!
  return on && on < validFrom ? `The rates known here begin on ${formatDate(validFrom)}.` : undefined
}

/** Goods, the tax on them, and the sum in figures and words. */
export const goodsWithSum = (sums: GoodsSums<TaxedLine>): Block[] => [
  taxedTable(sums, 'Goods and services'),
  taxByRate(sums),
  {
    kind: 'pairs',
    groups: [
      {
        pairs: [
          {
            id: 'due',
            label: 'Total with tax',
            value: { kind: 'amount', value: sums.total, formula: '{items!total.total}' },
          },
          { label: 'In words', value: { kind: 'words', value: sums.total, of: '{!due}' } },
        ],
      },
    ],
  },
]
