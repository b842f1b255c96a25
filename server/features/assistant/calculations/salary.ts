import { salaryBreakUp } from '../../../compliance/salary/index.ts'
import { isOfMonth, rulesOf, askAmount, known, paiseOf, rupees, show, workingOf } from './calculation.ts'
import type { Calculation } from './calculation.ts'

const isFund = /\be?pf\b|provident|पीएफ|भविष्य निधि/u
const isInsurance = /\besic?\b|state insurance|ईएसआई/u
const isYearly =
  /^\|\s*(?:ka |ki |का |की )?(?:ctc|lpa|package|p\.?a\.?\b|per annum|a year|saal|sala+na|सीटीसी|पैकेज|साल)/u

/** Pay below it is of a month, in paise. */
const LEAST_YEARLY = 1_00_000_00

/** Provident fund and state insurance of a monthly wage, as the salary tool works them out. */
export const contributionsCalculation: Calculation = {
  task: 'contributions',
  path: '/tools/salary',
  label: 'Salary break-up',
  isAbout: (text) =>
    (isFund.test(text) || isInsurance.test(text)) &&
    !/limit|ceiling|seema|withdraw|nikal|register|regist|due|late|penalt|interest|सीमा|निकाल|रजिस्ट|देर|ब्याज|employees?\b.*\b(?:from|above)|karmchari|कर्मचारियों की संख्या/u.test(
      text,
    ),
  read: ({ amounts, text }) =>
    known({
      wage: rupees(amounts[0]?.amount),
      of: isFund.test(text) && isInsurance.test(text) ? 'both' : isInsurance.test(text) ? 'esi' : 'pf',
    }),
  work(inputs, today) {
    if (inputs.wage === undefined)
      return askAmount('wage', 'How much is the monthly wage, basic pay and dearness allowance, in rupees?')
    const yearly = String(Number(inputs.wage) * 12)
    const result = salaryBreakUp({
      on: today,
      basis: 'gross',
      yearly: paiseOf(yearly),
      basicPercent: 100,
      hraPercent: 0,
      providentFund: 'ceiling',
      stateInsurance: true,
      gratuityInCtc: false,
      professionalTax: 'none',
      regime: 'new',
      age: 'below-60',
      residency: 'resident',
    })
    const { month } = result
    const wage = show(paiseOf(inputs.wage))
    const working = [...result.payWorking, ...result.costWorking].filter(({ id }) =>
      id === 'provident-fund' ? inputs.of !== 'esi' : id === 'state-insurance' && inputs.of !== 'pf',
    )
    return {
      sentences: [
        ...(inputs.of === 'esi'
          ? []
          : [
              `Provident fund on a monthly wage of ${wage}: ${show(month.employeeProvidentFund)} from the employee and ${show(month.employerProvidentFund)} from the employer, if contributed up to the wage ceiling.`,
            ]),
        ...(inputs.of === 'pf'
          ? []
          : [
              result.isInsured
                ? `Employees’ State Insurance on ${wage}: ${show(month.employeeStateInsurance)} from the employee and ${show(month.employerStateInsurance)} from the employer.`
                : `No Employees’ State Insurance is due on ${wage} a month: it is above the ceiling.`,
            ]),
      ],
      working: workingOf('Contributions of a month, in rupees', working),
      rules: rulesOf(working),
      fields: {
        basis: 'gross',
        yearly,
        basicPercent: '100',
        hraPercent: '0',
        providentFund: 'ceiling',
        stateInsurance: 'yes',
        gratuityInCtc: 'no',
        professionalTax: 'none',
      },
    }
  },
}

/** What reaches the bank of a salary. */
export const takeHomeCalculation: Calculation = {
  task: 'take-home',
  path: '/tools/salary',
  label: 'Salary break-up',
  isAbout: (text) =>
    /take[- ]?home|in[- ]?hand|net (?:salary|pay)|haath mein|hath me|haath me|हाथ में|इन हैंड|टेक होम|salary break|break[- ]?up of/u.test(
      text,
    ),
  read: ({ amounts, text, regime, states }) => {
    const [amount] = amounts
    const after = amount?.label.slice(amount.label.indexOf('|')) ?? ''
    // “12 lakh CTC, how much a month”: the month is asked for, and the amount is of a year.
    const monthly =
      amount !== undefined && (isOfMonth(amount) || amount.amount < LEAST_YEARLY) && !isYearly.test(after)
    return known({
      yearly: amount && rupees(monthly ? amount.amount * 12 : amount.amount),
      basis: /gross|ग्रॉस/u.test(text) ? 'gross' : 'ctc',
      regime,
      levy: states.length > 0 && states[0] !== '29' ? 'none' : undefined,
    })
  },
  work(inputs, today) {
    if (inputs.yearly === undefined)
      return askAmount('yearly', 'How much is the cost to company of the year, in rupees?')
    const basis = inputs.basis === 'gross' ? 'gross' : 'ctc'
    const regime = inputs.regime === 'old' ? 'old' : 'new'
    const professionalTax = inputs.levy === 'none' ? 'none' : 'karnataka'
    const result = salaryBreakUp({
      on: today,
      basis,
      yearly: paiseOf(inputs.yearly),
      basicPercent: 50,
      hraPercent: 40,
      providentFund: 'ceiling',
      stateInsurance: false,
      gratuityInCtc: basis === 'ctc',
      professionalTax,
      regime,
      age: 'below-60',
      residency: 'resident',
    })
    return {
      sentences: [
        `Of ${show(paiseOf(inputs.yearly))} a year (${basis === 'ctc' ? 'cost to company' : 'gross pay'}) about ${show(result.month.takeHome)} a month reaches the bank, in the ${regime} regime.`,
        `Provident fund is taken up to its ceiling, and professional tax as ${professionalTax === 'none' ? 'none' : 'in Karnataka'}; the tool changes each part.`,
      ],
      working: workingOf('Working of a month, in rupees', result.payWorking),
      rules: rulesOf(result.payWorking),
      fields: known({
        basis,
        yearly: inputs.yearly,
        basicPercent: '50',
        hraPercent: '40',
        providentFund: 'ceiling',
        gratuityInCtc: basis === 'ctc' ? 'yes' : 'no',
        professionalTax,
        regime,
      }),
    }
  },
}
