import { placeName } from '@anupalan/server/compliance/gst'
import { addressLines, businessFields, gstinElsewhere, sampleBusiness } from '../definitions/business.ts'
import { area, date, gstin, line, place, wholeNumber } from '../definitions/fields.ts'
import { beforeRates, sampleGoods, sumTaxed, taxedLines } from '../definitions/goods.ts'
import { orderDocument } from '../definitions/order.ts'
import { defineTemplate } from '../definitions/template.ts'

export const template = defineTemplate({
  slug: 'purchase-order',
  formats: ['docx', 'xlsx', 'pdf'],
  fields: {
    ...businessFields,
    number: line({ label: 'Number of the order', isRequired: true, most: 30 }),
    date: date({ label: 'Date', isRequired: true, missing: 'Enter the date.' }),
    quotation: line({ label: 'The supplier’s quotation', description: 'Its number and date' }),
    supplierName: line({ label: 'Name of the supplier', isRequired: true }),
    supplierAddress: area({ label: 'Address of the supplier' }),
    supplierState: place({ label: 'State of the supplier', isRequired: true }),
    supplierGstin: gstin({ label: 'GSTIN of the supplier' }),
    delivery: area({ label: 'Deliver to', description: 'If it is not the address above' }),
    place: place({ label: 'Place of supply', isRequired: true, missing: 'Choose the place of supply.' }),
    deliverBy: date({ label: 'Deliver by' }),
    paymentDays: wholeNumber({
      label: 'Days to pay',
      description: 'From acceptance. A micro or small supplier must be paid within 45 days',
      least: 0,
      most: 365,
    }),
    terms: area({ label: 'More terms', description: 'A line each' }),
    signatory: line({ label: 'Who signs' }),
  },
  groups: [
    { heading: 'The order', fields: ['number', 'date', 'quotation'] },
    {
      heading: 'The supplier',
      fields: ['supplierName', 'supplierAddress', 'supplierState', 'supplierGstin'],
    },
    {
      heading: 'Delivery and payment',
      fields: ['delivery', 'place', 'deliverBy', 'paymentDays', 'terms', 'signatory'],
    },
  ],
  lines: taxedLines,
  sample: {
    fields: {
      ...sampleBusiness,
      number: 'PO-2026-064',
      date: '20 November 2026',
      quotation: 'KW/311 of 14 November 2026',
      supplierName: 'Kanchi Weavers’ Cooperative Society',
      supplierAddress: '40, Gandhi Road\nKancheepuram 631501',
      supplierState: '33',
      place: '29',
      deliverBy: '5 December 2026',
      paymentDays: '30',
      terms: 'Goods that do not match the samples are returned at the supplier’s cost.',
      signatory: 'Kavya Rao, Proprietor',
    },
    lines: sampleGoods.slice(0, 2),
  },
  check: ({ date: on, deliverBy, supplierGstin, supplierState }) => ({
    date: beforeRates(on),
    deliverBy:
      on && deliverBy && deliverBy < on ? 'It cannot be due before the order is written.' : undefined,
    supplierGstin: gstinElsewhere(supplierGstin, supplierState),
  }),
  make(values, lines) {
    const {
      number,
      date: on,
      quotation,
      supplierName,
      supplierAddress,
      supplierState,
      supplierGstin,
    } = values
    const { delivery, deliverBy, paymentDays, terms } = values
    const sums = sumTaxed(lines, { on, supplier: supplierState, place: values.place })
    const conditions = [
      paymentDays === undefined
        ? ''
        : `Payment within ${paymentDays} days of acceptance of the goods or services.`,
      ...(terms?.split('\n') ?? []),
      'Write the number of this order on your invoice and on each package.',
    ].filter(Boolean)
    return orderDocument(values, {
      title: 'Purchase order',
      groups: [
        {
          heading: 'Supplier',
          pairs: [
            { label: 'Name', value: supplierName },
            { label: 'Address', value: addressLines(supplierAddress).join('\n') || undefined },
            { id: 'supplier', label: 'State', value: supplierState && placeName(supplierState) },
            { label: 'GSTIN', value: supplierGstin },
          ],
        },
        {
          heading: 'Order',
          pairs: [
            { label: 'Number', value: number },
            { label: 'Date', value: { kind: 'date', value: on } },
            ...(quotation ? [{ label: 'Your quotation', value: quotation }] : []),
            { label: 'Deliver by', value: { kind: 'date', value: deliverBy } },
            { id: 'place', label: 'Place of supply', value: values.place && placeName(values.place) },
            ...(delivery ? [{ label: 'Deliver to', value: addressLines(delivery).join('\n') }] : []),
          ],
        },
      ],
      sums,
      terms: [
        { kind: 'heading', text: 'Terms' },
        { kind: 'clauses', clauses: conditions.map((text) => ({ text })) },
      ],
      other: 'supplier',
    })
  },
})
