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
    /** Before the day that the staff confirms. */
    asOf: 'Fees as of',
    lead: 'Fixed fees, agreed in writing before work starts. GST is shown separately.',
    actions: {
      estimate: { label: 'Estimate yours', href: '#estimate' },
      meeting: { label: 'Book a meeting', href: '/schedule-meeting' },
    },
    /** Replaces plans, tax and estimate if no fees are published. */
    quotation: {
      plans:
        'We write a quote for each client. Tell us what you need, and you get it in writing before any work starts.',
      estimate: 'We do not publish fees here. Send us a message, and we will send you a quote.',
      action: { label: 'Ask for a quote', href: '/#contact' },
    },
    contents: { label: 'On this page', estimate: 'Estimate', questions: 'Questions' },
    plans: {
      heading: 'Plans by service',
      included: 'What each plan includes',
      sample: 'This firm is not real. Its fees are samples.',
      pay: {
        label: 'How do you pay monthly plans?',
        options: { month: 'Every month', year: 'A year at once' },
        description: `A year at once: pay ${MONTHS_PAID_YEARLY} months, ${saved === 1 ? 'one is' : `${saved} are`} free.`,
      },
      from: 'from',
      yearAtOnce: 'for a year',
      insteadOf: (fee: string) => `instead of ${fee} by the month`,
      orYear: (fee: string) => `or ${fee} for a year`,
      withGst: (tax: string, sum: string) => `+ ${tax} GST = ${sum}`,
    },
    gst: {
      heading: 'GST on our fees',
      text: `All fees on this page are without GST. We add ${gst} on the invoice. In ${firm.address.state} it is CGST and SGST, in other states IGST. If you have a GSTIN and charge GST, you can claim it back.`,
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
        'Government fees, stamp duty and late fees are charged at cost, with receipts. We add nothing to them.',
    },
    questions: {
      heading: 'What people ask about fees',
      items: [
        {
          question: 'When do I pay?',
          answer: [
            'Monthly plans: on the 5th of the month. One-time work: half at the start, half at the end. Yearly plans: when the year’s work starts.',
            'You pay by bank transfer or UPI against an invoice. We never ask for a card.',
          ],
        },
        {
          question: 'What if my work outgrows the plan?',
          answer: [
            'If it does so for three months, we tell you and show you the counts. The next plan starts from the month after that. You pay nothing extra for the past months.',
          ],
        },
        {
          question: 'Can I stop?',
          answer: [
            'Yes. A monthly plan ends with one month’s notice. If you paid for a year, we refund the months that have not started, less the discount for paying at once.',
            'Your books and papers are yours. You can take them on any day, free of charge.',
          ],
        },
        {
          question: 'Does a fee depend on the tax I save?',
          answer: ['Never. The fee depends on the work. It is the same whatever the result.'],
        },
        {
          question: 'What does “from” mean?',
          answer: [
            'It is the lowest fee. You may pay more if there are branches, past years to finish or dealings abroad. The quote gives the full fee, and it does not change later.',
          ],
        },
        {
          question: firstConsultation({
            free: 'Is the first talk really free?',
            plain: 'What happens in the first talk?',
          }),
          answer: [
            firstConsultation({ free: 'Yes: ', plain: 'You have ' }) +
              `${promises.freeConsultationMinutes} minutes with a person who can do the work. You get a list of what is due, and when. You are not bound to hire us.`,
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
    heading: 'Estimate your fee',
    text: 'Choose what you need. Nothing is sent: your browser makes the estimate.',
    wants: 'What do you need?',
    about: (service: string) => `About ${service}`,
    reset: 'Back to the example',
    withoutScript: {
      title: 'The fields need JavaScript.',
      text: 'This is an example. The plans above show every fee.',
    },
    result: 'Your estimate',
    inSight: (total: string) => `Your estimate: ${total}`,
    firstYearInSight: (total: string) => `${total} in the first year`,
    monthInSight: (total: string) => `${total} a month`,
    none: 'Choose at least one service.',
    toCorrect: 'Please correct the marked fields to see the estimate.',
    covers: (most: string, unit: string, count: string) => `up to ${most} ${unit} a month; you have ${count}`,
    beyond: (most: string, unit: string) => `more than ${most} ${unit} a month: ask us for the fee`,
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
    firstYear: (total: string) => `${total} in the first year for everything, with GST.`,
    atOnce: (saving: string) => `${saving} less if you pay the year at once.`,
    follows: 'This is an estimate. Ask us for a fixed written quote.',
    ask: { label: 'Ask for a quote', href: '/#contact' },
  },
})
