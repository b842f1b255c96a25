import { formatDate } from '../../../compliance/ist.ts'
import type { IsoDate } from '../../../compliance/ist.ts'
import { tdsInterest } from '../../../compliance/tds-interest/index.ts'
import { readDays } from '../slots/read-dates.ts'
import { askAmount, known, paiseOf, rulesOf, rupees, show, workingOf } from './calculation.ts'
import type { Calculation } from './calculation.ts'

const paid = /paid|pay|deposit|jama|bhar|challan|जमा|भर|चुका|भुगतान/u
const deducted = /deduct|kat|kaat|काट|कट/u

export const tdsInterestCalculation: Calculation = {
  task: 'tds-interest',
  path: '/tools/tds-interest',
  label: 'Interest on TDS',
  isAbout: (text) =>
    /\btds\b|टीडीएस/u.test(text) &&
    /interest|byaj|byaaj|sood|ब्याज|सूद|\blate\b|\bder\b|\bderi\b|देर|लेट/u.test(text) &&
    /deposit|paid|pay|jama|bhar|challan|deduct|kat[an]|kaat|जमा|भर|काट|कट/u.test(text) &&
    !/bank interest|fd interest|interest (?:income|paid by)|rate of tds|ब्याज पर टीडीएस|byaj par tds/u.test(
      text,
    ),
  read({ text, amounts }, today) {
    const days = readDays(text, today)
    // An amount is no part of a day: “on 5 october 2026”.
    const amount = amounts.find(({ at, end }) => !days.some((day) => at < day.end && end > day.at))
    const after = (name: RegExp) => days.find(({ end }) => name.test(text.slice(end, end + 22)))
    const before = (name: RegExp) => days.find(({ at }) => name.test(text.slice(Math.max(0, at - 22), at)))
    const [first, last] = [days[0], days.at(-1)]
    const isPair = days.length > 1
    return known({
      tax: rupees(amount?.amount),
      deductedOn: isPair ? first!.day : (after(deducted) ?? before(deducted))?.day,
      paidOn: isPair
        ? last!.day
        : days.length === 1 && !deducted.test(text) && paid.test(text)
          ? last!.day
          : undefined,
    })
  },
  work(inputs) {
    if (inputs.tax === undefined) return askAmount('tax', 'How much tax was deducted, in rupees?')
    if (inputs.deductedOn === undefined)
      return askAmount('deductedOn', 'On which day was it deducted? For example: 5 October 2026.')
    if (inputs.paidOn === undefined)
      return askAmount('paidOn', 'On which day was it paid to the government? For example: 20 November 2026.')
    const deductedOn = inputs.deductedOn as IsoDate
    const paidOn = inputs.paidOn as IsoDate
    const tax = paiseOf(inputs.tax)
    const result = tdsInterest({ tax, deductibleOn: deductedOn, deductedOn, paidOn })
    return {
      sentences: [
        result.interest === 0
          ? `No interest is due: ${show(tax)} deducted on ${formatDate(deductedOn)} had to be paid by ${formatDate(result.payBy)}.`
          : `Interest on TDS of ${show(tax)} deducted on ${formatDate(deductedOn)} and paid on ${formatDate(paidOn)} is ${show(result.interest)}.`,
        ...(result.interest === 0
          ? []
          : [
              `It had to be paid by ${formatDate(result.payBy)}; interest counts ${result.monthsNotPaid} calendar months, a part of one as a whole month.`,
            ]),
      ],
      working: workingOf('Working, in rupees', [
        {
          id: 'deducted',
          label: 'Tax deducted',
          amount: tax,
          note: `Deducted on ${formatDate(deductedOn)}, to be paid by ${formatDate(result.payBy)}, paid on ${formatDate(paidOn)}.`,
        },
        ...result.working,
      ]),
      rules: rulesOf(result.working),
      fields: known({
        tax: inputs.tax,
        route: 'monthly',
        deductibleOn: deductedOn,
        deductedOn,
        paidOn,
        statement: 'in-time',
      }),
    }
  },
}
