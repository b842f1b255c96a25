import { gstRates, placeName, type Supply } from '@anupalan/server/compliance/gst'
import { formatDate } from '@anupalan/server/compliance/ist'
import type { Block, FigureCell } from '../../documents/model.ts'
import {
  addressLines,
  businessFields,
  businessSigns,
  fileNameOf,
  letterhead,
  sampleBusiness,
  stateWithCode,
} from './business.ts'
import { area, choice, date, flag, formed, gstin, line, place, TICKED } from './fields.ts'
import { sampleGoods, sumTaxed, taxByRate, taxedLines, taxedTable } from './goods.ts'
import { defineTemplate } from './template.ts'

/** Kinds of supply that an invoice says something of its own for. */
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

/** What rule 46 has an invoice say of exports and supplies to special economic zones. */
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

export const gstInvoice = defineTemplate({
  slug: 'gst-invoice',
  formats: ['docx', 'xlsx', 'pdf'],
  fields: {
    ...businessFields,
    businessGstin: gstin({ label: 'GSTIN', isRequired: true }),
    number: formed({
      label: 'Invoice number',
      description: 'At most 16 letters, digits, - and /, each number once in a financial year',
      isRequired: true,
      form: /^[A-Za-z0-9/-]{1,16}$/,
      problem: 'Use at most 16 characters: letters, digits, - and / alone.',
    }),
    date: date({ label: 'Date of the invoice', isRequired: true, missing: 'Enter the date of the invoice.' }),
    copy: choice({ label: 'Copy', options: COPIES, placeholder: 'None named' }),
    buyerName: line({ label: 'Name of the recipient', isRequired: true }),
    buyerAddress: area({ label: 'Address of the recipient', isRequired: true }),
    buyerState: place({ label: 'State of the recipient', isRequired: true }),
    buyerGstin: gstin({ label: 'GSTIN of the recipient', description: 'Where the recipient is registered' }),
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
    terms: area({ label: 'Bank details, terms, notes' }),
    signatory: line({ label: 'Who signs' }),
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
      roundOff: TICKED,
      terms: 'Payment within 30 days to Chamundi Silks and Sarees, account 0123 4567 8901, IFSC SBIN0001234.',
      signatory: 'Kavya Rao, Proprietor',
    },
    lines: sampleGoods,
  },
  check({ date: on, businessGstin, businessState, buyerGstin, buyerState, supply }) {
    const { validFrom } = gstRates[0]!
    const isElsewhere = (number: string | undefined, state: string | undefined) =>
      number !== undefined && state !== undefined && !number.startsWith(state)
    return {
      date: on && on < validFrom ? `The rates known here begin on ${formatDate(validFrom)}.` : undefined,
      businessGstin: isElsewhere(businessGstin, businessState)
        ? `This GSTIN begins with ${businessGstin!.slice(0, 2)}, and the state chosen has the code ${businessState}.`
        : undefined,
      buyerGstin:
        isElsewhere(buyerGstin, buyerState) && kindOf(supply) !== 'export'
          ? `This GSTIN begins with ${buyerGstin!.slice(0, 2)}, and the state chosen has the code ${buyerState}.`
          : undefined,
    }
  },
  make(values, lines) {
    const {
      businessName,
      businessState,
      number,
      date: on,
      copy,
      buyerName,
      buyerAddress,
      buyerState,
    } = values
    const { buyerGstin, delivery, supply, reverseCharge = false, roundOff = false, terms, signatory } = values
    const isWithoutTax = supply?.endsWith('without-tax') ?? false
    const sums = sumTaxed(lines, {
      on,
      supplier: businessState,
      place: values.place,
      kind: kindOf(supply),
      underUndertaking: isWithoutTax,
    })
    // On reverse charge the recipient owes the tax to the government, and the supplier asks for the value alone.
    const due = reverseCharge ? sums.value : sums.total
    const dueReference = reverseCharge ? '{items!total.value}' : '{items!total.total}'
    const rounded = due === undefined ? undefined : Math.round(due / RUPEE) * RUPEE
    const endorsement = supply && endorsements[supply]
    const figure = (value: number | undefined, formula: string): FigureCell => ({
      kind: 'amount',
      value,
      formula,
    })
    const blocks: Block[] = [
      letterhead(values, 'Tax invoice', copy && COPIES[copy]),
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
                      value: figure(
                        rounded === undefined ? undefined : rounded - due!,
                        `ROUND(${dueReference},0)-${dueReference}`,
                      ),
                    },
                  ]
                : []),
              {
                id: 'due',
                label: reverseCharge ? 'Payable, without tax' : 'Payable',
                value: figure(roundOff ? rounded : due, roundOff ? `ROUND(${dueReference},0)` : dueReference),
              },
              { label: 'In words', value: { kind: 'words', value: roundOff ? rounded : due, of: '{!due}' } },
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
      ...(terms ? [{ kind: 'text', text: terms } as const] : []),
      {
        kind: 'signatures',
        places: [businessSigns(businessName, signatory)],
      },
    ]
    return {
      title: 'Tax invoice',
      author: businessName ?? '',
      fileName: fileNameOf('tax-invoice', number),
      blocks,
    }
  },
})
