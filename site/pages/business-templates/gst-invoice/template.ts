import { placeName, type Supply } from '@anupalan/server/compliance/gst'
import type { Block } from '../documents/model.ts'
import {
  addressLines,
  businessFields,
  fileNameOf,
  gstinElsewhere,
  letterhead,
  sampleBusiness,
} from '../definitions/business.ts'
import { paise, sumInWords } from '../definitions/cells.ts'
import { area, choice, date, flag, line, place, CHECKED } from '../definitions/fields.ts'
import {
  beforeRates,
  sampleGoods,
  sumTaxed,
  taxByRate,
  taxedLines,
  taxedTable,
} from '../definitions/goods.ts'
import {
  buyerGstin,
  endBlocks,
  endFields,
  recipientPairs,
  serialNumber,
  supplierGstin,
} from '../definitions/invoice.ts'
import { defineTemplate } from '../definitions/template.ts'

/** Kinds of supply with their own text on an invoice. */
const SUPPLIES = {
  domestic: 'Within India',
  'sez-with-tax': 'To a special economic zone, with tax',
  'sez-without-tax': 'To a special economic zone, under an undertaking',
  'export-with-tax': 'Export, with tax',
  'export-without-tax': 'Export, under an undertaking',
} as const

type SupplyChoice = keyof typeof SUPPLIES

const kindOf = (supply: SupplyChoice | undefined): Supply['kind'] =>
  supply?.startsWith('sez') ? 'sez' : supply?.startsWith('export') ? 'export' : 'domestic'

/** Endorsements required by rule 46 for exports and supplies to special economic zones. */
const endorsements: Record<SupplyChoice, string | undefined> = {
  domestic: undefined,
  'sez-with-tax':
    'Supply to a SEZ unit or SEZ developer for authorised operations on payment of integrated tax',
  'sez-without-tax':
    'Supply to a SEZ unit or SEZ developer for authorised operations under bond or letter of undertaking without payment of integrated tax',
  'export-with-tax': 'Supply meant for export on payment of integrated tax',
  'export-without-tax':
    'Supply meant for export under bond or letter of undertaking without payment of integrated tax',
}

const COPIES = {
  recipient: 'Original for recipient',
  transporter: 'Duplicate for transporter',
  supplier: 'Triplicate for supplier',
} as const

const RUPEE = 100

export const template = defineTemplate({
  slug: 'gst-invoice',
  formats: ['docx', 'xlsx', 'pdf'],
  fields: {
    ...businessFields,
    businessGstin: supplierGstin,
    number: serialNumber({ label: 'Invoice number' }),
    date: date({ label: 'Date of the invoice', isRequired: true, missing: 'Enter the date of the invoice.' }),
    copy: choice({ label: 'Copy', options: COPIES, placeholder: 'None named' }),
    buyerName: line({ label: 'Name of the recipient', isRequired: true }),
    buyerAddress: area({ label: 'Address of the recipient', isRequired: true }),
    buyerState: place({ label: 'State of the recipient', isRequired: true }),
    buyerGstin,
    delivery: area({ label: 'Address of delivery', description: 'Where it is another' }),
    supply: choice({ label: 'Supply', options: SUPPLIES, placeholder: 'Within India' }),
    place: place({
      label: 'Place of supply',
      description: 'For goods where they are delivered, for most services where the recipient is',
      isRequired: true,
      missing: 'Choose the place of supply.',
    }),
    reverseCharge: flag({
      label: 'Tax is payable on reverse charge: the recipient pays it to the government',
    }),
    roundOff: flag({ label: 'Round the total to the nearest rupee' }),
    ...endFields,
  },
  groups: [
    { heading: 'The invoice', fields: ['number', 'date', 'copy'] },
    {
      heading: 'The recipient',
      fields: ['buyerName', 'buyerAddress', 'buyerState', 'buyerGstin', 'delivery'],
    },
    { heading: 'The supply', fields: ['supply', 'place', 'reverseCharge'] },
    { heading: 'The end of the page', fields: ['roundOff', 'terms', 'signatory'] },
  ],
  lines: taxedLines,
  sample: {
    fields: {
      ...sampleBusiness,
      number: 'CS/26-27/0412',
      date: '20 November 2026',
      copy: 'recipient',
      buyerName: 'श्री लक्ष्मी वस्त्र भण्डार',
      buyerAddress: '221, Laxmi Road\nPune 411030',
      buyerState: '27',
      buyerGstin: '27AAPFU0939F1ZV',
      place: '27',
      roundOff: CHECKED,
      terms: 'Payment within 30 days to Chamundi Silks and Sarees, account 0123 4567 8901, IFSC SBIN0001234.',
      signatory: 'Kavya Rao, Proprietor',
    },
    lines: sampleGoods,
  },
  check: ({ date: on, businessGstin, businessState, buyerGstin: number, buyerState, supply }) => ({
    date: beforeRates(on),
    businessGstin: gstinElsewhere(businessGstin, businessState),
    buyerGstin: kindOf(supply) === 'export' ? undefined : gstinElsewhere(number, buyerState),
  }),
  make(values, lines) {
    const { businessName, businessState, number, date: on, copy, delivery, supply } = values
    const { reverseCharge = false, roundOff = false } = values
    const isWithoutTax = supply?.endsWith('without-tax') ?? false
    const sums = sumTaxed(lines, {
      on,
      supplier: businessState,
      place: values.place,
      kind: kindOf(supply),
      underUndertaking: isWithoutTax,
    })
    // Under reverse charge the recipient pays the tax to the government, and owes the supplier only the value.
    const due = reverseCharge ? sums.value : sums.total
    const dueReference = reverseCharge ? '{items!total.value}' : '{items!total.total}'
    const rounded = due === undefined ? undefined : Math.round(due / RUPEE) * RUPEE
    const endorsement = supply && endorsements[supply]
    const blocks: Block[] = [
      letterhead(values, 'Tax invoice', copy && COPIES[copy]),
      {
        kind: 'pairs',
        groups: [
          {
            heading: 'Recipient',
            pairs: [
              ...recipientPairs(values),
              ...(delivery ? [{ label: 'Delivered to', value: addressLines(delivery).join('\n') }] : []),
            ],
          },
          {
            heading: 'Invoice',
            pairs: [
              { label: 'Number', value: number },
              { label: 'Date', value: { kind: 'date', value: on } },
              { id: 'supplier', label: 'Supplied from', value: businessState && placeName(businessState) },
              { id: 'place', label: 'Place of supply', value: values.place && placeName(values.place) },
              { label: 'Code of that state', value: values.place },
              { label: 'Reverse charge', value: reverseCharge ? 'Yes' : 'No' },
            ],
          },
        ],
      },
      ...(endorsement ? [{ kind: 'text', text: endorsement, look: 'strong' } as const] : []),
      taxedTable(sums, 'Goods and services', isWithoutTax),
      taxByRate(sums),
      {
        kind: 'pairs',
        groups: [
          {
            pairs: [
              ...(roundOff
                ? [
                    {
                      id: 'rounding',
                      label: 'Rounded by',
                      value: paise(
                        rounded === undefined ? undefined : rounded - due!,
                        `ROUND(${dueReference},0)-${dueReference}`,
                      ),
                    },
                  ]
                : []),
              ...sumInWords(
                reverseCharge ? 'Payable, without tax' : 'Payable',
                roundOff ? rounded : due,
                roundOff ? `ROUND(${dueReference},0)` : dueReference,
              ),
            ],
          },
        ],
      },
      ...(reverseCharge
        ? [
            {
              kind: 'text',
              text: 'Tax on this supply is payable by the recipient on reverse charge; it is shown and not charged.',
            } as const,
          ]
        : []),
      ...endBlocks(values),
    ]
    return {
      title: 'Tax invoice',
      author: businessName ?? '',
      fileName: fileNameOf('tax-invoice', number),
      blocks,
    }
  },
})
