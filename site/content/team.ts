export interface TeamMember {
  /** Lowercase letters and hyphens. Articles reference their author by it. */
  slug: string
  name: string
  role: string
  /** Area of responsibility. */
  about: string
  /** Documents that this person signs, including those that by law only they may sign. */
  signs: string
  /** Languages in which a client can talk to this person. */
  languages: readonly string[]
  /** Membership number of the institute, if a member. */
  membershipNumber?: string
  /** Path of a square photograph, at least 144 px wide, in `site/public`; initials are drawn without one. */
  photograph?: string
  /** Not a real person. */
  sample: boolean
}

export const team: readonly TeamMember[] = [
  {
    slug: 'lalitha-hegde',
    name: 'Lalitha Hegde',
    role: 'Partner, chartered accountant',
    languages: ['Kannada', 'English', 'Tamil'],
    about: 'Income tax and tax audit. Signs what leaves the office under her name.',
    signs: 'Tax audit reports and certificates, each with its UDIN',
    membershipNumber: '000001',
    sample: true,
  },
  {
    slug: 'imran-qureshi',
    name: 'Imran Qureshi',
    role: 'Partner, chartered accountant',
    languages: ['Hindi', 'Urdu', 'English', 'Kannada'],
    about: 'GST: registrations, returns, refunds and notices.',
    signs:
      'Certificates under the GST law, each with its UDIN; replies to notices as authorised representative',
    membershipNumber: '000002',
    sample: true,
  },
  {
    slug: 'meera-iyer',
    name: 'Meera Iyer',
    role: 'Manager, books and payroll',
    languages: ['Tamil', 'Kannada', 'English'],
    about: 'Monthly books, payslips, PF, ESI and professional tax.',
    signs: 'Nothing that a member must sign: a partner reviews the books and the payroll',
    sample: true,
  },
  {
    slug: 'farida-sheikh',
    name: 'Farida Sheikh',
    role: 'Manager, company law',
    languages: ['Hindi', 'English', 'Kannada'],
    about: 'Registrations and Registrar filings. Answers for personal data and complaints.',
    signs:
      'Answers to grievances and to requests about personal data; filings are signed by the company’s own directors',
    sample: true,
  },
]
