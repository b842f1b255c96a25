import type { DataTableRow } from './data-table-types.ts'

/** A client of a practice, as in the admin area. */
export interface ClientRow extends DataTableRow {
  name: string
  pan: string
  gstin: string
  form: string
  /** Due date, as text. */
  due: string
  /** In rupees. */
  payable: number
  status: 'on track' | 'needs you' | 'not started'
}

export const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`

export const clients: readonly ClientRow[] = [
  {
    id: 'rao',
    name: 'Rao Sweets',
    pan: 'AAKPR4821C',
    gstin: '29AAKPR4821C1Z5',
    form: 'GSTR-3B, November',
    due: '20 Dec 2026',
    payable: 148250,
    status: 'on track',
  },
  {
    id: 'shri',
    name: 'श्री लक्ष्मी ट्रेडर्स',
    pan: 'AAFFS6612M',
    gstin: '09AAFFS6612M1ZQ',
    form: 'GSTR-1, November',
    due: '11 Dec 2026',
    payable: 0,
    status: 'needs you',
  },
  {
    id: 'deccan',
    name: 'Deccan Precision Engineering and Allied Components Private Limited',
    pan: 'AACCD7745Q',
    gstin: '33AACCD7745Q1ZB',
    form: 'Advance tax, third instalment',
    due: '15 Dec 2026',
    payable: 123456789,
    status: 'on track',
  },
  {
    id: 'meera',
    name: 'Meera Narayanan',
    pan: 'BQHPN0937L',
    gstin: '',
    form: 'ITR-3, belated',
    due: '31 Dec 2026',
    payable: 5000,
    status: 'not started',
  },
  {
    id: 'zubair',
    name: 'Zubair & Sons',
    pan: 'AAEFZ1208K',
    gstin: '36AAEFZ1208K1Z9',
    form: 'TDS deposit, November',
    due: '7 Dec 2026',
    payable: 18400,
    status: 'on track',
    isDisabled: true,
  },
]

/** More rows than a window shows. */
export const manyClients = (count: number): ClientRow[] =>
  Array.from({ length: count }, (_, at) => ({
    ...clients[at % 4]!,
    id: `client-${at}`,
    name: `${clients[at % 4]!.name} ${at + 1}`,
  }))
