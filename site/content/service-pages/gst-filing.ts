import type { ServicePageWords } from './service-page.ts'

export const gstFiling: ServicePageWords = {
  description:
    'GST registration, GSTR-1 and GSTR-3B every month or quarter, input credit matched, and the annual return.',
  lead: 'We register your business for GST, file its returns on time and match the credit you claim with what your suppliers reported. Each month you know what is payable, and why, before the due date.',
  suits: [
    'Shops, traders and manufacturers who sell within Karnataka or across states',
    'Service providers and freelancers near or above the registration limit',
    'Businesses under the composition scheme',
    'Exporters who supply under a letter of undertaking',
  ],
  suitsNot: {
    text: 'If your books are not written up yet, begin with',
    link: { label: 'bookkeeping', href: '/services/bookkeeping' },
  },
  done: [
    'Registration, amendments and cancellation',
    'GSTR-1 and GSTR-3B every month, or every quarter under QRMP with PMT-06 in between',
    'CMP-08 each quarter and GSTR-4 each year for composition dealers',
    'Input credit matched with GSTR-2B, and suppliers told what they left out',
    'GSTR-9 where turnover is above ₹2 crore, and GSTR-9C above ₹5 crore',
  ],
  notIncluded: [
    'Refund claims, audits by the department and appeals, which are quoted apart',
    'Entering purchase and sales bills, which is bookkeeping',
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
      why: 'Of each promoter; Aadhaar authentication saves a visit by the officer.',
    },
    { name: 'Sales invoices of the month', why: 'By the 5th, so that GSTR-1 is filed before the 11th.' },
    { name: 'Purchase invoices of the month', why: 'For the credit that GSTR-2B does not show yet.' },
  ],
  steps: [
    {
      title: 'Is registration needed?',
      detail: 'We look at turnover, states and what you sell.',
      time: '30 minutes',
    },
    { title: 'Application', detail: 'Papers checked, form filed, Aadhaar authenticated.', time: '2 days' },
    { title: 'GSTIN', detail: 'The officer approves, or asks; we answer.', time: '1 to 2 weeks' },
    {
      title: 'Each month, by the 5th',
      detail: 'You send invoices, or we read them from your books.',
      time: 'monthly',
    },
    {
      title: 'By the 11th and the 20th',
      detail: 'GSTR-1 filed; tax worked out, shown to you, paid; GSTR-3B filed.',
      time: 'monthly',
    },
    {
      title: 'Once a year',
      detail: 'Books and returns reconciled; above ₹2 crore the annual return filed by 31 December.',
      time: 'yearly',
    },
  ],
  questions: [
    {
      question: 'Monthly or quarterly: which suits me?',
      answer: [
        'Up to a turnover of ₹5 crore you may choose QRMP: returns each quarter, tax each month by PMT-06 on the 25th. It saves sixteen returns a year: eight are filed instead of twenty-four.',
        'Stay monthly if your customers claim credit and want to see your invoices every month; under QRMP you can still upload them by the 13th in the invoice furnishing facility.',
      ],
    },
    {
      question: 'What does it cost to file late?',
      answer: [
        '₹50 for each day, ₹20 for a nil return, CGST and SGST together. The cap depends on turnover: ₹500 for a nil return, ₹2,000 up to ₹1.5 crore, ₹5,000 up to ₹5 crore, ₹10,000 above.',
        'Interest of 18% a year runs on tax paid late, on the part paid in cash. Our late-fee calculator shows both for your dates.',
      ],
    },
    {
      question: 'My supplier did not upload an invoice. Is my credit lost?',
      answer: [
        'Not lost, but not available until it stands in your GSTR-2B. It must be claimed by 30 November after the financial year, or before the annual return is filed if that is earlier. We send you the list of missing invoices each month, with words you can forward to the supplier.',
      ],
    },
    {
      question: 'I sell from Karnataka to Maharashtra. Which tax do I charge?',
      answer: [
        'IGST, because the place of supply is another state. Within Karnataka it is CGST and SGST, half each. The GST calculator splits any amount for you.',
      ],
    },
    {
      question: 'Which rates apply today?',
      answer: [
        'Since 22 September 2025 most goods and services stand at 5 or 18%, some at 40%, with special rates of 3, 1.5 and 0.25% and exempt supplies besides. The 28% schedule was omitted from 1 February 2026.',
      ],
    },
  ],
  related: [
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
