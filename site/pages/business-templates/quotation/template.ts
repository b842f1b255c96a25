import { placeName } from '@anupalan/server/compliance/gst'
import { addressLines, businessFields, sampleBusiness } from '../definitions/business.ts'
import { area, date, line, place } from '../definitions/fields.ts'
import { beforeRates, sampleGoods, sumTaxed, taxedLines } from '../definitions/goods.ts'
import { orderDocument } from '../definitions/order.ts'
import { defineTemplate } from '../definitions/template.ts'

export const template = defineTemplate({
  slug: 'quotation',
  formats: ['docx', 'xlsx', 'pdf'],
  fields: {
    ...businessFields,
    number: line({ label: 'Number of the quotation', isRequired: true, most: 30 }),
    date: date({ label: 'Date', isRequired: true, missing: 'Enter the date.' }),
    validUntil: date({
      label: 'Valid until',
      isRequired: true,
      missing: 'Enter the day until which it is valid.',
    }),
    buyerName: line({ label: 'For whom', isRequired: true, missing: 'Enter for whom it is.' }),
    buyerAddress: area({ label: 'Address' }),
    place: place({ label: 'Place of supply', isRequired: true, missing: 'Choose the place of supply.' }),
    subject: line({ label: 'What it is for' }),
    terms: area({ label: 'Terms', description: 'Delivery, payment, warranty: one on each line' }),
    signatory: line({ label: 'Who signs' }),
  },
  groups: [
    { heading: 'The quotation', fields: ['number', 'date', 'validUntil', 'subject'] },
    { heading: 'The customer', fields: ['buyerName', 'buyerAddress', 'place'] },
    { heading: 'Notes and signature', fields: ['terms', 'signatory'] },
  ],
  lines: taxedLines,
  sample: {
    fields: {
      ...sampleBusiness,
      number: 'Q-2026-118',
      date: '20 November 2026',
      validUntil: '20 December 2026',
      subject: 'Sarees for a wedding in January',
      buyerName: 'Meera Deshpande',
      buyerAddress: '5, Model Colony\nPune 411016',
      place: '27',
      terms:
        'Delivery within 15 days of the order.\nHalf of the total with the order, the rest on delivery.\nColours may differ slightly from those of the samples.',
      signatory: 'Kavya Rao, Proprietor',
    },
    lines: sampleGoods,
  },
  check: ({ date: on, validUntil }) => ({
    date: beforeRates(on),
    validUntil: on && validUntil && validUntil < on ? 'It cannot end before it is written.' : undefined,
  }),
  make(values, lines) {
    const { businessState, number, date: on, validUntil, buyerName, buyerAddress, subject, terms } = values
    const sums = sumTaxed(lines, { on, supplier: businessState, place: values.place })
    return orderDocument(values, {
      title: 'Quotation',
      groups: [
        {
          pairs: [
            { label: 'For', value: buyerName },
            { label: 'Address', value: addressLines(buyerAddress).join('\n') || undefined },
            { label: 'About', value: subject },
          ],
        },
        {
          pairs: [
            { label: 'Number', value: number },
            { label: 'Date', value: { kind: 'date', value: on } },
            { label: 'Valid until', value: { kind: 'date', value: validUntil } },
            { id: 'supplier', label: 'Supplied from', value: businessState && placeName(businessState) },
            { id: 'place', label: 'Place of supply', value: values.place && placeName(values.place) },
          ],
        },
      ],
      sums,
      terms: [
        ...(terms
          ? [{ kind: 'heading', text: 'Terms' } as const, { kind: 'text', text: terms } as const]
          : []),
        {
          kind: 'text',
          text: 'This is an offer, not an invoice. Tax is charged at the rate in force on the day of supply.',
          look: 'small',
        },
      ],
      other: 'customer',
    })
  },
})
