import type { Block } from '../../documents/model.ts'
import {
  addressLines,
  businessFields,
  businessSigns,
  fileNameOf,
  letterhead,
  sampleBusiness,
  stateWithCode,
} from './business.ts'
import { area, date, flag, formed, gstin, line, place } from './fields.ts'
import { plainLines, plainTable, sumPlain } from './goods.ts'
import { defineTemplate } from './template.ts'

/** What rule 5 has a dealer under the composition scheme write on top. */
const COMPOSITION = 'Composition taxable person, not eligible to collect tax on supplies'

export const billOfSupply = defineTemplate({
  slug: 'bill-of-supply',
  formats: ['docx', 'xlsx', 'pdf'],
  fields: {
    ...businessFields,
    businessGstin: gstin({ label: 'GSTIN', isRequired: true }),
    number: formed({
      label: 'Number of the bill',
      description: 'At most 16 letters, digits, - and /, each number once in a financial year',
      isRequired: true,
      form: /^[A-Za-z0-9/-]{1,16}$/,
      problem: 'Use at most 16 characters: letters, digits, - and / alone.',
    }),
    date: date({ label: 'Date of the bill', isRequired: true, missing: 'Enter the date of the bill.' }),
    composition: flag({ label: 'The business is under the composition scheme' }),
    buyerName: line({ label: 'Name of the recipient', isRequired: true }),
    buyerAddress: area({ label: 'Address of the recipient' }),
    buyerState: place({ label: 'State of the recipient' }),
    buyerGstin: gstin({ label: 'GSTIN of the recipient', description: 'Where the recipient is registered' }),
    terms: area({ label: 'Bank details, terms, notes' }),
    signatory: line({ label: 'Who signs' }),
  },
  groups: [
    { heading: 'The bill', fields: ['number', 'date', 'composition'] },
    { heading: 'The recipient', fields: ['buyerName', 'buyerAddress', 'buyerState', 'buyerGstin'] },
    { heading: 'The end of the page', fields: ['terms', 'signatory'] },
  ],
  lines: plainLines,
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
    const { businessName, number, date: on, composition = false, terms, signatory } = values
    const { buyerName, buyerAddress, buyerState, buyerGstin } = values
    const sums = sumPlain(lines)
    const blocks: Block[] = [
      letterhead(values, 'Bill of supply'),
      ...(composition ? [{ kind: 'text', text: COMPOSITION, look: 'strong' } as const] : []),
      {
        kind: 'pairs',
        groups: [
          {
            heading: 'Recipient',
            pairs: [
              { label: 'Name', value: buyerName },
              { label: 'Address', value: addressLines(buyerAddress).join('\n') || undefined },
              { label: 'State', value: buyerState && stateWithCode(buyerState) },
              {
                label: 'GSTIN',
                value: buyerGstin ?? (buyerName === undefined ? undefined : 'Not registered'),
              },
            ],
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
      {
        kind: 'pairs',
        groups: [
          {
            pairs: [
              {
                id: 'due',
                label: 'Payable',
                value: { kind: 'amount', value: sums.value, formula: '{items!total.value}' },
              },
              { label: 'In words', value: { kind: 'words', value: sums.value, of: '{!due}' } },
            ],
          },
        ],
      },
      { kind: 'text', text: 'No tax is charged on this supply.', look: 'small' },
      ...(terms ? [{ kind: 'text', text: terms } as const] : []),
      {
        kind: 'signatures',
        places: [businessSigns(businessName, signatory)],
      },
    ]
    return {
      title: 'Bill of supply',
      author: businessName ?? '',
      fileName: fileNameOf('bill-of-supply', number),
      blocks,
    }
  },
})
