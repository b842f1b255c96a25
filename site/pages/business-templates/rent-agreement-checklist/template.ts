import { businessFields, fileNameOf, letterhead, sampleBusiness } from '../definitions/business.ts'
import { paise } from '../definitions/cells.ts'
import type { TableRow } from '../documents/model.ts'
import { amount, area, choice, date, line, percent, wholeNumber } from '../definitions/fields.ts'
import { defineTemplate } from '../definitions/template.ts'

const USES = { office: 'Office', shop: 'Shop', godown: 'Godown', home: 'Home' } as const

/** Points to check before and after signing, by part. */
const parts: readonly { part: string; points: readonly string[] }[] = [
  {
    part: 'Before you agree',
    points: [
      'See the title deed, the latest tax receipt and the encumbrance certificate. The landlord is the owner or has a power of attorney',
      'Your use is allowed: sanctioned plan, trade licence, bye-laws of the building',
      'Area measured; parking, water, power load and lift agreed in writing',
      'The lender’s consent, if the premises are mortgaged',
    ],
  },
  {
    part: 'In the agreement',
    points: [
      'Names, PAN and addresses of both sides, and the premises with their boundaries',
      'Rent, its due day and yearly increase, and who pays maintenance, property tax and electricity',
      'Deposit: how much, paid when, and returned how many days after the end',
      'Lock-in and notice of each side, and what happens on repair, fire or sale of the premises',
      'Consent to put up a board, to take GST registration there, and to change the fittings',
    ],
  },
  {
    part: 'Stamp duty and registration',
    points: [
      'Stamp duty of the state paid before or at signing',
      'Registered, if the term is above one year or from year to year, or if the state requires it for less',
      'Two witnesses, and a copy for each side',
    ],
  },
  {
    part: 'Tax',
    points: [
      'GST: is the landlord registered? If a home is rented to a business, or the landlord is not registered, check if the tenant pays the tax under reverse charge',
      'TDS on rent above ₹50,000 a month to a landlord resident in India, and on any rent to a landlord abroad. See the TDS finder for today’s rate',
      'The address added to the GST registration, the shops and establishments licence and the bank',
    ],
  },
  {
    part: 'Handing over',
    points: [
      'Photos and a signed list of fittings, and meter readings written down',
      'Keys counted, and no dues of the last tenant',
      'Insurance of your own goods',
    ],
  },
]

export const template = defineTemplate({
  slug: 'rent-agreement-checklist',
  formats: ['docx', 'xlsx', 'pdf'],
  fields: {
    ...businessFields,
    landlord: line({ label: 'Name of the landlord', isRequired: true }),
    premises: area({
      label: 'Premises to be rented',
      isRequired: true,
      missing: 'Enter the address of the place.',
    }),
    use: choice({ label: 'Use', options: USES }),
    begins: date({ label: 'Begins on' }),
    months: wholeNumber({ label: 'Term in months', least: 1, most: 1188 }),
    rent: amount({ label: 'Rent, a month', isRequired: true, missing: 'Enter the rent of a month.' }),
    maintenance: amount({ label: 'Maintenance, a month' }),
    deposit: amount({ label: 'Deposit' }),
    rise: percent({ label: 'Rise of rent, % a year' }),
  },
  groups: [
    { heading: 'The place', fields: ['landlord', 'premises', 'use'] },
    { heading: 'The terms', fields: ['begins', 'months', 'rent', 'maintenance', 'deposit', 'rise'] },
  ],
  sample: {
    fields: {
      ...sampleBusiness,
      landlord: 'Suresh Gowda',
      premises: 'Ground floor, 22, Dewan’s Road\nMysuru 570024',
      use: 'shop',
      begins: '1 January 2027',
      months: '36',
      rent: '48,000',
      maintenance: '4,500',
      deposit: '4,80,000',
      rise: '5',
    },
  },
  make(values) {
    const { businessName, landlord, premises, use, begins, months, rent, maintenance, deposit, rise } = values
    const monthly = rent === undefined ? undefined : rent + (maintenance ?? 0)
    const firstYear = monthly === undefined ? undefined : monthly * 12
    const numbered = parts.flatMap(({ part, points }): TableRow[] => [
      { look: 'part', cells: { done: part } },
      ...points.map((point): TableRow => ({ cells: { done: '[   ]', point } })),
    ])
    return {
      title: 'Rent agreement checklist',
      author: businessName ?? '',
      fileName: fileNameOf('rent-agreement-checklist', landlord),
      blocks: [
        letterhead(values, 'Rent agreement checklist'),
        {
          kind: 'pairs',
          groups: [
            {
              pairs: [
                { label: 'Landlord', value: landlord },
                { label: 'Place', value: premises },
                { label: 'Use', value: use && USES[use] },
              ],
            },
            {
              pairs: [
                { label: 'Begins on', value: { kind: 'date', value: begins } },
                { label: 'Term', value: months === undefined ? undefined : `${months} months` },
                { label: 'Rise a year', value: { kind: 'rate', value: rise } },
              ],
            },
          ],
        },
        {
          kind: 'table',
          id: 'terms',
          caption: 'What it costs, in rupees',
          columns: [
            { key: 'what', head: 'What it costs', share: 70 },
            { key: 'amount', head: '₹', share: 30, kind: 'figure' },
          ],
          rows: [
            { id: 'rent', cells: { what: 'Rent, a month', amount: paise(rent) } },
            { id: 'maintenance', cells: { what: 'Maintenance, a month', amount: paise(maintenance) } },
            {
              id: 'monthly',
              look: 'total',
              cells: { what: 'Together, a month', amount: paise(monthly, 'SUM({amount:})') },
            },
            {
              id: 'year',
              look: 'total',
              cells: {
                what: 'In the first year, without GST',
                amount: paise(firstYear, '{monthly.amount}*12'),
              },
            },
            {
              id: 'deposit',
              look: 'total',
              cells: { what: 'Deposit (refundable)', amount: paise(deposit) },
            },
          ],
        },
        {
          kind: 'table',
          id: 'points',
          caption: 'To check',
          columns: [
            { key: 'done', head: 'Done', share: 7 },
            { key: 'point', head: 'What to look at', share: 70 },
            { key: 'remark', head: 'Remark', share: 23 },
          ],
          rows: numbered,
        },
        {
          kind: 'text',
          text: 'This is a checklist, not an agreement. Rules on stamp duty, registration and rent differ by state. Ask a lawyer to write or read the agreement.',
          look: 'small',
        },
      ],
    }
  },
})
