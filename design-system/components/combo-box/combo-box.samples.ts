import type { ComboBoxOption, ComboBoxSection } from './combo-box-options.ts'

/** Clients of a practice, found by name, PAN or place. */
export const clients: readonly ComboBoxOption[] = [
  { value: 'rao', label: 'Rao Sweets', description: 'AAKPR4821C, Bengaluru' },
  { value: 'meera', label: 'Meera Narayanan', description: 'BQHPN0937L, Mysuru' },
  { value: 'shri', label: 'श्री लक्ष्मी ट्रेडर्स', description: 'AAFFS6612M, वाराणसी' },
  {
    value: 'deccan',
    label: 'Deccan Precision Engineering and Allied Components Private Limited',
    description: 'AACCD7745Q, Hosur',
  },
  { value: 'zubair', label: 'Zubair & Sons', description: 'AAEFZ1208K, Hyderabad' },
]

export const sections: readonly ComboBoxSection[] = [
  {
    label: 'GST',
    options: [
      { value: 'gstr-1', label: 'GSTR-1', description: 'Outward supplies' },
      { value: 'gstr-3b', label: 'GSTR-3B', description: 'Summary and payment' },
    ],
  },
  {
    label: 'Income tax',
    options: [
      { value: 'itr-3', label: 'ITR-3', description: 'Business or profession' },
      { value: 'itr-4', label: 'ITR-4 (Sugam)', description: 'Presumptive income', isDisabled: true },
    ],
  },
]

const places = ['Bengaluru', 'Mysuru', 'Hubballi', 'Mangaluru', 'Belagavi']
const trades = ['Traders', 'Textiles', 'Foods', 'Motors', 'Agencies', 'Stores', 'Granites', 'Pharma']
const families = ['Rao', 'Gowda', 'Shetty', 'Naik', 'Iyer', 'Khan', 'Patil', 'Hegde', 'Reddy', 'Bhat']

/** As many clients as a large practice has. */
export const manyClients = (count: number): ComboBoxOption[] =>
  Array.from({ length: count }, (_, at) => ({
    value: `client-${at}`,
    label: `${families[at % 10]} ${trades[Math.floor(at / 10) % 8]} ${at + 1}`,
    description: `AAK${families[at % 10]!.slice(0, 2).toUpperCase()}${String(at).padStart(4, '0')}C, ${places[at % 5]}`,
  }))
