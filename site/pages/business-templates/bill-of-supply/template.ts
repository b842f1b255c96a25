import type { Block } from '../documents/model.ts'
import { businessFields, fileNameOf, letterhead, sampleBusiness } from '../definitions/business.ts'
import { sumInWords } from '../definitions/cells.ts'
import { area, CHECKED, date, flag, line, place } from '../definitions/fields.ts'
import { plainLines, plainTable, sumPlain } from '../definitions/goods.ts'
import {
  buyerGstin,
  endBlocks,
  endFields,
  recipientPairs,
  serialNumber,
  supplierGstin,
} from '../definitions/invoice.ts'
import { defineTemplate } from '../definitions/template.ts'

/** Heading required of a dealer under the composition scheme by rule 5. */
const COMPOSITION = 'Composition taxable person, not eligible to collect tax on supplies'

export const template = defineTemplate({
  slug: 'bill-of-supply',
  formats: ['docx', 'xlsx', 'pdf'],
  fields: {
    ...businessFields,
    businessGstin: supplierGstin,
    number: serialNumber({ label: 'Number of the bill' }),
    date: date({ label: 'Date of the bill', isRequired: true, missing: 'Enter the date of the bill.' }),
    composition: flag({ label: 'The business is under the composition scheme' }),
    buyerName: line({ label: 'Name of the recipient', isRequired: true }),
    buyerAddress: area({ label: 'Address of the recipient' }),
    buyerState: place({ label: 'State of the recipient' }),
    buyerGstin,
    ...endFields,
  },
  groups: [
    { heading: 'The bill', fields: ['number', 'date', 'composition'] },
    { heading: 'The recipient', fields: ['buyerName', 'buyerAddress', 'buyerState', 'buyerGstin'] },
    { heading: 'Notes and signature', fields: ['terms', 'signatory'] },
  ],
  lines: plainLines,
  given: ({ gst }): Record<string, string> => (gst === 'composition' ? { composition: CHECKED } : {}),
  sample: {
    fields: {
      ...sampleBusiness,
      number: 'BS/26-27/0087',
      date: '20 November 2026',
      buyerName: 'Green Leaf Provision Stores',
      buyerAddress: '8, Temple Street\nMandya 571401',
      buyerState: '29',
      signatory: 'Kavya Rao, Proprietor',
    },
    lines: [
      { description: 'Unbranded rice, loose', hsn: '1006', quantity: '250', unit: 'KGS', price: '54' },
      { description: 'Fresh coconuts', hsn: '0801', quantity: '120', unit: 'NOS', price: '28.50' },
    ],
  },
  make(values, lines) {
    const { businessName, number, date: on, composition = false } = values
    const sums = sumPlain(lines)
    const blocks: Block[] = [
      letterhead(values, 'Bill of supply'),
      ...(composition ? [{ kind: 'text', text: COMPOSITION, look: 'strong' } as const] : []),
      {
        kind: 'pairs',
        groups: [
          {
            heading: 'Recipient',
            pairs: recipientPairs(values),
          },
          {
            heading: 'Bill',
            pairs: [
              { label: 'Number', value: number },
              { label: 'Date', value: { kind: 'date', value: on } },
            ],
          },
        ],
      },
      plainTable(sums, 'Goods and services'),
      { kind: 'pairs', groups: [{ pairs: sumInWords('Payable', sums.value, '{items!total.value}') }] },
      { kind: 'text', text: 'No tax is charged on this supply.', look: 'small' },
      ...endBlocks(values),
    ]
    return {
      title: 'Bill of supply',
      author: businessName ?? '',
      fileName: fileNameOf('bill-of-supply', number),
      blocks,
    }
  },
})
