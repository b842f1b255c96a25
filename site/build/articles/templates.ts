/** Business templates as articles name them. */
export const templateNames = {
  'gst-invoice': 'GST invoice',
  'bill-of-supply': 'Bill of supply',
  quotation: 'Quotation',
  'purchase-order': 'Purchase order',
  receipt: 'Receipt',
  payslip: 'Payslip',
  'offer-letter': 'Offer letter',
  'salary-register': 'Salary register',
  'cash-book': 'Cash book',
  'profit-and-loss': 'Profit and loss',
  'balance-sheet': 'Balance sheet',
  'board-resolution': 'Board resolution',
  'engagement-letter': 'Engagement letter',
  'rent-agreement-checklist': 'Rent agreement checklist',
} as const

export type TemplateName = keyof typeof templateNames
