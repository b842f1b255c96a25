/** The tools of the site, in groups, each with the question that it answers. */

/** Name of a tool, as its path ends. */
export type ToolSlug =
  | 'income-tax'
  | 'gst'
  | 'gstin-pan'
  | 'gst-late-fee'
  | 'tds'
  | 'advance-tax'
  | 'hra'
  | 'gratuity'
  | 'emi'
  | 'salary'
  | 'compliance-calendar'
  | 'amount-in-words'

export interface ToolEntry {
  slug: ToolSlug
  name: string
  /** The question that it answers. */
  question: string
  /** Words that people look for it by, besides those above. */
  keywords: string
}

export interface ToolGroup {
  id: string
  heading: string
  tools: readonly ToolEntry[]
}

export const toolGroups: readonly ToolGroup[] = [
  {
    id: 'income-tax',
    heading: 'Income tax',
    tools: [
      {
        slug: 'income-tax',
        name: 'Income tax, both regimes',
        question: 'Which regime costs me less, and how does the tax come about?',
        keywords: 'slab rebate 87A surcharge cess old new regime 80C return ITR',
      },
      {
        slug: 'advance-tax',
        name: 'Advance tax planner',
        question: 'What must I pay by which date, and what does falling short cost?',
        keywords: 'instalments 234B 234C 408 interest presumptive',
      },
      {
        slug: 'hra',
        name: 'HRA exemption',
        question: 'How much of my house rent allowance is free of tax?',
        keywords: 'house rent allowance metro landlord',
      },
      {
        slug: 'tds',
        name: 'TDS and TCS finder',
        question: 'Must tax be deducted from this payment, and at what rate?',
        keywords:
          'tax deducted collected at source 194C 194J 393 394 contractor professional rent limit threshold',
      },
    ],
  },
  {
    id: 'gst',
    heading: 'GST',
    tools: [
      {
        slug: 'gst',
        name: 'GST calculator',
        question: 'What is the tax on this amount, and is it CGST and SGST or IGST?',
        keywords: 'add remove inclusive exclusive invoice place of supply',
      },
      {
        slug: 'gst-late-fee',
        name: 'Late fee and interest',
        question: 'What does a return that is filed late cost?',
        keywords: 'GSTR-3B GSTR-1 GSTR-9 delay penalty 18%',
      },
      {
        slug: 'gstin-pan',
        name: 'GSTIN and PAN checker',
        question: 'Is this number written as it should be, and what does it tell?',
        keywords: 'TAN CIN IFSC validate verify check digit',
      },
    ],
  },
  {
    id: 'pay',
    heading: 'Salary and people',
    tools: [
      {
        slug: 'salary',
        name: 'Salary break-up',
        question: 'How much of a cost to company is taken home each month?',
        keywords: 'CTC payslip PF ESI professional tax Karnataka in hand',
      },
      {
        slug: 'gratuity',
        name: 'Gratuity',
        question: 'What is owed at the end of a service, and what of it is taxed?',
        keywords: '15/26 five years leaving retirement',
      },
    ],
  },
  {
    id: 'dates-and-papers',
    heading: 'Dates, loans and papers',
    tools: [
      {
        slug: 'compliance-calendar',
        name: 'Compliance calendar',
        question: 'Which statutory dates bind a business like mine?',
        keywords: 'due dates ics reminder GST TDS ROC MCA returns',
      },
      {
        slug: 'emi',
        name: 'Loan instalment and schedule',
        question: 'What is the instalment, and how much of it is interest?',
        keywords: 'EMI home loan amortisation prepayment',
      },
      {
        slug: 'amount-in-words',
        name: 'Amount in words',
        question: 'How is this amount written on a cheque or an invoice?',
        keywords: 'rupees lakh crore cheque number',
      },
    ],
  },
]

/** Words of the list of tools. */
export const toolsPage = {
  heading: 'Tools',
  lead: 'Type your figures and see the working, each line with its section of the law and the day it was checked. Nothing you type leaves your browser.',
  breadcrumbs: [{ label: 'Home', href: '/' }],
  name: 'Tools',
  filter: { label: 'Find a tool', description: 'A word or two, such as rent, TDS or salary' },
  found: (count: number) => (count === 1 ? '1 tool' : `${count} tools`),
  none: 'No tool has these words. Ask us, or look at all of them.',
  all: 'Show all tools',
} as const
