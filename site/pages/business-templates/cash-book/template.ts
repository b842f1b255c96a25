import type { TableRow } from '../documents/model.ts'
import {
  businessFields,
  fileNameOf,
  forBusiness,
  letterhead,
  sampleBusiness,
} from '../definitions/business.ts'
import { isBlank, linesToShow, paise } from '../definitions/cells.ts'
import { amount, date, line } from '../definitions/fields.ts'
import { defineTemplate } from '../definitions/template.ts'

const BLANK_LINES = 20

export const template = defineTemplate({
  slug: 'cash-book',
  formats: ['docx', 'xlsx', 'pdf'],
  fields: {
    ...businessFields,
    from: date({ label: 'From', isRequired: true, missing: 'Enter the first day.' }),
    to: date({ label: 'To', isRequired: true, missing: 'Enter the last day.' }),
    opening: amount({
      label: 'Opening balance',
      isRequired: true,
      missing: 'Enter the opening balance, 0 where there is none.',
    }),
  },
  groups: [{ heading: 'The time', fields: ['from', 'to', 'opening'] }],
  lines: {
    heading: 'Entries',
    one: 'entry',
    name: 'particulars',
    most: 120,
    description: 'In the order in which the money came in or went out.',
    fields: {
      date: date({ label: 'Date', isRequired: true, missing: 'Enter the date.' }),
      voucher: line({ label: 'Voucher', most: 20 }),
      particulars: line({ label: 'Particulars', isRequired: true, missing: 'Enter what it was.' }),
      received: amount({ label: 'Money in' }),
      paid: amount({ label: 'Money out' }),
    },
  },
  sample: {
    fields: { ...sampleBusiness, from: '1 November 2026', to: '30 November 2026', opening: '18,450' },
    lines: [
      { date: '2 November 2026', particulars: 'Counter sales', voucher: 'R-501', received: '24,600' },
      { date: '3 November 2026', particulars: 'Paid into the bank', voucher: 'C-88', paid: '30,000' },
      { date: '5 November 2026', particulars: 'Tea and cleaning', voucher: 'P-212', paid: '1,275.50' },
      { date: '9 November 2026', particulars: 'Counter sales', voucher: 'R-502', received: '19,880' },
    ],
  },
  check: ({ from, to }) => ({ to: from && to && to < from ? 'It ends before it begins.' : undefined }),
  make(values, lines) {
    const { businessName, from, to, opening } = values
    const shown = linesToShow(lines, BLANK_LINES)
    let balance = opening ?? 0
    const rows = shown.map((each, at): TableRow => {
      const { received, paid } = each
      balance += (received ?? 0) - (paid ?? 0)
      const before = at === 0 ? '{opening.balance}' : `{e${at - 1}.balance}`
      return {
        id: `e${at}`,
        cells: {
          date: { kind: 'date', value: each.date },
          particulars: each.particulars,
          voucher: each.voucher,
          received: paise(received),
          paid: paise(paid),
          balance: paise(
            isBlank(lines) || opening === undefined ? undefined : balance,
            `${before}+SUM({received})-SUM({paid})`,
          ),
        },
      }
    })
    const total = (key: 'received' | 'paid') =>
      isBlank(lines) ? undefined : lines.reduce((sum, each) => sum + (each[key] ?? 0), 0)
    return {
      title: 'Cash book',
      author: businessName ?? '',
      fileName: fileNameOf('cash-book', from, to),
      blocks: [
        letterhead(values, 'Cash book'),
        {
          kind: 'pairs',
          groups: [
            { pairs: [{ label: 'From', value: { kind: 'date', value: from } }] },
            { pairs: [{ label: 'To', value: { kind: 'date', value: to } }] },
          ],
        },
        {
          kind: 'table',
          id: 'entries',
          caption: 'Entries, in rupees',
          columns: [
            { key: 'date', head: 'Date', share: 18 },
            { key: 'particulars', head: 'Particulars', share: 30 },
            { key: 'voucher', head: 'Voucher', share: 11 },
            { key: 'received', head: 'Money in, ₹', share: 14, kind: 'figure' },
            { key: 'paid', head: 'Money out, ₹', share: 14, kind: 'figure' },
            { key: 'balance', head: 'Balance, ₹', share: 15, kind: 'figure' },
          ],
          rows: [
            { id: 'opening', cells: { date: 'Opening balance', balance: paise(opening) } },
            ...rows,
            {
              id: 'total',
              look: 'total',
              cells: {
                date: 'Total',
                received: paise(total('received'), 'SUM({received:})'),
                paid: paise(total('paid'), 'SUM({paid:})'),
                balance: paise(
                  isBlank(lines) || opening === undefined ? undefined : balance,
                  '{opening.balance}+{received}-{paid}',
                ),
              },
            },
          ],
        },
        {
          kind: 'text',
          text: 'The last balance must be the cash in your box. Count it and sign.',
          look: 'small',
        },
        {
          kind: 'signatures',
          signatures: [
            { above: 'Counted by', under: 'Name and date' },
            { above: forBusiness(businessName), under: 'Checked by' },
          ],
        },
      ],
    }
  },
})
