/** Words of the page of fees and of its estimate. The fees are in `content/pricing.ts`. */
import { formatRate } from '@anupalan/server/compliance/money'
import { inLocale } from '@anupalan/server/contract/core/locale'
import { firm } from '../../content/firm.ts'
import {
  GST_ON_FEES,
  MONTHS_PAID_YEARLY,
  type EstimateAnswers,
  type Measure,
  type ServiceSlug,
} from '../../content/pricing.ts'
import { firstConsultation } from '../../content/publicity.ts'
import type { Question } from '../../content/service-pages/service-page.ts'

const { promises } = firm
const gst = formatRate(GST_ON_FEES)
const saved = 12 - MONTHS_PAID_YEARLY

export const pricingPage = inLocale({
  en: {
    above: [{ label: 'Home', href: '/' }],
    heading: 'Pricing',
    lead: 'Fees are fixed, agreed in writing before work starts, and GST is stated apart.',
    actions: {
      estimate: { label: 'Estimate yours', href: '#estimate' },
      meeting: { label: 'Book a meeting', href: '/schedule-meeting' },
    },
    /** Replaces plans, tax and estimate if no fees are published. */
    quotation: {
      plans:
        'We write a quotation for each client: tell us what you need, and you have it in writing before any work starts.',
      estimate:
        'There are no published fees to estimate from. Tell us the same in a message, and a quotation follows.',
      action: { label: 'Ask for a quotation', href: '/#contact' },
    },
    plans: {
      heading: 'Plans by service',
      sample: 'These are the fees of a fictional firm, shown as a sample.',
      pay: {
        label: 'How do you pay monthly plans?',
        options: { month: 'Every month', year: 'A year at once' },
        description: `A year paid at once costs ${MONTHS_PAID_YEARLY} months: ${saved === 1 ? 'one is' : `${saved} are`} free.`,
      },
      from: 'from',
      yearAtOnce: 'for a year at once',
      insteadOf: (fee: string) => `instead of ${fee} by the month`,
      orYear: (fee: string) => `or ${fee} for a year at once`,
      withGst: (tax: string, sum: string) => `+ ${tax} GST = ${sum}`,
      link: 'What is done, and how',
    },
    gst: {
      heading: 'GST, stated apart',
      text: `Every fee on this page stands without GST. ${gst} is added on the invoice: as CGST and SGST, half each, for a client in ${firm.address.state}, and as IGST for a client in another state. With a GSTIN you may claim it back as input tax credit, if your own supplies are taxed.`,
      caption: (plan: string) => `An example: ${plan}`,
      columns: {
        line: 'Line of the invoice',
        here: `In ${firm.address.state}`,
        elsewhere: 'In another state',
      },
      lines: { fee: 'Fee', cgst: 'CGST', sgst: 'SGST', igst: 'IGST', sum: 'To be paid' },
      at: (tax: string, rate: string) => `${tax} at ${rate}`,
      none: '–',
      notInside:
        'Government fees, stamp duty and late fees are passed on at cost, with their receipts, and bear no fee of ours.',
    },
    questions: {
      heading: 'What people ask about fees',
      items: [
        {
          question: 'When do I pay?',
          answer: [
            'Monthly plans on the 5th, for the month that runs. Work that is done once: half when it begins, half when it is handed over. Yearly plans when the year’s work begins.',
            'You pay by bank transfer or UPI, against an invoice. We ask for no card and keep none.',
          ],
        },
        {
          question: 'What if my work outgrows the plan?',
          answer: [
            'We tell you when it has done so for three months, with the counts, and propose the next plan from the month after. Nothing is charged for months that have passed.',
          ],
        },
        {
          question: 'Can I stop?',
          answer: [
            'A monthly plan with a month’s notice. Of a year paid at once you have the months back that have not begun, less the advantage of having paid it at once.',
            'Your books and papers are yours and go with you, on any day and without a fee.',
          ],
        },
        {
          question: 'Does a fee depend on the tax I save?',
          answer: [
            'Never. A fee that grew with a refund would pay us to stretch the law. It depends on the work, and is the same whatever the result.',
          ],
        },
        {
          question: 'What does “from” mean?',
          answer: [
            'That the least is certain and the rest depends on what we find: branches, years behind, transactions abroad. The quotation states the whole, and it is the whole.',
          ],
        },
        {
          question: firstConsultation({
            free: 'Is the first talk really free?',
            plain: 'What happens in the first talk?',
          }),
          answer: [
            firstConsultation({ free: 'Yes: ', plain: 'You have ' }) +
              `${promises.freeConsultationMinutes} minutes with a person who could do the work, and a list of what is due and when. It binds neither side.`,
          ],
        },
      ] satisfies readonly Question[],
    },
  },
})

type Options<Id extends keyof EstimateAnswers> = Record<EstimateAnswers[Id], string>

const yesOrNo = inLocale({ en: { yes: 'Yes', no: 'No' } })

/** A question with a few answers. */
interface ChoiceWords<Id extends keyof EstimateAnswers> {
  service: ServiceSlug
  label: string
  options: Options<Id>
  /** The answer of the example. */
  example: EstimateAnswers[Id]
}

/** The questions of the estimate about each selected service, by their name in the URL. */
export const estimateChoices = inLocale<{ readonly [Id in keyof EstimateAnswers]: ChoiceWords<Id> }>({
  en: {
    taxpayer: {
      service: 'tax-filing',
      label: 'Whose return is it?',
      options: { individual: 'An individual’s', business: 'A business’s' },
      example: 'business',
    },
    hasGstin: { service: 'gst-filing', label: 'Do you have a GSTIN?', options: yesOrNo, example: 'yes' },
    gstFiling: {
      service: 'gst-filing',
      label: 'How do you file?',
      options: { month: 'Every month', quarter: 'Every quarter' },
      example: 'month',
    },
    annualReturn: {
      service: 'gst-filing',
      label: 'Is your turnover above ₹2 crore a year?',
      options: yesOrNo,
      example: 'no',
    },
    taxAudit: { service: 'corporate-tax', label: 'Does a tax audit apply?', options: yesOrNo, example: 'no' },
    businessForm: {
      service: 'business-registration',
      label: 'What is to be registered?',
      options: { firm: 'Proprietorship or partnership', company: 'Company or LLP' },
      example: 'company',
    },
  },
})

/** The measures of the estimate. */
export const estimateCounts = inLocale({
  en: {
    invoices: { service: 'gst-filing', label: 'Sales invoices a month', unit: 'invoices', example: 40 },
    entries: {
      service: 'bookkeeping',
      label: 'Entries in your books a month',
      hint: 'Bills, receipts and lines of the bank statement.',
      unit: 'entries',
      example: 60,
    },
    employees: { service: 'payroll-hr', label: 'People on the payroll', unit: 'people', example: 8 },
  } as const satisfies Record<
    Measure,
    { service: ServiceSlug; label: string; hint?: string; unit: string; example: number }
  >,
})

/** Maximum of every measure. */
export const MOST_COUNTED = 1_00_000

/** Services of the example. */
export const estimateExample: readonly ServiceSlug[] = ['gst-filing', 'bookkeeping']

/** Words of the estimate. */
export const estimateWords = inLocale({
  en: {
    heading: 'An estimate for a business like yours',
    text: 'Choose what you need and say how much there is of it. Nothing is sent: it is worked out in your browser, and the address holds your answers behind a #, a part that browsers send to nobody.',
    wants: 'What do you need?',
    about: (service: string) => `About ${service}`,
    reset: 'Back to the example',
    withoutScript: {
      title: 'The fields need JavaScript.',
      text: 'What you see is an example. The plans above hold every fee.',
    },
    result: 'Your estimate',
    none: 'Choose at least one service.',
    toCorrect: 'There is no estimate until what is marked has been corrected.',
    covers: (most: string, unit: string, count: string) => `up to ${most} ${unit} a month; you have ${count}`,
    beyond: (most: string, unit: string) => `more than ${most} ${unit} a month: the quotation says the fee`,
    sums: {
      caption: 'What it comes to',
      columns: { line: 'Line', byMonth: 'Paid by the month', atOnce: 'A year at once' },
      eachMonth: 'Each month',
      monthly: 'Monthly plans, a year',
      yearly: 'Yearly plans',
      once: 'Once',
      fees: 'First year without GST',
      gst: `GST at ${gst}`,
      total: 'First year with GST',
      none: '–',
    },
    from: 'from',
    /** The first sentence, also announced after a change. */
    aMonth: (total: string) => `${total} a month with GST.`,
    firstYear: (total: string) => `${total} in the first year, everything together, with GST.`,
    atOnce: (saving: string) => `${saving} less if you pay the year at once.`,
    follows: 'An estimate binds nobody. A quotation in writing follows your message, and holds.',
    ask: { label: 'Ask for the quotation', href: '/#contact' },
  },
})
