import { gratuity } from '../../../compliance/gratuity/index.ts'
import { hraExemption } from '../../../compliance/hra/index.ts'
import type { HraInput } from '../../../compliance/hra/index.ts'
import { rowOn } from '../../../compliance/dated.ts'
import { karnatakaProfessionalTaxes } from '../../../compliance/salary/rules.ts'
import { STATES } from '../../../compliance/states.ts'
import type { StateCode } from '../../../compliance/states.ts'
import { ruleOf } from '../../../compliance/working.ts'
import type { AmountSlot } from '../slots/read-slots.ts'
import { readCity } from '../slots/read-slots.ts'
import { amountNamed, askAmount, known, paiseOf, rulesOf, rupees, show, workingOf } from './calculation.ts'
import type { Calculation } from './calculation.ts'
import { taxYearIn } from './income-tax.ts'

const ofMonth = /month|monthly|mahin|maheen|महीन|p\.?m\.?\b/u
const ofYear = /a year|per year|yearly|annual|sala+na|p\.?a\.?\b|सालाना|वार्षिक|lakh|लाख/u

/** Amounts below it are of a month, in paise. */
const LEAST_YEARLY = 1_20_000_00

/** An amount a year, from one that is stated a month. */
function yearly(amounts: readonly AmountSlot[], name: RegExp): number | undefined {
  const amount = amountNamed(amounts, name)
  const slot = amounts.find((each) => each.amount === amount)
  // “Basic 50,000 a month, HRA 20,000”: the period of the first is that of the others, if none has another.
  const isMonthly =
    slot !== undefined &&
    (ofMonth.test(slot.label) ||
      (!amounts.some(({ label }) => ofYear.test(label)) &&
        (amounts.slice(0, 1).some(({ label }) => ofMonth.test(label)) ||
          // Nobody is paid so little for a year.
          amounts.every((each) => each.amount < LEAST_YEARLY))))
  return amount === undefined ? undefined : isMonthly ? amount * 12 : amount
}

const cities = [
  'Bengaluru',
  'Mumbai',
  'Delhi',
  'Chennai',
  'Kolkata',
  'Hyderabad',
  'Pune',
  'Ahmedabad',
] as const

export const hraCalculation: Calculation = {
  task: 'hra',
  path: '/tools/hra',
  label: 'HRA exemption',
  isAbout: (text) => /\bhra\b|house rent allowance|एचआरए|मकान किराया भत्ता/u.test(text),
  read(slots, today) {
    const { amounts, text } = slots
    return known({
      salary: rupees(yearly(amounts, /basic|salary|vetan|बेसिक|मूल|सैलरी|वेतन/u)),
      hraReceived: rupees(
        yearly(
          amounts,
          /(?:\bhra\b|allowance|एचआरए|भत्ता)(?!.*(?:basic|salary|rent|vetan|बेसिक|मूल|सैलरी|वेतन))/u,
        ),
      ),
      rentPaid: rupees(yearly(amounts, /\brent\b(?! allow)|kiray|किराया(?! भत्ता)|किराए/u)),
      city: readCity(text),
      taxYear: taxYearIn(slots, today),
    })
  },
  work(inputs, today) {
    if (inputs.salary === undefined)
      return askAmount('salary', 'How much is the basic pay of the year, with dearness allowance, in rupees?')
    if (inputs.hraReceived === undefined)
      return askAmount('hraReceived', 'How much HRA is received in the year, in rupees?')
    if (inputs.rentPaid === undefined)
      return askAmount('rentPaid', 'How much rent is paid in the year, in rupees?')
    if (inputs.city === undefined)
      return {
        slot: 'city',
        text: 'In which city is the rented home?',
        options: [
          ...cities.map((city) => ({ value: city, label: city, says: new RegExp(city, 'i') })),
          { value: 'other', label: 'Another place', says: /other|another|else|दूसर|अन्य/u },
        ],
      }
    const taxYear = inputs.taxYear ?? taxYearIn({ text: '' }, today)
    const result = hraExemption({
      taxYear,
      city: inputs.city as HraInput['city'],
      salary: paiseOf(inputs.salary),
      hraReceived: paiseOf(inputs.hraReceived),
      rentPaid: paiseOf(inputs.rentPaid),
    })
    return {
      sentences: [
        `${show(result.exempt)} of the HRA is exempt in the old regime, and ${show(result.taxable)} is taxable, ${result.year.label}.`,
        'In the new regime all of it is taxable.',
      ],
      working: workingOf('Working, in rupees', result.working),
      rules: rulesOf(result.working),
      fields: known({
        taxYear,
        city: inputs.city,
        salary: inputs.salary,
        hraReceived: inputs.hraReceived,
        rentPaid: inputs.rentPaid,
      }),
    }
  },
}

export const gratuityCalculation: Calculation = {
  task: 'gratuity',
  path: '/tools/gratuity',
  label: 'Gratuity',
  isAbout: (text) => /gr[ae]i?tch?u+i?ty|gratuit|gretuti|ग्र[ेै]च्य[ुू]इ?टी|ग्र[ेै]चुइ?टी|उपदान/u.test(text),
  read: ({ amounts, years, months, text }) =>
    known({
      monthlyWage: rupees(amounts[0]?.amount),
      years: years === undefined ? undefined : String(Math.trunc(years)),
      months: months?.toString(),
      covered: /less than (?:10|ten)|fewer than (?:10|ten)|not covered/u.test(text) ? 'no' : undefined,
    }),
  work(inputs, today) {
    if (inputs.monthlyWage === undefined)
      return askAmount(
        'monthlyWage',
        'How much is the last monthly basic pay with dearness allowance, in rupees?',
      )
    if (inputs.years === undefined)
      return askAmount('years', 'How many years of service, and months beyond them?')
    const covered = inputs.covered !== 'no'
    const service = { years: Number(inputs.years), months: Number(inputs.months ?? 0) }
    const result = gratuity({
      lastDay: today,
      covered,
      service,
      end: 'resignation',
      monthlyWage: paiseOf(inputs.monthlyWage),
    })
    return {
      sentences: [
        result.isTooShort
          ? 'No gratuity is due: the service is shorter than the law requires.'
          : `The gratuity is ${show(result.gratuity)} for ${result.years} counted years, of which ${show(result.exempt)} is free of tax.`,
        'This is for an employer that the gratuity law covers, at the end of service by resignation or retirement.',
      ].slice(0, covered ? 2 : 1),
      working: workingOf('Working, in rupees', result.working),
      rules: rulesOf(result.working),
      fields: known({
        covered: covered ? 'yes' : 'no',
        monthlyWage: inputs.monthlyWage,
        years: inputs.years,
        months: inputs.months,
        end: 'resignation',
        lastDay: today,
      }),
    }
  },
}

export const professionalTaxCalculation: Calculation = {
  task: 'professional-tax',
  path: '/tools/salary',
  label: 'Salary break-up',
  isAbout: (text) =>
    /professional tax|profession tax|\bp\.? ?tax\b|\bpt\b|प्रोफेशनल टैक्स|व्यवसाय कर|पेशेवर कर/u.test(text),
  read: ({ amounts, states, month }) =>
    known({
      wage: rupees(amounts[0]?.amount),
      state: states[0],
      month: month === 2 ? 'february' : undefined,
    }),
  work(inputs, today) {
    if (inputs.state !== undefined && inputs.state !== '29')
      return {
        none: `We have no table of the professional tax of ${STATES[inputs.state as StateCode].name}: only that of Karnataka.`,
      }
    if (inputs.wage === undefined) return askAmount('wage', 'How much is the monthly salary, in rupees?')
    if (inputs.state === undefined)
      return {
        slot: 'state',
        text: 'In which state? Only the tax of Karnataka is in our tables.',
        options: [
          { value: '29', label: 'Karnataka', says: /karnataka|bengaluru|bangalore|कर्नाटक|yes|haan|हां/u },
        ],
      }
    const row = rowOn('professional tax', karnatakaProfessionalTaxes, today)
    const { from, monthly, february } = row.value
    const applies = paiseOf(inputs.wage) >= from
    return {
      sentences: [
        applies
          ? `The professional tax of Karnataka on a monthly salary of ${show(paiseOf(inputs.wage))} is ${show(monthly)} a month, and ${show(february)} in February.`
          : `No professional tax is due in Karnataka on a monthly salary of ${show(paiseOf(inputs.wage))}.`,
        `It is due from a monthly salary of ${show(from)} on.`,
      ],
      working: workingOf('Professional tax of Karnataka, in rupees', [
        { id: 'wage', label: 'Monthly salary', amount: paiseOf(inputs.wage) },
        { id: 'from', label: 'Due from a salary of', amount: from, rule: ruleOf(row) },
        { id: 'tax', label: 'Tax a month', amount: applies ? monthly : 0, rule: ruleOf(row), total: true },
        { id: 'february', label: 'Tax in February', amount: applies ? february : 0, rule: ruleOf(row) },
      ]),
      rules: [ruleOf(row)],
      fields: { basis: 'gross', yearly: String(Number(inputs.wage) * 12), professionalTax: 'karnataka' },
    }
  },
}
