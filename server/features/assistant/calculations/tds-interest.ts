import { rowOn } from '../../../compliance/dated.ts'
import { addDays, dateParts, formatDate, isoDate } from '../../../compliance/ist.ts'
import type { IsoDate } from '../../../compliance/ist.ts'
import { tdsInterest, tdsInterestTables } from '../../../compliance/tds-interest/index.ts'
import { readDays } from '../slots/read-dates.ts'
import { askAmount, known, paiseOf, rulesOf, rupees, show, workingOf } from './calculation.ts'
import type { Ask, Calculation, Inputs, Result } from './calculation.ts'

const paid = /paid|remit|pay|deposit|jama|bhar|challan|जमा|भर|चुका|भुगतान/u
const deducted = /deduct|kat|kaat|काट|कट/u

/** The quarterly statement by its name or its forms. */
const statement = /statement|return|24q|26q|27q|27eq|form ?1(?:38|40|43|44)\b|रिटर्न|विवरण|स्टेटमेंट/u
const isLate = /\blate|delay|beyond|after|overdue|\bder\b|\bderi\b|\bbaad\b|देर|लेट|बाद|विलंब/u

/** Whether the fee for a late statement is asked for: it is by the day, where interest is by the month. */
const isLateStatement = (text: string): boolean =>
  /\btds\b|\btcs\b|टीडीएस|टीसीएस|2[467]e?q\b/u.test(text) &&
  statement.test(text) &&
  isLate.test(text) &&
  /\d+ ?(?:days?|din|दिन)/u.test(text) &&
  !/interest|byaj|byaaj|sood|ब्याज|सूद/u.test(text)

/** The last quarter of which the statement was due on a day, by its last day. */
function quarterDueBefore(day: IsoDate): IsoDate {
  const { year } = dateParts(day)
  const ends = [year - 1, year].flatMap((each) => [
    isoDate(each, 3, 31),
    isoDate(each, 6, 30),
    isoDate(each, 9, 30),
    isoDate(each, 12, 31),
  ])
  return ends.findLast(
    (end) => tdsInterest({ tax: 0, deductibleOn: end, deductedOn: end, paidOn: end }).fileBy <= day,
  )!
}

function lateStatement({ tax, days }: Inputs, today: IsoDate): Ask | Result {
  if (days === undefined) return askAmount('days', 'How many days late is it?')
  const deductedOn = quarterDueBefore(today)
  const row = rowOn('TDS statement fee', tdsInterestTables['Fee for a late statement'], deductedOn)
  const uncapped = Number(days) * row.value
  // Without the tax of the statement its limit is stated, and does not cut the fee.
  const total = tax === undefined ? uncapped : paiseOf(tax)
  const inTime = { tax: total, deductibleOn: deductedOn, deductedOn, paidOn: deductedOn }
  const filedOn = addDays(tdsInterest(inTime).fileBy, Number(days))
  const result = tdsInterest({ ...inTime, filedOn })
  return {
    sentences: [
      `The fee for a TDS statement filed ${days} days late is ${show(result.fee)}: ${show(row.value)} a day, at most the tax in it${tax === undefined ? '' : `, here ${show(total)}`}.`,
      'Pay it before you file the statement.',
    ],
    working: workingOf('Working of the fee, in rupees', result.working),
    rules: rulesOf(result.working),
    fields: {
      tax: String(total / 100),
      route: 'monthly',
      deductibleOn: deductedOn,
      deductedOn,
      paidOn: deductedOn,
      statement: 'late',
      filedOn,
    },
  }
}

export const tdsInterestCalculation: Calculation = {
  task: 'tds-interest',
  path: '/tools/tds-interest',
  label: 'Interest on TDS',
  isAbout: (text) =>
    isLateStatement(text) ||
    ((/\btds\b|टीडीएस/u.test(text) || /\btax\b.{0,40}deducted.*(?:remit|deposit|paid)/u.test(text)) &&
      /interest|byaj|byaaj|sood|ब्याज|सूद|\blate\b|\bder\b|\bderi\b|देर|लेट/u.test(text) &&
      /deposit|remit|paid|pay|jama|bhar|challan|deduct|kat[an]|kaat|जमा|भर|काट|कट/u.test(text) &&
      !/bank interest|fd interest|interest (?:income|paid by)|rate of tds|ब्याज पर टीडीएस|byaj par tds/u.test(
        text,
      )),
  read({ text, amounts, days: daysLate }, today) {
    if (isLateStatement(text))
      return known({ statement: 'late', tax: rupees(amounts[0]?.amount), days: daysLate?.toString() })
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
  work(inputs, today) {
    if (inputs.statement === 'late') return lateStatement(inputs, today)
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
