import { amountInWords } from '@anupalan/server/compliance/format'
import {
  businessFields,
  businessSignature,
  fileNameOf,
  gap,
  letterhead,
  sampleBusiness,
} from '../definitions/business.ts'
import { amount, choice, date, line } from '../definitions/fields.ts'
import { defineTemplate } from '../definitions/template.ts'

const MODES = { cash: 'Cash', upi: 'UPI', bank: 'Bank transfer', cheque: 'Cheque', card: 'Card' } as const

/** In paise. A receipt for more requires a revenue stamp. */
const STAMP_ABOVE = 5000_00

export const template = defineTemplate({
  slug: 'receipt',
  formats: ['docx', 'xlsx', 'pdf'],
  fields: {
    ...businessFields,
    number: line({ label: 'Number of the receipt', isRequired: true, most: 30 }),
    date: date({ label: 'Date', isRequired: true, missing: 'Enter the date.' }),
    payer: line({ label: 'Received from', isRequired: true, missing: 'Enter from whom it was received.' }),
    amount: amount({ label: 'Amount', isRequired: true, missing: 'Enter the amount.' }),
    mode: choice({
      label: 'How it was paid',
      options: MODES,
      isRequired: true,
      missing: 'Choose how it was paid.',
    }),
    reference: line({ label: 'Reference', description: 'Number of the cheque or of the transfer' }),
    purpose: line({ label: 'What it is for', isRequired: true, missing: 'Enter what it is for.' }),
    signatory: line({ label: 'Who signs' }),
  },
  groups: [
    {
      heading: 'The receipt',
      fields: ['number', 'date', 'payer', 'amount', 'mode', 'reference', 'purpose', 'signatory'],
    },
  ],
  sample: {
    fields: {
      ...sampleBusiness,
      number: 'R-2026-533',
      date: '20 November 2026',
      payer: 'मीरा देशपाण्डे',
      amount: '61,500',
      mode: 'bank',
      reference: 'NEFT SBIN626324001234',
      purpose: 'Half of the total of quotation Q-2026-118',
      signatory: 'Kavya Rao, Proprietor',
    },
  },
  make(values) {
    const {
      businessName,
      number,
      date: on,
      payer,
      amount: paid,
      mode,
      reference,
      purpose,
      signatory,
    } = values
    const by = mode && MODES[mode].replace(/^[A-Z](?![A-Z])/, (first) => first.toLowerCase())
    return {
      title: 'Receipt',
      author: businessName ?? '',
      fileName: fileNameOf('receipt', number),
      blocks: [
        letterhead(values, 'Receipt'),
        {
          kind: 'pairs',
          groups: [
            {
              pairs: [
                { label: 'Number', value: number },
                { label: 'Received from', value: payer },
                { label: 'For', value: purpose },
              ],
            },
            {
              pairs: [
                { label: 'Date', value: { kind: 'date', value: on } },
                { label: 'Paid by', value: mode && MODES[mode] },
                { label: 'Reference', value: reference },
              ],
            },
          ],
        },
        {
          kind: 'pairs',
          groups: [
            {
              pairs: [
                { id: 'amount', label: 'Amount', value: { kind: 'amount', value: paid } },
                { label: 'In words', value: { kind: 'words', value: paid, of: '{!amount}' } },
              ],
            },
          ],
        },
        {
          kind: 'text',
          text: `Received with thanks from ${gap(payer)} the sum of ${paid === undefined ? gap(undefined, 40) : amountInWords(paid)} by ${gap(by, 12)}. A payment by cheque counts when the cheque is cleared.`,
        },
        ...(paid === undefined || paid > STAMP_ABOVE
          ? [
              {
                kind: 'text',
                text: 'Above ₹5,000, paste a revenue stamp of ₹1 here and sign across it.',
                look: 'small',
              } as const,
            ]
          : []),
        {
          kind: 'signatures',
          signatures: [businessSignature(businessName, signatory)],
        },
      ],
    }
  },
})
