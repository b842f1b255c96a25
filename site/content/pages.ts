/** Title and description of every route. What a page says is in a file of its own. */
import { firm } from './firm.ts'

export interface PageWords {
  /** Title of the document, with the firm's name. */
  title: string
  /** For search engines and link previews: 50 to 160 characters. */
  description: string
}

const { address, name, promises } = firm
export const titled = (title: string) => `${title} | ${name}`

export const pages = {
  '/': {
    title: `${name}: tax, GST and compliance, ${address.city}`,
    description: `Tax, GST, payroll and company compliance for small and medium businesses, from ${address.city}. See the next statutory due dates and ask us anything.`,
  },
  '/auth': {
    title: titled('Client login'),
    description: `Entry to the client portal of ${name}, where clients will find their papers, tasks and due dates. Accounts are made by the firm.`,
  },
  '/virtual-assistant-info': {
    title: titled('Virtual assistant'),
    description:
      'What our virtual assistant will answer, what it will leave to a person, and how it will say where each answer comes from.',
  },
  '/ai-assistant': {
    title: titled('AI assistant'),
    description:
      'A place to ask about due dates, tax and GST, with answers from our own pages and tables, their source named, and a person to hand over to.',
  },
  '/schedule-meeting': {
    title: titled('Schedule a meeting'),
    description: `Book a free consultation of ${promises.freeConsultationMinutes} minutes with ${name}, by video, by phone or at our office in ${address.city}.`,
  },
  '/resources': {
    title: titled('Blog'),
    description:
      'Plain articles on income tax, GST, payroll and company law for people who run a business, each dated and with its sources.',
  },
  '/tools': {
    title: titled('Tools'),
    description:
      'Calculators for income tax, GST, TDS, salary and loans, and the statutory calendar, each with its section of the law and its working.',
  },
  '/tools/income-tax': {
    title: titled('Income tax calculator, both regimes'),
    description:
      'Tax of the year in the new and the old regime side by side, every line with its section: slabs, rebate, surcharge, relief and cess.',
  },
  '/tools/gst': {
    title: titled('GST calculator'),
    description:
      'Add GST to a value or take it out of a price, split into CGST and SGST or IGST by the place of supply, at the rates of the day.',
  },
  '/tools/gstin-pan': {
    title: titled('GSTIN and PAN checker'),
    description:
      'Test the form and the check character of a GSTIN, and the form of a PAN, TAN, CIN or IFSC, and read what each of them tells.',
  },
  '/tools/gst-late-fee': {
    title: titled('GST late fee and interest'),
    description:
      'Late fee of GSTR-1, GSTR-3B, GSTR-4 and GSTR-9 by the day, with its cap by turnover, and the interest on tax paid late.',
  },
  '/tools/tds': {
    title: titled('TDS and TCS finder'),
    description:
      'Which payments bear tax at source, at what rate and from what amount on, with the sections of the Income-tax Act 2025.',
  },
  '/tools/advance-tax': {
    title: titled('Advance tax planner'),
    description:
      'What must be paid by 15 June, September, December and March, what is still open, and the interest for falling short.',
  },
  '/tools/hra': {
    title: titled('HRA exemption'),
    description:
      'The exempt part of a house rent allowance by the three limits, for the cities and the rules of each tax year.',
  },
  '/tools/gratuity': {
    title: titled('Gratuity calculator'),
    description:
      'Gratuity for a last wage and a length of service, what an employer owes at least, and what of it is free of tax.',
  },
  '/tools/emi': {
    title: titled('Loan instalment and schedule'),
    description:
      'The monthly instalment of a loan, its schedule by year or month, all interest, and what paying early saves.',
  },
  '/tools/salary': {
    title: titled('Salary break-up'),
    description:
      'From cost to company to take-home pay: provident fund, ESI, professional tax of Karnataka, gratuity and income tax.',
  },
  '/tools/compliance-calendar': {
    title: titled('Compliance calendar'),
    description:
      'Every statutory date of the next twelve months for a business like yours, with its section, as a file for your calendar.',
  },
  '/tools/amount-in-words': {
    title: titled('Amount in words'),
    description:
      'An amount of rupees in words, in lakh and crore, as cheques and invoices need it, and grouped as India writes digits.',
  },
  '/business-templates': {
    title: titled('Business templates'),
    description:
      'Invoices, payslips, letters, registers and resolutions in Word, Excel and PDF, to fill in with your own details.',
  },
  '/careers': {
    title: titled('Careers'),
    description: `Work in tax, books, payroll and company law at ${name} in ${address.city}: who we look for and how to apply.`,
  },
  '/pricing': {
    title: titled('Pricing'),
    description:
      'What each service costs a month or a year, what is included, and GST stated apart. Fees are agreed before work starts.',
  },
  '/privacy-policy': {
    title: titled('Privacy policy'),
    description:
      'What personal data this site takes, why, for how long, and how to see, correct or erase yours under the DPDP Act 2023.',
  },
  '/terms-of-service': {
    title: titled('Terms of service'),
    description:
      'The terms on which this website is offered, and where the terms of an engagement with the firm begin.',
  },
  '/cookie-policy': {
    title: titled('Cookie policy'),
    description:
      'What this site stores in your browser, what each item is for, how long it stays and how to remove it.',
  },
  '/disclaimer': {
    title: titled('Disclaimer'),
    description:
      'What the articles, tools and due dates on this site are good for, and when to ask a person before you act on them.',
  },
  '/compliance-disclosure': {
    title: titled('Compliance disclosure'),
    description:
      'Constitution and registrations of the firm, who signs what, what our figures rest on, and where to bring a grievance.',
  },
  '/services/tax-filing': {
    title: titled('Tax planning and filing'),
    description:
      'Income tax returns for individuals and businesses: both regimes compared, advance tax scheduled, notices answered.',
  },
  '/services/gst-filing': {
    title: titled('GST registration and returns'),
    description:
      'GST registration, GSTR-1 and GSTR-3B every month or quarter, input credit matched, and the annual return.',
  },
  '/services/corporate-tax': {
    title: titled('Corporate tax and filings'),
    description:
      'Company income tax returns, tax audit reports, AOC-4 and MGT-7, and the board papers that go with them.',
  },
  '/services/bookkeeping': {
    title: titled('Bookkeeping and financial statements'),
    description:
      'Books written up every month, the bank matched, and a profit and loss account and balance sheet at the year’s end.',
  },
  '/services/payroll-hr': {
    title: titled('Payroll and HR compliance'),
    description:
      'Payslips, PF, ESI and professional tax every month, tax deducted from salaries, and the registers an inspector asks for.',
  },
  '/services/business-registration': {
    title: titled('Business registration'),
    description:
      'Proprietorship, partnership, LLP or private company: which one suits you, and its PAN, TAN, GSTIN and Udyam registration.',
  },
  '/client/dashboard': {
    title: titled('Dashboard'),
    description: 'What is due next, what we are waiting for from you and what you are waiting for from us.',
  },
  '/client/documents': {
    title: titled('Documents'),
    description: 'The papers you have given us and those we have prepared for you, by year and by kind.',
  },
  '/client/tasks': {
    title: titled('Tasks'),
    description: 'What is to be done for your business, by whom and by when, step by step.',
  },
  '/admin/login': {
    title: titled('Staff login'),
    description: `Entry for the staff of ${name}. Clients sign in on the client login page instead.`,
  },
  '/admin/dashboard': {
    title: titled('Admin dashboard'),
    description: 'Enquiries, bookings, feedback and page views of the practice, for its staff.',
  },
  '/admin/service-image-guide': {
    title: titled('Service image guide'),
    description:
      'What each service picture must show, its size and shape, and its text for those who cannot see it.',
  },
  '/admin/users': {
    title: titled('User management'),
    description: 'Who may sign in to the practice, in which role, invited by whom and since when.',
  },
} as const satisfies Record<string, PageWords>

/** Path of a page of this site. */
export type PagePath = keyof typeof pages
