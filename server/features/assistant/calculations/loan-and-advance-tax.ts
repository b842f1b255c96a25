import { advanceTaxPlan, advanceTaxThresholds } from '../../../compliance/advance-tax/index.ts'
import { rowOn } from '../../../compliance/dated.ts'
import { loanSchedule } from '../../../compliance/emi/index.ts'
import type { Age } from '../../../compliance/income-tax/index.ts'
import { formatDate } from '../../../compliance/ist.ts'
import { formatRate } from '../../../compliance/money.ts'
import { ruleOf } from '../../../compliance/working.ts'
import { amountNamed, askAmount, known, paiseOf, rupees, show, workingOf } from './calculation.ts'
import type { Calculation } from './calculation.ts'
import { ageOf, taxYearIn } from './income-tax.ts'

/** “At 8.5”, “@ 9”, “8.75 pe”: the interest of a loan without its sign. */
const bareRate = (text: string): string | undefined => {
  const [, after, before, alone] =
    /(?:\bat|@|rate|interest|byaj|dar|ब्याज|दर)\s*(?:of |is |rate )?(\d{1,2}(?:\.\d+)?)(?![\d.,]|\s*(?:lakh|lac|crore|cr|k|l|year|yr|month|sa+l|mahin|लाख|करोड|साल|महीन)(?![\p{L}\p{M}]))|(?<![\d.,])(\d{1,2}(?:\.\d+)?)\s*(?:pe|par|pr|ke? byaj|ka byaj|पर|के ब्याज)(?![\p{L}\p{M}])|(?<![\d.,])(\d{1,2}\.\d{1,2})(?![\d.,]|\s*(?:lakh|lac|crore|cr|k|l|year|yr|sa+l|लाख|करोड|साल)(?![\p{L}\p{M}]))/u.exec(
      text,
    ) ?? []
  return after ?? before ?? alone
}

/** A loan with its rate and its time, without the name of the instalment. */
const isLoanOfTerm = (text: string): boolean =>
  /\bloan\b|\bkarz|\bkarj|लोन|कर्ज/u.test(text) &&
  /\d ?%|percent|byaj|interest|ब्याज|प्रतिशत/u.test(text) &&
  /\d ?(?:sa+l|years?|yrs?|mahin|months?|साल|महीन)/u.test(text) &&
  !/deduct|regime|\btds\b|80c|24b|\bhome loan interest\b/u.test(text)

export const emiCalculation: Calculation = {
  task: 'emi',
  path: '/tools/emi',
  label: 'Loan instalments',
  isAbout: (text) =>
    isLoanOfTerm(text) ||
    /\bemi\b|ईएमआई|(?:loan|borrow|लोन|karz|karj|कर्ज|उधार).*(?:instal|kist|kisht|qist|किस्त|month|mahin|maheen|महीन)|(?:instal|kist|kisht|किस्त).*(?:loan|borrow|लोन|karz|कर्ज|उधार)/u.test(
      text,
    ),
  read: ({ amounts, rates, years, months, text }) =>
    known({
      principal: rupees(amounts[0]?.amount),
      rate: rates[0] === undefined ? bareRate(text) : String(rates[0] / 100),
      months: years === undefined ? months?.toString() : String(Math.round(years * 12) + (months ?? 0)),
    }),
  work(inputs) {
    if (inputs.principal === undefined) return askAmount('principal', 'How much is the loan, in rupees?')
    if (inputs.rate === undefined) return askAmount('rate', 'What is the interest a year, in percent?')
    if (inputs.months === undefined) return askAmount('months', 'Over how many months is it repaid?')
    const rate = Math.round(Number(inputs.rate) * 100)
    const months = Number(inputs.months)
    const principal = paiseOf(inputs.principal)
    const loan = loanSchedule({ principal, rate, months })
    return {
      sentences: [
        `The instalment of a loan of ${show(principal)} at ${formatRate(rate)} over ${months} months is ${show(loan.emi)} a month.`,
        `The interest over the whole term is ${show(loan.interest)}, and ${show(loan.paid)} is paid in all.`,
      ],
      working: workingOf('Working, in rupees', loan.working),
      rules: [],
      fields: { principal: inputs.principal, rate: inputs.rate, months: inputs.months },
    }
  },
}

/** Tax of the year by the day of an instalment, without the name of it. */
const instalmentDay =
  /^(?=.*(?:kitn|how much|pay|bhar|कितन|भर)).*(?:\btax\b|टैक्स).*(?<!\d)15 ?(?:th )?(?:of )?(?:june?|sept?\w*|dec\w*|march|जून|सितंबर|सितम्बर|दिसंबर|दिसम्बर|मार्च)/u

export const advanceTaxCalculation: Calculation = {
  task: 'advance-tax',
  path: '/tools/advance-tax',
  label: 'Advance tax planner',
  isAbout: (text) => instalmentDay.test(text) || /advance tax|एडवांस टैक्स|अग्रिम कर|agrim kar/u.test(text),
  read(slots, today) {
    const { amounts, text, age } = slots
    return known({
      tax: rupees(amountNamed(amounts, /\btax\b|liab|टैक्स|कर\b/u) ?? amounts[0]?.amount),
      // One amount alone is the tax, whatever is said of what was deducted.
      deducted: amounts.length < 2 ? undefined : rupees(amountNamed(amounts, /\btds\b|टीडीएस/u)),
      age: ageOf(age),
      businessIncome: /presumptive|44ad|प्रिजम्प्टिव/u.test(text)
        ? 'presumptive'
        : /business|profession|freelanc|vyapar|व्यापार/u.test(text)
          ? 'regular'
          : undefined,
      taxYear: taxYearIn(slots, today),
    })
  },
  work(inputs, today) {
    if (inputs.tax === undefined)
      return askAmount(
        'tax',
        'How much is the tax of the whole year, in rupees? The income tax tool works it out.',
      )
    const taxYear = inputs.taxYear ?? taxYearIn({ text: '' }, today)
    const businessIncome =
      inputs.businessIncome === 'presumptive'
        ? 'presumptive'
        : inputs.businessIncome === 'none'
          ? 'none'
          : 'regular'
    const plan = advanceTaxPlan({
      taxYear,
      age: (inputs.age ?? 'below-60') as Age,
      residency: 'resident',
      businessIncome,
      tax: paiseOf(inputs.tax),
      deductedAtSource: inputs.deducted === undefined ? 0 : paiseOf(inputs.deducted),
    })
    const fields = known({
      taxYear,
      tax: inputs.tax,
      deducted: inputs.deducted,
      age: inputs.age ?? 'below-60',
      residency: 'resident',
      businessIncome,
    })
    const threshold = rowOn('advance tax threshold', advanceTaxThresholds, plan.year.from)
    if (plan.exemption !== undefined)
      return {
        sentences: [
          plan.exemption === 'below-threshold'
            ? `No advance tax is payable: ${show(plan.advanceTax)} is below the limit of ${show(threshold.value)}.`
            : 'No advance tax is payable: a resident of 60 or more without business income is exempt.',
        ],
        working: workingOf('Working, in rupees', [
          ...plan.working,
          ...(plan.exemption === 'below-threshold'
            ? [{ id: 'limit', label: 'Payable from', amount: threshold.value, rule: ruleOf(threshold) }]
            : []),
        ]),
        rules: plan.rules,
        fields,
      }
    return {
      sentences: [
        `Advance tax of ${show(plan.advanceTax)} is payable for ${plan.year.label}.`,
        ...plan.instalments.map(
          ({ dueOn, percent, required }) => `By ${formatDate(dueOn)}: ${percent}%, ${show(required)} in all.`,
        ),
      ],
      working: workingOf('Working, in rupees', plan.working),
      rules: plan.rules,
      fields,
    }
  },
}
