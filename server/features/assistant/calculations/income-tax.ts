import { compareRegimes, taxYearOf, taxYears } from '../../../compliance/income-tax/index.ts'
import type { Age } from '../../../compliance/income-tax/index.ts'
import type { IsoDate } from '../../../compliance/ist.ts'
import type { Slots } from '../slots/read-slots.ts'
import {
  amountNamed,
  askAmount,
  known,
  paiseOf,
  rulesOf,
  rupees,
  show,
  workingOf,
  isOfMonth,
} from './calculation.ts'
import type { Calculation, Inputs } from './calculation.ts'

/** The year that a question names, or the one of today. */
export function taxYearIn({ text }: Pick<Slots, 'text'>, today: IsoDate): string {
  const [, start] = /(20\d\d)\s*[-/–]\s*(?:20)?\d\d(?!\d)/.exec(text) ?? []
  if (start === undefined) {
    const current = taxYears.find(({ from, to }) => from <= today && today <= to)
    return (current ?? taxYears.at(-1)!).key
  }
  // An assessment year is that of the year before it.
  const first = /\b(?:ay|assessment year)\b/.test(text) ? Number(start) - 1 : Number(start)
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`
}

export const ageOf = (age: number | undefined): Age | undefined =>
  age === undefined ? undefined : age >= 80 ? '80-and-above' : age >= 60 ? '60-to-79' : 'below-60'

const ageWords: Readonly<Record<Age, string>> = {
  'below-60': 'below the age of 60',
  '60-to-79': 'aged 60 to 79',
  '80-and-above': 'aged 80 or more',
}

const isSalary =
  /salar|ctc|lpa|package|pension|in ?hand|tankh|tankha|vetan|pagaar|\bjobs?\b|\bjoin(?:ed|ing|s)?\b|\boffer(?:ed|ing)?\b|full[- ]?time|\bemploye(?:r|d)\b|\bhike\b|\bboss\b|increment|appraisal|सैलरी|वेतन|तनख्वाह|तनखा|पगार|पेंशन|naukri|नौकरी|जॉब/u
const isOther =
  /income|business|profit|profession|freelanc|interest|rent|kamai|aay\b|aamdani|amdani|\bearn|\bshop\b|duka+n|clinic|consult|tuition|coaching|royalt|dividend|\bfarm\b|आय(?!कर)|कमाई|कमाता|कमाती|आमदनी|मुनाफा|profit|munafa|vyapar|dhandh|व्यापार|दुकान|धंधा|क्लिनिक|कारोबार/u

/** A salary below it is of a month, in paise. */
const LEAST_YEARLY = 1_50_000_00
const ofYear = /a year|per year|yearly|annual|sala+na|\bp\.?a\.?\b|lpa|\bctc\b|साल|वार्षिक/u

/** What others are paid is taxed at source: “how much do I cut from the landlord”. */
const isAtSource =
  /(?:cut|hold back|held back|withh[eo]ld|deduct|ka+t[ou]\w*|ka+tn[aei]|काट\S*) (?:\S+ ){0,3}(?:tax|टैक्स)|(?:tax|टैक्स) (?:\S+ ){0,2}(?:cut|hold back|held back|withh[eo]ld|deduct|ka+t[ou]\w*|ka+tn[aei]|काट\S*)/u
/** Whoever pays it: rent, a purchase, a bill. */
const isPaidToOther =
  /rent|kiray|landlord|\bbuy|bought|purchas|khare?e?d|seller|contractor|consultant|lawyer|vendor|supplier|किराय|किराए|मकान मालिक|खरीद|ठेकेदार/u
/** Somebody pays, and asks what to keep back of it: “paying an architect 60,000, how much to cut”. */
const isKeptBack =
  /(?:\bpa(?:y|id|ying)\b|\bhir(?:e|ed|ing)\b|\bgave\b|\bgiv(?:e|ing)\b|bought|buying).*(?:how much|what|do i|should i|must i|need to) (?:\S+ ){0,3}(?:cut|deduct|withhold|hold back|keep back)\b/u
export const isTaxAtSource = (text: string): boolean =>
  /\btds\b|टीडीएस|tax deducted|deduct tax/u.test(text) ||
  (isAtSource.test(text) && isPaidToOther.test(text)) ||
  isKeptBack.test(text)

/** Whether an income bears no tax in the new regime even without the standard deduction of a salary. */
function isFreeForAll({ income, age, residency, regime, taxYear }: Inputs, today: IsoDate): boolean {
  if (income === undefined || regime === 'old' || residency === 'non-resident') return false
  const both = compareRegimes({
    taxYear: taxYear ?? taxYearIn({ text: '' }, today),
    age: (age ?? 'below-60') as Age,
    residency: 'resident',
    salary: 0,
    otherIncome: paiseOf(income),
    investments: 0,
  })
  return both.new.tax === 0
}

export const incomeTaxCalculation: Calculation = {
  task: 'income-tax',
  path: '/tools/income-tax',
  label: 'Income tax, both regimes',
  isAbout: (text) =>
    !isTaxAtSource(text) &&
    /\btax\b|aaykar|aayakar|आयकर|टैक्स|\bregime\b|रिजीम/u.test(text) &&
    !/\bgst|\btds\b|\btcs\b|advance tax|professional tax|profession tax|capital gain|जीएसटी|टीडीएस|टीसीएस|एडवांस|अग्रिम|प्रोफेशनल|\bhra\b|एचआरए|gratuity|input tax|tax audit|composition|कंपो|ग्रेच्युटी/u.test(
      text,
    ),
  read(slots, today) {
    const { amounts, text, age, regime } = slots
    // “18 lakh, no investments”: one amount alone is the income.
    const deductions =
      amounts.length > 1 ? amountNamed(amounts, /80c|invest|ppf|elss|lic|bachat|saving|निवेश|बचत/u) : undefined
    const others = amounts.filter(({ amount }) => amount !== deductions)
    const named = amountNamed(others, isSalary) ?? amountNamed(others, isOther) ?? others[0]?.amount
    const slot = others.find(({ amount }) => amount === named)
    // So much a year is no salary that anybody asks the tax of.
    const isMonthly =
      slot !== undefined &&
      (isOfMonth(slot) || (slot.amount < LEAST_YEARLY && isSalary.test(text) && !ofYear.test(text)))
    // A bonus comes on top of the pay of the year.
    const bonus = amountNamed(others, /bonus|incentive|बोनस/u)
    const isOnTop = bonus !== undefined && bonus !== named && others.length > 1
    const income = slot && (isMonthly ? slot.amount * 12 : slot.amount) + (isOnTop ? bonus : 0)
    const kind = isSalary.test(text)
      ? 'salary'
      : isOther.test(text.replaceAll(/income ?tax/g, ''))
        ? 'other'
        : undefined
    return known({
      income: rupees(income),
      kind,
      investments: rupees(deductions),
      age: ageOf(age),
      regime,
      residency: /non[- ]?resident|\bnri\b|एनआरआई/u.test(text) ? 'non-resident' : undefined,
      taxYear: taxYearIn(slots, today),
    })
  },
  work(stated, today) {
    if (stated.income === undefined)
      return askAmount('income', 'How much is the income of the year, in rupees?')
    const inputs: Inputs & { readonly income: string } = {
      ...stated,
      income: stated.income,
      // Up to what the rebate leaves free nobody pays in the new regime, whatever the income is.
      ...(stated.kind === undefined && isFreeForAll(stated, today) && { kind: 'other' }),
    }
    if (inputs.kind === undefined)
      return {
        slot: 'kind',
        text: 'Is it salary or pension, or other income such as a business, rent or interest? A standard deduction applies to salary.',
        options: [
          { value: 'salary', label: 'Salary or pension', says: isSalary },
          {
            value: 'other',
            label: 'Other income',
            says: /other|business|profit|profession|rent|interest|freelanc|anya|अन्य|व्यापार|income/u,
          },
        ],
      }
    const income = paiseOf(inputs.income)
    const age = (inputs.age ?? 'below-60') as Age
    const residency = inputs.residency === 'non-resident' ? 'non-resident' : 'resident'
    const taxYear = inputs.taxYear ?? taxYearIn({ text: '' }, today)
    const { label } = taxYearOf(taxYear)
    const [salary, otherIncome] = inputs.kind === 'salary' ? [income, 0] : [0, income]
    const investments = inputs.investments === undefined ? 0 : paiseOf(inputs.investments)
    const both = compareRegimes({ taxYear, age, residency, salary, otherIncome, investments })
    const what = inputs.kind === 'salary' ? 'a salary' : 'an income'
    const who = `for a ${residency} ${ageWords[age]}`
    const regime = inputs.regime === 'new' || inputs.regime === 'old' ? inputs.regime : undefined
    const named = regime ?? (both.cheaper === 'old' ? 'old' : 'new')
    const other = named === 'new' ? 'old' : 'new'
    const sentences = [
      `The income tax on ${what} of ${show(income)} in the ${named} regime is ${show(both[named].tax)}, cess included, ${who}, ${label}.`,
      `In the ${other} regime it is ${show(both[other].tax)}${investments > 0 ? ` with ${show(investments)} of investments` : ' without other deductions'}.`,
    ]
    const working = [...both[named].incomeWorking, ...both[named].taxWorking]
    return {
      sentences,
      working: workingOf(`Working in the ${named} regime, in rupees`, [
        ...working,
        { id: 'other-regime', label: `For comparison: tax in the ${other} regime`, amount: both[other].tax },
      ]),
      rules: rulesOf(working),
      fields: known({
        taxYear,
        salary: inputs.kind === 'salary' ? inputs.income : '0',
        otherIncome: inputs.kind === 'salary' ? undefined : inputs.income,
        age,
        residency,
        investments: inputs.investments,
      }),
    }
  },
}
