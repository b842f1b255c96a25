import type { ServicePageWords } from './service-page.ts'

export const businessRegistration: ServicePageWords = {
  description:
    'Proprietorship, partnership, LLP or private company: which one suits you, and its PAN, TAN, GSTIN and Udyam registration.',
  lead: 'We help you choose between proprietorship, partnership, LLP and private company, and register it in the right order, with PAN, TAN, GSTIN and Udyam. You start with a calendar of all your due dates.',
  suits: [
    'First-time founders, alone or with others',
    'Proprietors who bring in a partner or an investor',
    'Freelancers who are asked for a GSTIN',
    'People abroad who start a business in India',
  ],
  done: [
    'A talk about the risk, tax and cost of each form, and our advice in writing',
    'Name reserved, digital signatures, incorporation of a company (SPICe+) or LLP (FiLLiP)',
    'Partnership deed drafted and registered, if you choose a partnership',
    'PAN, TAN, GSTIN where needed, Udyam and shop licence',
    'First board papers, auditor appointed, bank account opened',
  ],
  notIncluded: [
    'Government fees and stamp duty, which you pay at cost',
    'Trade marks and licences such as FSSAI, for which we give a separate quote',
  ],
  papers: [
    { name: 'PAN and Aadhaar', why: 'Of every owner, partner or director.' },
    { name: 'Proof of address', why: 'A bank statement or bill not older than two months.' },
    {
      name: 'Registered office',
      why: 'Rent agreement or tax receipt, the owner’s consent and an electricity bill.',
    },
    { name: 'Photographs', why: 'One of each person, passport size.' },
    { name: 'Two or three names', why: 'With the one you like best first.' },
  ],
  steps: [
    { title: 'Which form?', detail: 'We compare four forms for your case.', time: '30 minutes' },
    {
      title: 'Papers and signatures',
      detail: 'Collected, checked, digital signatures issued.',
      time: '2 to 4 days',
    },
    { title: 'Name', detail: 'Reserved with the Registrar (company and LLP).', time: '2 to 5 days' },
    { title: 'Incorporation', detail: 'Filed together with PAN, TAN, PF and ESI.', time: '5 to 10 days' },
    {
      title: 'GSTIN and bank',
      detail: 'We apply as soon as the certificate comes.',
      time: '1 to 2 weeks',
    },
    { title: 'First 30 days', detail: 'Auditor, first board meeting, registers, Udyam.', time: '30 days' },
  ],
  questions: [
    {
      question: 'Proprietorship, partnership, LLP or company?',
      answer: [
        'A proprietorship is the quickest and cheapest, but the owner is liable with all his property. A partnership is the same for two or more people. In an LLP the liability of partners is limited, and an audit is needed only above ₹40 lakh of turnover or ₹25 lakh of contribution. A company suits you if you want investors or shares for staff. It needs an audit, meetings and filings from its first year.',
      ],
    },
    {
      question: 'How long does it take?',
      answer: [
        'A proprietorship with GSTIN: one to two weeks. An LLP or private company: two to four weeks, if names and papers are in order. The Registrar may take longer.',
      ],
    },
    {
      question: 'Do I need GST from the first day?',
      answer: [
        'Not below the limit, unless you sell goods to other states or through an online marketplace. A small marketplace seller who sells only within one state can enrol on the GST portal and need not register. Many register early because their customers ask for a GSTIN.',
      ],
    },
    {
      question: 'What is due after I register?',
      answer: [
        'It depends on the form. Our compliance calendar shows the dates for your kind of business, and you can add them to your own calendar. A company appoints an auditor within 30 days and declares that business has begun (INC-20A) within 180 days. It holds four board meetings a year, or two if it is a small company. It files AOC-4 and MGT-7 after the annual general meeting.',
      ],
    },
  ],
  related: [
    { label: 'Compliance calendar', href: '/tools/compliance-calendar' },
    { label: 'GST registration and returns', href: '/services/gst-filing' },
    { label: 'Pricing', href: '/pricing' },
  ],
}
