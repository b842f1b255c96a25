import type { OpenTask } from '@anupalan/server/contract/assistant/schema'
import { describe, expect, test } from 'vitest'
import { isAsk } from './calculation.ts'
import { continueCalculation, followingCalculation, wantedCalculation } from './calculations.ts'

const today = '2026-11-26'

function work(question: string) {
  const wanted = wantedCalculation(question, today)
  if (!wanted) return undefined
  return { task: wanted.calculation.task, outcome: wanted.calculation.work(wanted.inputs, today) }
}

function sentence(question: string): string {
  const worked = work(question)
  if (!worked || !('sentences' in worked.outcome)) throw new Error(`${question}: ${JSON.stringify(worked)}`)
  return worked.outcome.sentences.join(' ')
}

test('what is taken off is written with a minus sign', () => {
  const { outcome } = work('income tax on a salary of 12,75,000 in the new regime')!
  if (!('working' in outcome)) throw new Error(JSON.stringify(outcome))
  const amounts = outcome.working!.lines.map(({ amount }) => amount)
  expect(amounts).toContain('\u2212₹75,000')
  expect(amounts.join(' ')).not.toContain('-')
})

describe('a calculation', () => {
  // The results are those of the vectors of the calculators.
  test.each([
    ['income tax on a salary of 12,75,000 in the new regime', '₹0'],
    ['tax on 12.85 lakh salary, new regime', '₹10,400'],
    ['How much is the tax on business income of ₹16,00,000?', '₹1,24,800'],
    ['tax on income of 10 lakh, age 82, old regime', '₹1,04,000'],
    ['नई रिजीम में बारह लाख पचहत्तर हजार की सैलरी पर टैक्स', '₹0'],
    ['GST on Rs. 10,000 at 18%', '₹1,800'],
    ['१०,००० पर १८% जीएसटी', '₹1,800'],
    ['Take 18% GST out of ₹11,800 (inclusive)', '₹10,000'],
    ['GST of 18% on 1000 from Karnataka to Maharashtra', 'IGST ₹180'],
    ['EMI of 10 lakh at 8.5% for 20 years', '₹8,678.23'],
    ['dedh lakh ke loan par 10% ki EMI 12 mahine ke liye', 'over 12 months'],
    ['bought bitcoin for 3 lakh and sold it for 5 lakh. tax?', '₹62,400'],
    ['a clinic: dr with 36 lakh by bank, presumptive profit', '₹18,00,000'],
    ['HRA: basic 6 lakh, HRA 3 lakh, rent 3.6 lakh in Mumbai', '₹3,00,000'],
    ['HRA exemption: basic 6,00,000, HRA 3,00,000, rent 30,000 a month, Jaipur', '₹2,40,000'],
    ['jaipur, basic 40000 pm, hra 16000 p.m., rent 15000pm: how much of the hra is exempt', '₹1,32,000'],
    ['gratuity for 50,000 after 10 years and 7 months', '₹3,17,308'],
    ['gratuity for 50,000 after 10 years and 6 months', '₹2,88,462'],
    ['interest on ₹50,000 GST paid 17 days late', '₹419.18'],
    ['GSTR-3B 17 din late, penalty kitni', '₹850'],
    ['TDS on professional fees of 80,000', '₹8,000'],
    ['we hire a machine for 80,000 a month from a company, how much TDS', '₹1,600'],
    ['मकान 60 लाख का खरीदा तो कितना टीडीएस काटना है', '₹60,000'],
    [
      'GSTR-3B was due 20 oct, filed on 4 november. turnover 80 lakh, paid 40,000 tax in cash. late fee + interest?',
      'Interest on ₹40,000 of tax paid in cash is ₹295.89, at 18% a year by the day; with the late fee it is ₹1,045.89.',
    ],
    ['bitcoin for 2 lakh bought may 2026, sold september 2026 for 3.5 lakh', '₹46,800'],
    ['listed shares bought for 4 lakh in march 2024, sold for 7.5 lakh in june 2026. tax?', '1 June 2026'],
    ['loan 15 lakh 10.5 percent 7 saal, har mahine kitna', '₹25,291.01'],
    ['doctor, 60 lakh, cash nahi leta, presumptive profit', '₹30,00,000'],
    ['august 2026 ka GSTR-3B 15 october 2026 ko bhara, turnover 90 lakh, late fee kitni', '₹1,250'],
    ['gst ka 40000 tax 20 sept 2026 ko bharna tha, 25 oct 2026 ko bhara, byaj kitna', '₹690.41'],
    ['shares 10 jan 2026 ko 3 lakh me liye, 10 sept 2026 ko 4.2 lakh me beche, tax kitna', '₹1,20,000'],
    ['tax 80,000 hai aur TDS kuch nahi katta, advance tax kitna', 'By 15 December 2026: 75%, ₹60,000'],
    ['TDS on rent of 60,000 a month paid by our company', '₹6,000'],
    ['our TDS statement went in 15 days beyond its due date, tax 62,000, what fee', '₹3,000'],
    ['24Q 40 din late bhara, tds 5000 tha, kitna fee', '₹5,000'],
    ['tds return 20 din late, kitni fees', '₹4,000'],
    ['paying 60000 to an architect, how much to cut', '₹6,000'],
    ['sold my eth, bought for 60k, got 95k by selling it. tax?', '₹10,920'],
    ['joining an office at 16 lakh, what tax in the new regime', '₹1,13,100'],
    ['rent 28k a month in indiranagar, basic is 50k and hra 25k a month, how much is exempt', '₹2,76,000'],
    ['70 lakh UPI aur bank se aaya, 20 lakh nagad, bina khata kam se kam munafa kitna', '₹5,80,000'],
    ['my tax after tds is 9,000. advance tax?', 'below the limit of ₹10,000'],
    ['2 lakh ka bonus mila 11 lakh salary ke upar, total tax', 'a salary of ₹13,00,000'],
    ['somebody has 7.5 lakh a year, what tax', '₹0'],
    ['10.5% par 8 lakh car loan 5 saal', '₹17,195.12'],
    ['debt fund me 80000 ka profit, 30% slab', '₹24,960'],
    ['trader, 2.5 crore, 4% cash, presumptive profit', '₹15,20,000'],
    ['दुकान का टर्नओवर 60 लाख, सब नकद, अनुमानित मुनाफा', '₹4,80,000'],
    ['3b was due 20 october, filing on 5 november, tax 30000, turnover 1 crore', '₹800'],
    ['hamari partnership firm ne carpenter ko ek saath 45 hazar diye, TDS kitna kaate', '₹450'],
    ['client paid me 2.36 lakh all inclusive of 18% gst, what is my fee without the tax', '₹2,00,000'],
    [
      'Tax of ₹40,000 was deducted on 20 August 2026 but remitted only on 12 October 2026. Interest?',
      '₹1,800',
    ],
    ['professional tax on 30,000 in Karnataka', '₹200'],
    ['advance tax for a tax of 2 lakh', '₹1,50,000'],
    ['23600 रुपये के बिल में 18% जीएसटी शामिल है', '₹20,000'],
    ['long term profit of 3 lakh on listed shares, how much tax', '₹22,750'],
    ['STCG of 80,000 on shares', '₹16,640'],
    [
      'how much tax on land sold on 1 June 2026 for 90 lakh, bought on 1 June 2025 for 60 lakh, at 30%',
      '₹9,36,000',
    ],
    ['44ADA profit of a doctor with receipts of 40 lakh by bank', '₹20,00,000'],
    ['presumptive profit of a shop, 1 crore, all by UPI', '₹6,00,000'],
    ['tds 25000 ka 5 october 2026 ko kata, 20 november 2026 ko jama kiya, byaj', '₹750'],
    ['PF on 14,000', '₹1,680'],
    ['24000 ki salary par esi', 'No Employees’ State Insurance'],
    ['in hand of 15 lakh ctc', '₹1,10,915 a month'],
    ['15 lakh ctc me haath me mahine ka kitna aayega', '₹1,10,915 a month'],
    ['basic 50000 mahina, hra 20000, mumbai me kiraya 22000, kitna hra tax free', '₹2,04,000'],
    ['साल का टैक्स 80,000 है टीडीएस घटाकर, 15 दिसंबर तक कितना भरना होगा', '₹60,000'],
    ['hamari llp 65000 mahina kiraya deti hai, tds kitna', '₹6,500'],
    // What an amount is of, and a rate without its sign.
    ['salary 18L hai koi investment nahi, new regime me tax kitna', '₹1,50,800'],
    ['my pension is 1.5 lakh a month, how much tax', 'a salary of ₹18,00,000'],
    ['monthly 150000 salary tax per year', 'a salary of ₹18,00,000'],
    ['tax on 18lpa', 'a salary of ₹18,00,000'],
    ['ctc 15 lakh take home monthly', '₹1,10,915 a month'],
    ['home loan of 10 lakh for 20 years at 8.5 emi', '₹8,678.23'],
    ['15 lakh ka loan 7 saal 10.5 pe kist kitni', '₹25,291.01'],
    ['gst on 10000 at 18', '₹1,800'],
    ['47200 ka bill 18% gst included, without gst amount kitna', '₹40,000'],
    ['18% gst not included in 10000, total kitna', '₹11,800'],
    ['rent 30000 basic 50000 hra 25000 mumbai hra exemption', '₹3,00,000'],
    ['buying a flat for 60 lakh, tax to hold back', '₹60,000'],
    ['60k rent for our home, husband is salaried, how much tax to cut', '₹14,400'],
    ['dukan ka kiraya 55k mahina, turnover 80 lakh, malik ka tds kitna', 'at 2%'],
    ['sale 1.8cr all by upi, what minimum profit to show without books', '₹10,80,000'],
  ])('%s: %s', (question, result) => {
    expect(sentence(question)).toContain(result)
  })

  test.each([
    ['Calculate my income tax', 'income-tax', 'income'],
    ['tax on 14 lakh', 'income-tax', 'kind'],
    ['GST on 10,000', 'gst', 'rate'],
    ['EMI of 10 lakh', 'emi', 'rate'],
    ['TDS on 60,000 rent', 'tds', 'payer'],
    ['HRA for basic 6 lakh', 'hra', 'hraReceived'],
    ['GSTR-3B is 90 days late', 'gst-late-fee', 'turnover'],
    ['professional tax on 30,000', 'professional-tax', 'state'],
    ['capital gain of 5 lakh', 'capital-gains', 'asset'],
    ['sold a flat with a profit of 5 lakh', 'capital-gains', 'term'],
    ['interest on TDS of 5,000 paid late', 'tds-interest', 'deductedOn'],
    ['44AD for 50 lakh of sales of a shop', 'presumptive', 'cash'],
    ['tds katna bhul gaya, 15000 ka byaj kitna', 'tds-interest', 'deductedOn'],
  ])('asks for what is missing: %s', (question, task, slot) => {
    const worked = work(question)
    expect(worked?.task).toBe(task)
    expect(worked && isAsk(worked.outcome) && worked.outcome.slot).toBe(slot)
  })

  test.each([
    'What is the turnover limit of 20 lakh for GST?',
    'When is GSTR-3B due?',
    'How is the HRA exemption calculated?',
    'Which slab is 12 lakh in?',
    'Who must register above 40 lakh?',
  ])('is not wanted: %s', (question) => {
    expect(wantedCalculation(question, today)).toBeUndefined()
  })

  test('has no table for another state, and says so', () => {
    expect(work('professional tax on 30,000 in Maharashtra')?.outcome).toEqual({
      none: 'We have no table of the professional tax of Maharashtra: only that of Karnataka.',
    })
  })

  test('refuses a year without tables', () => {
    const wanted = wantedCalculation('tax on a salary of 12 lakh in 2030-31', today)!
    expect(() => wanted.calculation.work(wanted.inputs, today)).toThrow(/known here/)
  })
})

test.each([
  ['income tax on a salary of 12 lakh', 'and for 15 lakh?', { income: '1500000', kind: 'salary' }],
  ['income tax on a salary of 12 lakh', 'old regime?', { income: '1200000', regime: 'old' }],
  ['GST of 18% on 1000 including tax', 'aur 5000?', { amount: '5000', rate: '1800', mode: 'remove' }],
])('%s %s keeps what was stated', (before, question, inputs) => {
  expect(followingCalculation(before, question, today)?.inputs).toMatchObject(inputs)
})

test('a question without figures of its own continues none', () => {
  expect(followingCalculation('EMI of 10 lakh at 9% for 5 years', 'who are you?', today)).toBeUndefined()
  expect(followingCalculation('Who are you?', 'and for 15 lakh?', today)).toBeUndefined()
})

describe('an open calculation', () => {
  const open = (task: OpenTask['task'], inputs: OpenTask['inputs'], slot: string): OpenTask => ({
    task,
    inputs,
    slot,
  })

  test.each([
    ['8.5%', open('emi', { principal: '1000000' }, 'rate'), { rate: '8.5' }],
    ['8.5', open('emi', { principal: '1000000' }, 'rate'), { rate: '8.5' }],
    ['20 years', open('emi', { principal: '1000000', rate: '8.5' }, 'months'), { months: '240' }],
    ['Other income', open('income-tax', { income: '1400000' }, 'kind'), { kind: 'other' }],
    ['salary', open('income-tax', { income: '1400000' }, 'kind'), { kind: 'salary' }],
    ['12 lakh', open('income-tax', {}, 'income'), { income: '1200000' }],
    ['1800', open('gst', { amount: '10000', mode: 'add' }, 'rate'), { rate: '1800' }],
    ['18 percent', open('gst', { amount: '10000', mode: 'add' }, 'rate'), { rate: '1800' }],
    [
      '10 years and 7 months',
      open('gratuity', { monthlyWage: '50000' }, 'years'),
      { years: '10', months: '7' },
    ],
    [
      '20 November 2026',
      open('tds-interest', { tax: '5000', deductedOn: '2026-10-05' }, 'paidOn'),
      { paidOn: '2026-11-20' },
    ],
    ['karnataka', open('professional-tax', { wage: '30000' }, 'state'), { state: '29' }],
  ])('takes the reply %s', (reply, task, inputs) => {
    expect(continueCalculation(task, reply, today)?.inputs).toMatchObject({ ...task.inputs, ...inputs })
  })

  test.each([
    ['When is GSTR-3B due?', open('emi', { principal: '1000000' }, 'rate')],
    ['8.5%', open('emi', { principal: '1000000', rate: '9' }, 'rate')],
    ['12', open('emi', { principal: 'x' }, 'nothing')],
  ])('is left by %s', (reply, task) => {
    expect(continueCalculation(task, reply, today)).toBeUndefined()
  })
})

describe('a question about a rule, although it has a figure', () => {
  test.each([
    'किराया पचास हज़ार से ज़्यादा हो तो किरायेदार को कितना टीडीएस काटना है?',
    'rent more than 50,000 a month, how much TDS',
    'my salary increased above 21000, does ESI stop',
    'turnover last year was 90 lakh, should TDS be cut on my tailor',
    'With a salary of 15 lakh, how much in deductions before the old regime breaks even?',
    'ग्रेच्युटी का हिसाब लगाने का सूत्र क्या है?',
    'does a manager with a wage of 2 lakh pay tax on gratuity',
    'customer from Chennai walked into my Bengaluru shop, IGST or CGST?',
  ])('%s', (question) => {
    expect(wantedCalculation(question, today)).toBeUndefined()
  })
})
