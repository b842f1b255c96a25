export interface TeamMember {
  name: string
  role: string
  /** What this person looks after. */
  about: string
  /** Not a real person. */
  sample: boolean
}

export const team: readonly TeamMember[] = [
  {
    name: 'Lalitha Hegde',
    role: 'Partner, chartered accountant',
    about: 'Income tax and tax audit. Signs what leaves the office under her name.',
    sample: true,
  },
  {
    name: 'Imran Qureshi',
    role: 'Partner, chartered accountant',
    about: 'GST: registrations, returns, refunds and notices.',
    sample: true,
  },
  {
    name: 'Meera Iyer',
    role: 'Manager, books and payroll',
    about: 'Monthly books, payslips, PF, ESI and professional tax.',
    sample: true,
  },
  {
    name: 'Farida Sheikh',
    role: 'Manager, company law',
    about: 'Registrations and Registrar filings. Answers for personal data and complaints.',
    sample: true,
  },
]
