/** The business templates of the site: what each is for, which rule asks for it, and what it holds. */
import type { RuleReference } from '@anupalan/server/compliance/working'
import type { LinkWords } from '../../../content/prose.ts'
import type { Format } from './template.ts'

/** Name of a template, as its path ends. */
export type TemplateSlug =
  | 'gst-invoice'
  | 'bill-of-supply'
  | 'quotation'
  | 'purchase-order'
  | 'receipt'
  | 'payslip'
  | 'offer-letter'
  | 'salary-register'
  | 'cash-book'
  | 'profit-and-loss'
  | 'balance-sheet'
  | 'board-resolution'
  | 'engagement-letter'
  | 'rent-agreement-checklist'

/** What a template belongs to. */
export type TemplateKind = 'sales' | 'buying' | 'people' | 'books' | 'company'

export interface TemplateEntry {
  slug: TemplateSlug
  kind: TemplateKind
  name: string
  /** What it is for, in one sentence. */
  purpose: string
  /** What it holds, in a few words. */
  holds: string
  /** Which law asks for it or bears on it. */
  rules: readonly RuleReference[]
  formats: readonly Format[]
  /** For search engines and link previews, 50 to 160 characters. */
  description: string
}

/** What the page of a template says beside its fields and its document. */
export type TemplatePageWords = Pick<TemplateEntry, 'slug' | 'name' | 'purpose' | 'formats'>

/** What stands below the document. */
export interface AboutTemplateWords extends Pick<TemplateEntry, 'slug' | 'rules' | 'formats'> {
  /** What to do before it is used. */
  advice: string
  /** Other templates of its kind, and what else of this site goes with it. */
  related: readonly LinkWords[]
}

export const kindNames: Record<TemplateKind, string> = {
  sales: 'Sales',
  buying: 'Buying',
  people: 'People',
  books: 'Books',
  company: 'Company',
}

const rule =
  (confidence: RuleReference['confidence']) =>
  (law: string, section: string, note?: string): RuleReference => ({
    law,
    section,
    source: `${law}, ${section}`,
    verifiedOn: '2026-11-22',
    confidence,
    ...(note !== undefined && { note }),
  })

/** Its text was read, in several copies that agree. */
const read = rule('H')

/** Its text was not read: that is said wherever it is shown. */
const unread = rule('M')

const all: readonly Format[] = ['docx', 'xlsx', 'pdf']
const letter: readonly Format[] = ['docx', 'pdf']

export const templates: readonly TemplateEntry[] = [
  {
    slug: 'gst-invoice',
    kind: 'sales',
    name: 'GST invoice',
    purpose: 'For a taxable supply of goods or services by a registered person.',
    holds:
      'Supplier and recipient with GSTIN, number and date, HSN or SAC, quantity, taxable value, rate, CGST, SGST or IGST by the place of supply, reverse charge, the total in words.',
    rules: [
      unread('CGST Act 2017', 's.31(1), s.31(2)'),
      read(
        'CGST Rules 2017',
        'rule 46',
        'What a tax invoice must hold. An e-invoice also bears a QR code, which a template cannot give.',
      ),
    ],
    formats: all,
    description:
      'A GST tax invoice by rule 46: it works out CGST and SGST or IGST and writes the total in words. Word, Excel and PDF.',
  },
  {
    slug: 'bill-of-supply',
    kind: 'sales',
    name: 'Bill of supply',
    purpose:
      'For exempt supplies, and for every supply of a dealer under the composition scheme. It charges no tax.',
    holds:
      'Supplier with GSTIN, recipient, number and date, HSN or SAC, value, the words of a composition dealer where they are due.',
    rules: [
      read('CGST Act 2017', 's.31(3)(c)'),
      read('CGST Rules 2017', 'rule 49'),
      read('CGST Rules 2017', 'rule 5(1)(f)', 'The words that a composition dealer puts on top.'),
    ],
    formats: all,
    description:
      'A bill of supply under rule 49 for exempt goods and services or a composition dealer, with its total in words. Word, Excel and PDF.',
  },
  {
    slug: 'quotation',
    kind: 'sales',
    name: 'Quotation',
    purpose: 'An offer with its prices, the tax on them and the day until which it stands.',
    holds: 'Whom it is for, goods or services with price and tax, how long it is valid, terms.',
    rules: [
      unread(
        'Indian Contract Act 1872',
        's.2(a), s.5',
        'A proposal may be withdrawn until it is accepted, unless time was given for a price.',
      ),
    ],
    formats: all,
    description:
      'A quotation with goods, prices, GST by the place of supply and the day until which it stands. Fill it in here; Word, Excel and PDF.',
  },
  {
    slug: 'receipt',
    kind: 'sales',
    name: 'Receipt',
    purpose: 'Says that money was received, from whom, how and for what.',
    holds:
      'Payer, amount in figures and words, mode and reference of the payment, what it is for, a place for a revenue stamp.',
    rules: [
      unread(
        'Indian Stamp Act 1899',
        'Schedule I, article 53',
        'A receipt above ₹5,000 bears a revenue stamp of ₹1.',
      ),
      read(
        'CGST Rules 2017',
        'rule 50',
        'For an advance under GST a receipt voucher is due, which shows the tax as well.',
      ),
    ],
    formats: all,
    description:
      'A money receipt with the amount in words, the mode of payment and what it was for, with a place for the revenue stamp. Word, Excel and PDF.',
  },
  {
    slug: 'purchase-order',
    kind: 'buying',
    name: 'Purchase order',
    purpose: 'Orders goods or services at agreed prices, before the supplier’s invoice.',
    holds: 'Supplier, delivery, goods or services with price and tax, terms of payment.',
    rules: [
      unread('Indian Contract Act 1872', 's.2(b), s.7'),
      read(
        'MSMED Act 2006',
        's.15',
        'A micro or small supplier is paid within the agreed time, at most 45 days from acceptance; within 15 where none was agreed.',
      ),
    ],
    formats: all,
    description:
      'A purchase order with goods, prices, GST, the day and place of delivery and terms of payment. Fill it in here; Word, Excel and PDF.',
  },
  {
    slug: 'payslip',
    kind: 'people',
    name: 'Payslip',
    purpose: 'Tells an employee how a month’s pay came about.',
    holds:
      'Employee, days, earnings, provident fund, ESI, professional tax of Karnataka, income tax, net pay in words.',
    rules: [read('Code on Wages 2019', 's.50(3)', 'A wage slip is issued to every employee.')],
    formats: all,
    description:
      'A payslip that works out provident fund, ESI and professional tax of Karnataka, with net pay in words. Word, Excel and PDF.',
  },
  {
    slug: 'salary-register',
    kind: 'people',
    name: 'Salary register',
    purpose: 'The pay of a month for everyone: what the register of wages and the bank file are made of.',
    holds:
      'Each employee’s days, earnings, provident fund, ESI, professional tax, income tax and net pay, with the totals of each.',
    rules: [
      read('Code on Wages 2019', 's.50(1)', 'A register of employees with wages and deductions is kept.'),
    ],
    formats: all,
    description:
      'A monthly salary register with provident fund, ESI, professional tax and net pay worked out for each employee. Word, Excel and PDF.',
  },
  {
    slug: 'offer-letter',
    kind: 'people',
    name: 'Offer letter',
    purpose:
      'Offers a post with its pay and its terms. The letter of appointment follows when it is accepted.',
    holds: 'Post, place, day of joining, yearly pay in parts, probation, notice, papers to bring.',
    rules: [
      read(
        'Occupational Safety, Health and Working Conditions Code 2020',
        's.6(1)(f)',
        'Every employee is given a letter of appointment.',
      ),
      unread(
        'Indian Contract Act 1872',
        's.27',
        'A clause that forbids to work elsewhere after leaving is void.',
      ),
    ],
    formats: letter,
    description:
      'An offer letter with post, pay in parts, probation and notice, in sober clauses to be read by a lawyer before use. Word and PDF.',
  },
  {
    slug: 'cash-book',
    kind: 'books',
    name: 'Cash book',
    purpose: 'What came into the till and went out of it, day by day, with the balance after each entry.',
    holds: 'Opening balance, receipts and payments with their vouchers, running and closing balance.',
    rules: [
      unread('CGST Act 2017', 's.35(1)'),
      unread('Companies Act 2013', 's.128', 'For companies: kept for eight years.'),
      read(
        'Income-tax Act 2025',
        's.186(1)',
        'Nobody receives ₹2,00,000 or more in cash: from one person in a day, for one transaction, or for one event.',
      ),
      unread(
        'Income-tax Act 1961',
        's.40A(3)',
        'For years until March 2026: what is paid in cash above ₹10,000 to one person in a day is not deducted. The place of this rule in the Act of 2025 was not confirmed.',
      ),
    ],
    formats: all,
    description:
      'A cash book with opening balance, receipts, payments and a running balance by formula. Fill it in here or in Excel; Word and PDF too.',
  },
  {
    slug: 'profit-and-loss',
    kind: 'books',
    name: 'Profit and loss statement',
    purpose: 'Income, expenses and profit of a year beside the year before.',
    holds: 'Heads in the order of Schedule III, two years, totals and profit by formula.',
    rules: [
      unread(
        'Companies Act 2013',
        's.129, Schedule III, Division I, Part II',
        'Simplified: notes and disclosures are not here.',
      ),
    ],
    formats: all,
    description:
      'A statement of profit and loss in the order of Schedule III with two years side by side, totals by formula. Word, Excel and PDF.',
  },
  {
    slug: 'balance-sheet',
    kind: 'books',
    name: 'Balance sheet',
    purpose: 'What a business owns and owes on the last day of its year, beside the year before.',
    holds:
      'Heads in the order of Schedule III, two years, totals by formula, and by how much the two sides differ.',
    rules: [
      unread(
        'Companies Act 2013',
        's.129, Schedule III, Division I, Part I',
        'Simplified: notes and disclosures are not here.',
      ),
    ],
    formats: all,
    description:
      'A balance sheet in the order of Schedule III with two years side by side and a check that both sides agree. Word, Excel and PDF.',
  },
  {
    slug: 'board-resolution',
    kind: 'company',
    name: 'Board resolution',
    purpose: 'A certified copy of what a company’s board resolved, as banks and offices ask for it.',
    holds: 'Company and CIN, meeting, the resolution, who may sign and how, certificate.',
    rules: [
      read(
        'Companies Act 2013',
        's.118(1)',
        'Minutes are signed and kept within thirty days of the meeting.',
      ),
      unread('Companies Act 2013', 's.179', 'Some powers are used at meetings of the board alone.'),
      unread('Secretarial Standard SS-1', 'para 7'),
    ],
    formats: letter,
    description:
      'A certified copy of a board resolution with the meeting, the powers given and who signs, to be read by a lawyer. Word and PDF.',
  },
  {
    slug: 'engagement-letter',
    kind: 'company',
    name: 'Engagement letter',
    purpose: 'Agrees with a client what a professional will do, by when, for what fee, and what not.',
    holds: 'Parties, scope, what the client provides, fee, time, confidentiality, end, law.',
    rules: [
      unread('Indian Contract Act 1872', 's.10'),
      read(
        'Standard on Auditing SA 210',
        'paras 9 to 12',
        'For an audit; it asks for more than stands here.',
      ),
    ],
    formats: letter,
    description:
      'An engagement letter between a professional and a client: scope, fee, time, confidentiality and end, in sober clauses. Word and PDF.',
  },
  {
    slug: 'rent-agreement-checklist',
    kind: 'company',
    name: 'Rent agreement checklist',
    purpose: 'What to agree, check and keep before you sign for an office, a shop or a godown.',
    holds:
      'The terms in figures, and a list to tick: title, stamp duty, registration, GST, tax at source, handing over.',
    rules: [
      read(
        'Registration Act 1908',
        's.17(1)(d)',
        'A lease from year to year, above one year or with a yearly rent is registered.',
      ),
      read(
        'Transfer of Property Act 1882',
        's.106, s.107',
        'Such a lease is made by a registered deed alone. Without a contract, one that is not for farming or manufacture runs from month to month and ends with fifteen days’ notice.',
      ),
    ],
    formats: all,
    description:
      'A checklist for renting an office, shop or godown: terms, stamp duty, registration, GST and tax at source. Word, Excel and PDF.',
  },
]

export const templateOf = (slug: string): TemplateEntry | undefined =>
  templates.find((each) => each.slug === slug)
