import type { ServicePageWords } from './service-page.ts'

export const businessRegistration: ServicePageWords = {
  description:
    'Proprietorship, partnership, LLP or private company: which one suits you, and its PAN, TAN, GSTIN and Udyam registration.',
  lead: 'We help you choose between proprietorship, partnership, LLP and private company, and register it in the right order, with PAN, TAN, GSTIN and Udyam. You begin with a calendar of what falls due from the first day.',
  suits: [
    'First-time founders, alone or with others',
    'Proprietors who take in a partner or an investor',
    'Freelancers who are asked for a GSTIN',
    'Residents abroad who set up in India',
  ],
  done: [
    'A talk about liability, tax and cost of each form, and a recommendation in writing',
    'Name reserved, digital signatures, incorporation of a company (SPICe+) or LLP (FiLLiP)',
    'Partnership deed drafted and registered, if that is your form',
    'PAN, TAN, GSTIN where needed, Udyam and shop licence',
    'First board papers, auditor appointed, bank account opened',
  ],
  notIncluded: [
    'Government fees and stamp duty, which we pass on at cost',
    'Trade marks and sector licences such as FSSAI, which are quoted apart',
  ],
  papers: [
    { name: 'PAN and Aadhaar', why: 'Of every owner, partner or director.' },
    { name: 'Proof of address', why: 'A bank statement or bill not older than two months.' },
    {
      name: 'Registered office',
      why: 'Rent agreement or tax receipt, the owner’s consent, an electricity bill.',
    },
    { name: 'Photographs', why: 'One of each person, passport size.' },
    { name: 'Two or three names', why: 'In the order in which you like them.' },
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
      detail: 'Applied for as soon as the certificate is there.',
      time: '1 to 2 weeks',
    },
    { title: 'First 30 days', detail: 'Auditor, first board meeting, registers, Udyam.', time: '30 days' },
  ],
  questions: [
    {
      question: 'Proprietorship, partnership, LLP or company?',
      answer: [
        'A proprietorship is quickest and cheapest, and its owner answers with everything he has. A partnership is the same for two or more. An LLP limits what partners answer for, and asks for an audit only above ₹40 lakh of turnover or ₹25 lakh of contribution. A company suits outside money and shares for staff, and asks for an audit, meetings and filings from its first year.',
      ],
    },
    {
      question: 'How long does it take?',
      answer: [
        'A proprietorship with GSTIN: one to two weeks. An LLP or private company: two to four weeks, if names and papers are in order. The Registrar’s time is not in our hands.',
      ],
    },
    {
      question: 'Do I need GST from the first day?',
      answer: [
        'Not below the limit, unless you sell goods to other states or through an online marketplace. A small seller there who stays within one state may enrol on the GST portal instead of registering. Many register early because their customers ask for it.',
      ],
    },
    {
      question: 'What falls due once I am registered?',
      answer: [
        'It depends on the form. Our compliance calendar shows it for your kind of business, to carry into your own calendar. For a company: an auditor within 30 days, the declaration that business has begun (INC-20A) within 180 days, two board meetings a year if it is a small company and four otherwise, and AOC-4 and MGT-7 after the annual general meeting.',
      ],
    },
  ],
  related: [
    { label: 'Compliance calendar', href: '/tools/compliance-calendar' },
    { label: 'GST registration and returns', href: '/services/gst-filing' },
    { label: 'Pricing', href: '/pricing' },
  ],
}
