import type { SupplyKind } from '@anupalan/server/compliance/gst'
import { inLocale } from '@anupalan/server/contract/core/locale'
import type { ToolWords } from '../frame/words.ts'

/** Words of the GST calculator. */
export const gstWords = inLocale({
  en: {
    name: 'GST',
    heading: 'GST calculator: add or remove tax',
    lead: 'Type an amount. The supplier’s state and the place of supply decide if it is CGST and SGST, or IGST.',
    example: 'This example is for ₹10,000 without tax at 18%, supplied within Karnataka.',
    parts: [
      {
        heading: 'Who it is for',
        paragraphs: [
          'Anyone who writes or reads an invoice. Add tax to a value, or find the value in a price that includes tax.',
        ],
      },
      {
        heading: 'How it is calculated',
        paragraphs: [
          'We compare the state of the supplier’s registration with the place of supply. In the same state, half the rate is CGST and half is SGST (UTGST in a union territory without a legislature). Between two states, and for an import, an export or a special economic zone, all of it is IGST.',
          'Each tax is rounded to the paisa. To remove tax from a price, we multiply the price by the rate and divide by 100 plus the rate. The parts always add up to the price.',
        ],
      },
    ],
    related: [
      { label: 'GST registration and returns', href: '/services/gst-filing' },
      { label: 'HSN and SAC rate finder', href: '/tools/hsn-rates' },
      { label: 'GSTIN and PAN checker', href: '/tools/gstin-pan' },
      { label: 'Late fee and interest', href: '/tools/gst-late-fee' },
      { label: 'Amount in words', href: '/tools/amount-in-words' },
    ],
  } as const satisfies ToolWords,
})

const kind = inLocale<Record<SupplyKind, string>>({
  en: {
    domestic: 'Within India',
    sez: 'To a special economic zone',
    export: 'Export',
    import: 'Import',
  },
})

/** Words of its fields. */
export const gstFields = inLocale({
  en: {
    mode: { label: 'What to do', options: { add: 'Add tax', remove: 'Remove tax' } },
    amount: {
      add: { label: 'Value without tax' },
      remove: { label: 'Price with tax' },
    },
    rate: { label: 'Rate', option: (rate: string, goods: string) => `${rate}, ${goods}` },
    kind: { label: 'Supply', options: kind },
    supplier: { label: 'State of the supplier', option: (code: string, name: string) => `${code} ${name}` },
    place: {
      label: 'Place of supply',
      description: 'For goods, the state of delivery. For most services, the state of the customer',
    },
    underUndertaking: { label: 'Under a bond or letter of undertaking, without tax' },
    on: { label: 'Date of the supply', description: 'We use the rates of this day' },
  },
})

/** Words of its result. */
export const gstResult = inLocale({
  en: {
    with: (tax: string, value: string) => `with tax: ${tax} of GST on ${value}`,
    without: (tax: string, price: string) => `without tax: ${tax} of GST within ${price}`,
    caption: 'Working of the tax, in rupees',
    amount: 'Amount',
    others: 'The same amount at every rate',
    rate: 'Rate',
    tax: 'Tax',
    value: { add: 'With tax', remove: 'Without tax' },
  },
})

/** What the calculator does not cover. */
export const gstLimits = inLocale({
  en: [
    'The rate of your goods or service. Use the HSN and SAC rate finder for it.',
    'Compensation cess, composition schemes and special levies, such as bricks at 12% with input tax credit or 6% without.',
    'Doubts about the place of supply, as for events, transport or online services. Sections 10 to 13 of the IGST Act decide it.',
  ],
})

/** Words of its table. */
export const gstRules = inLocale({
  en: {
    caption: (from: string) => `Rates of GST since ${from}`,
    goods: 'For what',
    rate: 'Rate',
  },
})
