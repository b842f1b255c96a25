import { placeName, type Supply } from '@anupalan/server/compliance/gst'
import type { BusinessAnswers } from '../../../ui/business-profile/answers.ts'
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
import {
  ABROAD,
  abroadName,
  area,
  choice,
  date,
  flag,
  line,
  placeOrAbroad,
  CHECKED,
  type PlaceOrAbroad,
} from '../definitions/fields.ts'
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
import { defineTemplate, type Instead } from '../definitions/template.ts'

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

/** Endorsements of exports and of supplies to special economic zones, in the words of rule 46. */
const endorsements: Record<SupplyChoice, string | undefined> = {
  domestic: undefined,
  'sez-with-tax':
    'SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS ON PAYMENT OF INTEGRATED TAX',
  'sez-without-tax':
    'SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX',
  'export-with-tax': 'SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX',
  'export-without-tax':
    'SUPPLY MEANT FOR EXPORT UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX',
}

/** Declaration of rule 46(s): an invoice that is not an e-invoice though the turnover is above its limit. */
const NOT_AN_E_INVOICE =
  'I/We hereby declare that though our aggregate turnover in any preceding financial year from 2017-18 onwards is more than the aggregate turnover notified under sub-rule (4) of rule 48, we are not required to prepare an invoice in terms of the provisions of the said sub-rule.'

/** Copies by rule 48: three for goods, two for services. */
const COPIES = {
  recipient: 'Original for recipient',
  transporter: 'Duplicate for transporter',
  supplier: 'Triplicate for supplier',
  'supplier-of-services': 'Duplicate for supplier',
} as const

const copyOptions = {
  ...COPIES,
  transporter: `${COPIES.transporter} (goods)`,
  supplier: `${COPIES.supplier} (goods)`,
  'supplier-of-services': `${COPIES['supplier-of-services']} (services)`,
}

function placeProblem(supply: SupplyChoice | undefined, at: PlaceOrAbroad | undefined): string | undefined {
  if (at === undefined) return undefined
  if (kindOf(supply) === 'export')
    return at === ABROAD ? undefined : 'An export has its place of supply outside India.'
  return at === ABROAD ? 'A place of supply outside India belongs to an export.' : undefined
}

const RUPEE = 100

/** Other documents by the kept answer about GST. */
const otherDocuments: Partial<Record<BusinessAnswers['gst'], Instead>> = {
  composition: {
    text: 'Under the composition scheme you may not charge GST (section 10(4), CGST Act), so you give a bill of supply.',
    link: { label: 'Open the bill of supply', href: '/business-templates/bill-of-supply' },
  },
  none: {
    text: 'Without a GST registration you may not charge GST (section 32, CGST Act). Give a receipt for what you are paid.',
    link: { label: 'Open the receipt', href: '/business-templates/receipt' },
  },
}

export const template = defineTemplate({
  slug: 'gst-invoice',
  formats: ['docx', 'xlsx', 'pdf'],
  fields: {
    ...businessFields,
    businessGstin: supplierGstin,
    number: serialNumber({ label: 'Invoice number' }),
    date: date({ label: 'Date of the invoice', isRequired: true, missing: 'Enter the date of the invoice.' }),
    copy: choice({ label: 'Copy', options: copyOptions, placeholder: 'None named' }),
    buyerName: line({ label: 'Name of the recipient', isRequired: true }),
    buyerAddress: area({ label: 'Address of the recipient', isRequired: true }),
    buyerState: placeOrAbroad({ label: 'State of the recipient', isRequired: true }),
    buyerGstin,
    delivery: area({ label: 'Address of delivery', description: 'If it is a different address' }),
    supply: choice({ label: 'Supply', options: SUPPLIES, placeholder: 'Within India' }),
    place: placeOrAbroad({
      label: 'Place of supply',
      description:
        'For goods, the state of delivery. For most services, the state of the recipient. For an export, outside India',
      isRequired: true,
      missing: 'Choose the place of supply.',
    }),
    country: line({ label: 'Country of destination', description: 'Of an export' }),
    reverseCharge: flag({
      label: 'Reverse charge: the recipient pays the tax to the government',
    }),
    isNotEInvoice: flag({
      label:
        'Turnover is above the e-invoice limit, but this invoice need not be one. Rule 46(s) asks you to declare this',
    }),
    roundOff: flag({ label: 'Round the total to the nearest rupee' }),
    ...endFields,
  },
  instead: ({ gst }) => otherDocuments[gst],
  groups: [
    {
      heading: 'The invoice',
      fields: ['number', 'date', 'copy'],
      rare: { summary: 'Original or duplicate copy', fields: ['copy'] },
    },
    {
      heading: 'The recipient',
      fields: ['buyerName', 'buyerAddress', 'buyerState', 'buyerGstin', 'delivery'],
      rare: { summary: 'Delivery to another address', fields: ['delivery'] },
    },
    {
      heading: 'The supply',
      fields: ['supply', 'place', 'country', 'reverseCharge'],
      rare: { summary: 'Export, SEZ or reverse charge', fields: ['supply', 'country', 'reverseCharge'] },
    },
    {
      heading: 'Notes and signature',
      fields: ['roundOff', 'isNotEInvoice', 'terms', 'signatory'],
      rare: { summary: 'Declaration about e-invoices', fields: ['isNotEInvoice'] },
    },
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
  check: ({ date: on, businessGstin, businessState, buyerGstin: number, buyerState, supply, ...rest }) => ({
    date: beforeRates(on),
    businessGstin: gstinElsewhere(businessGstin, businessState),
    buyerGstin:
      buyerState === ABROAD || kindOf(supply) === 'export' ? undefined : gstinElsewhere(number, buyerState),
    place: placeProblem(supply, rest.place),
    country:
      kindOf(supply) === 'export' && rest.country === undefined
        ? 'Enter the country of destination.'
        : undefined,
  }),
  make(values, lines) {
    const { businessName, businessState, number, date: on, copy, delivery, supply } = values
    const { reverseCharge = false, roundOff = false, isNotEInvoice = false, country } = values
    const isExport = kindOf(supply) === 'export'
    const isAbroad = values.place === ABROAD
    // An export needs its address of delivery, with the country, also if it is the recipient's.
    const deliveredTo = delivery ?? (isExport ? values.buyerAddress : undefined)
    const isWithoutTax = supply?.endsWith('without-tax') ?? false
    const sums = sumTaxed(lines, {
      on,
      supplier: businessState,
      // The place of an export has no effect on its tax.
      place: isExport ? businessState : values.place === ABROAD ? undefined : values.place,
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
              ...(deliveredTo
                ? [{ label: 'Delivered to', value: addressLines(deliveredTo).join('\n') }]
                : []),
              ...(isExport ? [{ label: 'Country of destination', value: country }] : []),
            ],
          },
          {
            heading: 'Invoice',
            pairs: [
              { label: 'Number', value: number },
              { label: 'Date', value: { kind: 'date', value: on } },
              { id: 'supplier', label: 'Supplied from', value: businessState && placeName(businessState) },
              {
                id: 'place',
                label: 'Place of supply',
                value: values.place === ABROAD ? abroadName : values.place && placeName(values.place),
              },
              ...(isAbroad ? [] : [{ label: 'State code', value: values.place }]),
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
      ...(isNotEInvoice ? [{ kind: 'text', text: NOT_AN_E_INVOICE } as const] : []),
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
