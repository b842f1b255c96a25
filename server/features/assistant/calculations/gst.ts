import {
  addGst,
  gstInterest,
  gstRatesOn,
  lateFee,
  natureOfSupply,
  removeGst,
} from '../../../compliance/gst/index.ts'
import type { LateFeeForm } from '../../../compliance/gst/index.ts'
import { effectiveDate } from '../../../compliance/calendar/due-dates.ts'
import { statutoryCalendar } from '../../../compliance/calendar/statutory-calendar.ts'
import { addDays, dateParts, daysBetween, isoDate } from '../../../compliance/ist.ts'
import type { IsoDate } from '../../../compliance/ist.ts'
import { formatRate } from '../../../compliance/money.ts'
import { STATES } from '../../../compliance/states.ts'
import type { StateCode } from '../../../compliance/states.ts'
import { allDatesOf } from '../dates-of-obligation.ts'
import { readDays } from '../slots/read-dates.ts'
import { monthIn } from '../slots/read-slots.ts'
import type { AmountSlot } from '../slots/read-slots.ts'
import { amountNamed, askAmount, known, paiseOf, rulesOf, rupees, show, workingOf } from './calculation.ts'
import type { Calculation } from './calculation.ts'

const isGst = /\bgst\b|\bcgst\b|\bsgst\b|\bigst\b|जीएसटी|सीजीएसटी|आईजीएसटी/u
const isLate = /\blate|delay|der se|deri|penalt|interest|byaj|sood|ब्याज|देर|लेट|जुर्माना|विलंब/u
/** The amount has the tax in it. */
const within =
  /inclu(?!d(?:e|ing) (?:the )?(?:interest|late))|with gst|gst (?:ke )?sa(?:ath|hit)|reverse|remove|nikal|hata|out of|back out|shamil|shaamil|mila ?kar|samet|jud[ai] hu|already (?:has|added)|base (?:price|value|amount)|asli|asal|original price|without (?:gst|tax) (?:price|value|amount)|before (?:gst|tax)|सहित|समेत|निकाल|हटा|शामिल|सम्मिलित|मिलाकर|मिला कर|जुडा हुआ|के साथ|असली|मूल (?:कीमत|मूल्य|दाम)/u
/** Said of the amount itself; “without GST” beside it is what is asked for. */
const saidWithin = /(?<!not )inclu(?:ded|ding|sive)(?! (?:the )?(?:interest|late))|shamil hai|शामिल है|सहित/u
/** The tax comes on top, whatever else is said. */
const onTop =
  /exclu|not inclu|plus gst|gst extra|without gst|\+ ?gst|alag se|bina gst|अलग से|अतिरिक्त|के बिना|बिना जीएसटी/u

/** The place of supply is not where two states are named, but what the law says of it. */
const byPlace =
  /hotel|restaurant|visitor|customer from|client from|walk(?:ed|s)? in|over the counter|handed over|picks? (?:it )?up|picked up|takes? (?:it )?away|took (?:it|away)|carr(?:y|ied|ies)|khud le|le ga(?:ya|ye)|le jata|खुद ले|ले ग[यए]|training|event|wedding|credit|mistake|wrong|galat|galti|होटल|रेस्टोरेंट|क्रेडिट|गलत|गलती/u

/** “At 18”: a rate in force without its sign. */
const bareRate = (text: string, inForce: readonly number[]): string | undefined =>
  inForce
    .find((rate) =>
      new RegExp(`(?:\\bat|@|rate|dar|दर)\\s*(?:of )?${rate / 100}(?![\\d.,%])`, 'u').test(text),
    )
    ?.toString()

export const gstCalculation: Calculation = {
  task: 'gst',
  path: '/tools/gst',
  label: 'GST calculator',
  isAbout: (text) =>
    isGst.test(text) &&
    !isLate.test(text) &&
    (!byPlace.test(text) || /\d{3}/.test(text)) &&
    !/turn ?over|bikri|limit|threshold|regist|seema|टर्नओवर|बिक्री|सीमा|रजिस्ट|पंजी|fees?\b|charge for|composition/u.test(
      saidWithin.test(text) ? text.replaceAll(/\bfees?\b/g, ' ') : text,
    ),
  read({ amounts, rates, states, text }, today) {
    const inForce = gstRatesOn(today).value.map(({ rate }) => rate)
    return known({
      amount: rupees(amounts[0]?.amount),
      rate:
        rates.find((rate) => inForce.includes(rate))?.toString() ??
        rates[0]?.toString() ??
        bareRate(text, inForce),
      mode: saidWithin.test(text) || (within.test(text) && !onTop.test(text)) ? 'remove' : 'add',
      supplier: states[0],
      place:
        states[1] ?? (/within|same state|intra|ek hi rajya|अंदर|भीतर/u.test(text) ? states[0] : undefined),
    })
  },
  work(inputs, today) {
    // Two states and no amount: which tax it is.
    if (inputs.amount === undefined && inputs.supplier !== undefined && inputs.place !== undefined) {
      const { supplier, place } = inputs as { supplier: StateCode; place: StateCode }
      const nature = natureOfSupply({ supplier, place }, today)
      return {
        sentences: [nature.reason],
        rules: [nature.rule],
        fields: { mode: 'add', kind: 'domestic', supplier, place, on: today },
      }
    }
    if (inputs.amount === undefined) return askAmount('amount', 'On which amount, in rupees?')
    if (inputs.rate === undefined)
      return {
        slot: 'rate',
        text: 'At which rate? The rate finder has the rate of what you sell.',
        options: gstRatesOn(today)
          .value.filter(({ rate }) => rate > 0)
          .map(({ rate, goods }) => ({
            value: String(rate),
            label: `${formatRate(rate)}: ${goods}`,
            says: new RegExp(
              `(?<![\\d.])${String(rate / 100).replace('.', '\\.')}\\s*(?:%|percent|per ?cent|प्रतिशत)?(?![\\d.])`,
              'u',
            ),
          })),
      }
    const amount = paiseOf(inputs.amount)
    const rate = Number(inputs.rate)
    const isRemoved = inputs.mode === 'remove'
    const calculate = isRemoved ? removeGst : addGst
    const supplier = (inputs.supplier ?? '29') as StateCode
    const other: StateCode = supplier === '29' ? '27' : '29'
    const inState = calculate({ on: today, rate, amount, supply: { supplier, place: supplier } })
    const interState = calculate({
      on: today,
      rate,
      amount,
      supply: { supplier, place: (inputs.place ?? other) as StateCode },
    })
    const isKnown = inputs.place !== undefined
    const result = isKnown ? interState : inState
    const percent = formatRate(rate)
    const heads = (of: typeof result) =>
      of.heads.map(({ head, amount: part }) => `${head.toUpperCase()} ${show(part)}`).join(' and ')
    const sentences = [
      isRemoved
        ? `A price of ${show(amount)} with ${percent} GST contains ${show(result.tax)} of tax; the value without tax is ${show(result.taxable)}.`
        : `GST at ${percent} on ${show(amount)} is ${show(result.tax)}; with tax it is ${show(result.total)}.`,
      isKnown
        ? `From ${STATES[supplier].name} to ${STATES[inputs.place as StateCode].name}: ${heads(result)}.`
        : `Within one state it is ${heads(inState)}; to another state it is ${heads(interState)}.`,
    ]
    return {
      sentences,
      working: workingOf('Working, in rupees', [
        ...result.working.slice(0, -1),
        { id: 'gst', label: 'GST together', amount: result.tax },
        ...result.working.slice(-1),
      ]),
      rules: rulesOf(result.working),
      fields: known({
        mode: inputs.mode ?? 'add',
        amount: inputs.amount,
        rate: inputs.rate,
        kind: 'domestic',
        supplier,
        place: inputs.place ?? supplier,
        on: today,
      }),
    }
  },
}

const turnovers = [
  { value: '10000000', label: 'Up to ₹1.5 crore', says: /1\.5|up to|upto|se kam|below|small|तक|कम/u },
  { value: '40000000', label: 'Above ₹1.5 crore, up to ₹5 crore', says: /between|beech|बीच/u },
  { value: '60000000', label: 'Above ₹5 crore', says: /above|more|se zyada|se jyada|ज्यादा|अधिक/u },
]

const namesDay = (text: string) => readDays(text, isoDate(2099, 12, 31)).length > 0

/** “20 sept 2026” is no amount. */
const isOfDay = (text: string, { at, end }: AmountSlot, today: IsoDate) =>
  readDays(text, today).some((day) => at < day.end && end > day.at)

/**
 * Days between the due date and the day of filing, where a question names both, or the month of the return of a monthly
 * filer and the day of filing.
 *
 * @param form of that return
 */
function daysLate(text: string, today: IsoDate, form?: LateFeeForm): string | undefined {
  const days = readDays(text, today)
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const filedOn = last.day
  const since = (dueOn: IsoDate) => (dueOn < filedOn ? String(daysBetween(dueOn, filedOn)) : undefined)
  if (days.length > 1) return since(first.day)
  const month = monthIn(text.slice(0, last.at) + text.slice(last.end))
  const monthly = statutoryCalendar.obligations.find(({ name }) => name === form)
  if (month === undefined || monthly?.frequency !== 'month') return undefined
  const due = allDatesOf(monthly).findLast(
    ({ period }) => period.to < filedOn && dateParts(period.from).month === month,
  )
  return due && since(effectiveDate(due))
}

const turnoverWords = /turn ?over|bikri|sales|टर्नओवर|बिक्री/u
/** Tax that was paid late. */
const cashWords = /\bcash\b|nakad|नकद|कैश|\btax\b|टैक्स/u

export const gstLateFeeCalculation: Calculation = {
  task: 'gst-late-fee',
  path: '/tools/gst-late-fee',
  label: 'Late fee and interest',
  isAbout: (text) =>
    /gstr|\bgst\b|जीएसटी|3b\b/u.test(text) &&
    (isLate.test(text) || (/\bdue\b/u.test(text) && readDays(text, isoDate(2099, 12, 31)).length > 1)) &&
    (/\d+\s*(?:days?|din|दिन)/u.test(text) || namesDay(text)) &&
    (!/interest|byaj|sood|ब्याज/u.test(text) || /late fee|लेट फीस/u.test(text)),
  read({ text, days, amounts: all }, today) {
    const amounts = all.filter((each) => !isOfDay(text, each, today))
    const turnover = amountNamed(amounts, turnoverWords)
    const others = amounts.filter(({ amount }) => amount !== turnover)
    const form: LateFeeForm | undefined = /gstr-?\s?3b|3b\b|3बी/u.test(text)
      ? 'gstr-3b'
      : /gstr-?\s?9|annual|वार्षिक/u.test(text)
        ? 'gstr-9'
        : /gstr-?\s?4\b/u.test(text)
          ? 'gstr-4'
          : /gstr-?\s?1\b/u.test(text)
            ? 'gstr-1'
            : undefined
    return known({
      form,
      days: days?.toString() ?? daysLate(text, today, form),
      nil: /\bnil\b|zero|shunya|निल|शून्य|nothing to report/u.test(text) ? 'yes' : undefined,
      // One amount that nothing names is the turnover, on which the fee depends.
      turnover: rupees(
        turnover ?? (others.some(({ label }) => cashWords.test(label)) ? undefined : others[0]?.amount),
      ),
      cash: rupees(amountNamed(others, cashWords)),
    })
  },
  work(inputs, today) {
    if (inputs.form === undefined)
      return {
        slot: 'form',
        text: 'Which return is late?',
        options: [
          { value: 'gstr-3b', label: 'GSTR-3B', says: /3b|3बी/u },
          { value: 'gstr-1', label: 'GSTR-1', says: /r-?\s?1\b|\b1\b/u },
          { value: 'gstr-4', label: 'GSTR-4', says: /r-?\s?4\b|\b4\b/u },
          { value: 'gstr-9', label: 'GSTR-9', says: /r-?\s?9\b|\b9\b|annual/u },
        ],
      }
    if (inputs.days === undefined) return askAmount('days', 'How many days late is it?')
    const form = inputs.form as LateFeeForm
    const days = Number(inputs.days)
    const [dueOn, filedOn, nil] = [addDays(today, -days), today, inputs.nil === 'yes']
    const feeAt = (turnover: number) => lateFee({ form, dueOn, filedOn, nil, turnover })
    const isSame = new Set(turnovers.map(({ value }) => feeAt(paiseOf(value)).fee)).size === 1
    if (inputs.turnover === undefined && !isSame)
      return { slot: 'turnover', text: 'How high was the turnover of the year before?', options: turnovers }
    const turnover = inputs.turnover ?? turnovers[0]!.value
    const fee = feeAt(paiseOf(turnover))
    const cash = inputs.cash === undefined || form === 'gstr-9' ? undefined : paiseOf(inputs.cash)
    const interest = cash === undefined ? undefined : gstInterest({ amount: cash, from: dueOn, to: filedOn })
    const most = { id: 'most', label: 'Late fee at most', amount: fee.cap }
    const kind = nil && form !== 'gstr-9' ? `a nil ${form.toUpperCase()}` : form.toUpperCase()
    return {
      sentences: [
        `The late fee of ${kind} filed ${days} days late is ${show(fee.fee)}: ${show(fee.perDay)} a day, at most ${show(fee.cap)}${isSame ? ' at the lowest turnover' : ''}.`,
        `Of this ${show(fee.central)} is CGST and ${show(fee.state)} SGST or UTGST.${interest === undefined ? ' Interest on tax paid late comes on top.' : ''}`,
        ...(interest === undefined
          ? []
          : [
              `Interest on ${show(cash!)} of tax paid in cash is ${show(interest.interest)}, at ${formatRate(interest.rate)} a year by the day; with the late fee it is ${show(fee.fee + interest.interest)}.`,
            ]),
      ],
      working: workingOf(
        interest === undefined
          ? 'Working of the late fee, in rupees'
          : 'Working of the late fee and of the interest, in rupees',
        interest === undefined
          ? [...fee.working, most]
          : [
              ...fee.working,
              most,
              ...interest.working,
              {
                id: 'together',
                label: 'Late fee and interest',
                amount: fee.fee + interest.interest,
                total: true,
              },
            ],
      ),
      rules: rulesOf([...fee.working, ...(interest?.working ?? [])]),
      fields: known({
        form,
        dueOn,
        filedOn,
        nil: nil ? 'yes' : undefined,
        turnover,
        cause: 'late-payment',
        cash: inputs.cash ?? '0',
      }),
    }
  },
}

export const gstInterestCalculation: Calculation = {
  task: 'gst-interest',
  path: '/tools/gst-late-fee',
  label: 'Late fee and interest',
  isAbout: (text) => /gst|जीएसटी|3b\b/u.test(text) && /interest|byaj|byaaj|sood|ब्याज|सूद/u.test(text),
  read: ({ amounts, days, text }, today) =>
    known({
      amount: rupees(amounts.find((each) => !isOfDay(text, each, today))?.amount),
      days: days?.toString() ?? daysLate(text, today),
    }),
  work(inputs, today) {
    if (inputs.amount === undefined)
      return askAmount('amount', 'How much tax was paid late in cash, in rupees?')
    if (inputs.days === undefined) return askAmount('days', 'How many days late was it paid?')
    const days = Number(inputs.days)
    const from = addDays(today, -days)
    const result = gstInterest({ amount: paiseOf(inputs.amount), from, to: today })
    return {
      sentences: [
        `Interest on ${show(paiseOf(inputs.amount))} of GST paid ${days} days late is ${show(result.interest)}, at ${formatRate(result.rate)} a year by the day.`,
      ],
      working: workingOf('Working of the interest, in rupees', result.working),
      rules: rulesOf(result.working),
      fields: {
        form: 'gstr-3b',
        dueOn: from,
        filedOn: today,
        turnover: '0',
        cause: 'late-payment',
        cash: inputs.amount,
      },
    }
  },
}
