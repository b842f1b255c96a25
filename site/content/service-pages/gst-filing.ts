import type { ServicePageWords } from './service-page.ts'

export const gstFiling: ServicePageWords = {
  description:
    'GST registration, GSTR-1 and GSTR-3B every month or quarter, input credit matched, and the annual return.',
  lead: 'We register your business for GST, file its returns on time and match your input credit with what your suppliers reported. Each month you know how much to pay, and why, before the due date.',
  suits: [
    'Shops, traders and manufacturers who sell in Karnataka or other states',
    'Service providers and freelancers near or above the registration limit',
    'Businesses under the composition scheme',
    'Exporters with a letter of undertaking (LUT)',
  ],
  suitsNot: {
    text: 'If your books are not up to date, start with',
    link: { label: 'bookkeeping', href: '/services/bookkeeping' },
  },
  done: [
    'Registration, amendments and cancellation',
    'GSTR-1 and GSTR-3B every month, or every quarter under QRMP with PMT-06 in between',
    'CMP-08 each quarter and GSTR-4 each year for composition dealers',
    'Input credit matched with GSTR-2B, and suppliers told what they missed',
    'GSTR-9 where turnover is above ₹2 crore, and GSTR-9C above ₹5 crore',
  ],
  notIncluded: [
    'Refund claims, department audits and appeals, for which we give a separate quote',
    'Entering purchase and sales bills: that is bookkeeping',
  ],
  papers: [
    { name: 'PAN of the business and its owners', why: 'The GSTIN is built on it.' },
    {
      name: 'Proof of the place of business',
      why: 'Rent agreement or tax receipt, and a recent electricity bill.',
    },
    { name: 'Bank proof', why: 'A cancelled cheque or statement that shows name and number.' },
    {
      name: 'Photograph and Aadhaar',
      why: 'Of each promoter. Aadhaar authentication avoids a visit by the officer.',
    },
    { name: 'Sales invoices of the month', why: 'By the 5th, so that GSTR-1 is filed before the 11th.' },
    { name: 'Purchase invoices of the month', why: 'For the credit that GSTR-2B does not show yet.' },
  ],
  steps: [
    {
      title: 'Is registration needed?',
      detail: 'We check your turnover, your states and what you sell.',
      time: '30 minutes',
    },
    { title: 'Application', detail: 'Papers checked, form filed, Aadhaar authenticated.', time: '2 days' },
    { title: 'GSTIN', detail: 'The officer approves or raises a query. We reply.', time: '1 to 2 weeks' },
    {
      title: 'Each month, by the 5th',
      detail: 'You send invoices, or we take them from your books.',
      time: 'monthly',
    },
    {
      title: 'By the 11th and the 20th',
      detail: 'We file GSTR-1, show you the tax, and file GSTR-3B after you pay.',
      time: 'monthly',
    },
    {
      title: 'Once a year',
      detail: 'We match books with returns. Above ₹2 crore we file the annual return by 31 December.',
      time: 'yearly',
    },
  ],
  questions: [
    {
      question: 'Monthly or quarterly: which suits me?',
      answer: [
        'Up to a turnover of ₹5 crore you can choose QRMP: returns each quarter, and tax each month with PMT-06 by the 25th. It saves sixteen returns a year: you file eight, not twenty-four.',
        'Stay monthly if your customers claim credit and want to see your invoices every month. Under QRMP you can still upload them by the 13th in the invoice furnishing facility (IFF).',
      ],
    },
    {
      question: 'What does it cost to file late?',
      answer: [
        '₹50 a day, or ₹20 a day for a nil return, CGST and SGST together. The most you pay depends on turnover: ₹500 for a nil return, ₹2,000 up to ₹1.5 crore, ₹5,000 up to ₹5 crore, ₹10,000 above.',
        'You also pay interest of 18% a year on tax paid late in cash. Our late fee calculator shows both for your dates.',
      ],
    },
    {
      question: 'My supplier did not upload an invoice. Is my credit lost?',
      answer: [
        'No, but you cannot use it until it shows in your GSTR-2B. You must claim it by 30 November after the financial year, or before you file the annual return if that is earlier. Each month we send you a list of missing invoices, with a message to forward to the supplier.',
      ],
    },
    {
      question: 'I sell from Karnataka to Maharashtra. Which tax do I charge?',
      answer: [
        'IGST, because the place of supply is another state. Within Karnataka you charge CGST and SGST, half each. Our GST calculator splits any amount for you.',
      ],
    },
    {
      question: 'Which rates apply today?',
      answer: [
        'Since 22 September 2025 most goods and services are at 5 or 18%, and some at 40%. There are special rates of 3, 1.5 and 0.25%, and some supplies are exempt. The 28% rate ended on 1 February 2026.',
      ],
    },
  ],
  related: [
    { label: 'I got a notice: what it means', href: '/notices' },
    { label: 'GST calculator with CGST, SGST and IGST', href: '/tools/gst' },
    { label: 'GSTIN and PAN checker', href: '/tools/gstin-pan' },
    { label: 'Late fee and interest', href: '/tools/gst-late-fee' },
    { label: 'Compliance calendar', href: '/tools/compliance-calendar' },
  ],
  dueDates: [
    'gstr-1',
    'gstr-3b',
    'gstr-1-quarterly',
    'gstr-3b-quarterly-22',
    'pmt-06',
    'cmp-08',
    'credit-cut-off',
    'gstr-9',
  ],
}
