import { defineToolPage } from '../tool-meta.ts'

export default defineToolPage({
  path: '/tools/amount-in-words',
  title: 'Amount in words',
  description:
    'An amount of rupees in words, in lakh and crore, as cheques and invoices need it, with Indian commas.',
  group: 'dates-and-papers',
  order: 3,
  name: 'Amount in words',
  question: 'How is this amount written on a cheque or an invoice?',
  keywords: 'rupees lakh crore cheque number',
})
