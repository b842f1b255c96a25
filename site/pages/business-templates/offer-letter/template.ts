import { amountInWords, formatRupees } from '@anupalan/server/compliance/format'
import { findRow } from '@anupalan/server/compliance/dated'
import type { GstPlace } from '@anupalan/server/compliance/gst'
import { formatDate, type IsoDate } from '@anupalan/server/compliance/ist'
import { formatRate, shareOf } from '@anupalan/server/compliance/money'
import { leastNotice } from '@anupalan/server/compliance/notice'
import { leastWages } from '@anupalan/server/compliance/salary'
import {
  businessFields,
  businessSignature,
  fileNameOf,
  gap,
  letterhead,
  sampleBusiness,
} from '../definitions/business.ts'
import { paise } from '../definitions/cells.ts'
import { amount, area, date, line, wholeNumber } from '../definitions/fields.ts'
import { defineTemplate } from '../definitions/template.ts'

const RUPEE = 100
const CONFIRM = 'Confirm this before you send the letter.'

type Pay = Readonly<Partial<Record<'basic' | 'hra' | 'special', number | undefined>>>

/** Gross pay of a month, in paise. */
const monthlyPay = ({ basic, hra = 0, special = 0 }: Pay) =>
  basic === undefined ? undefined : basic + hra + special

interface Notice {
  businessState: GstPlace | undefined
  probation: number | undefined
  probationNotice: number | undefined
  notice: number | undefined
}

/** Notice that is shorter than the shops Act of the business’s state wants. */
function noticeWarnings({ businessState, probation, ...days }: Notice, on: IsoDate): string[] {
  const rule = businessState && leastNotice(businessState, on)
  if (!rule) return []
  const { afterMonths, days: least } = rule.value
  const isLong = (probation ?? 0) > afterMonths
  const short = [
    ...(isLong && days.probationNotice !== undefined && days.probationNotice < least
      ? [`in probation, which lasts beyond ${afterMonths} months, ${days.probationNotice}`]
      : []),
    ...(days.notice !== undefined && days.notice < least ? [`after probation ${days.notice}`] : []),
  ]
  if (short.length === 0) return []
  return [
    `After ${afterMonths} months of service the ${rule.law}, ${rule.section}, requires a month’s notice, taken here as ${least} days for work in that state. The letter gives fewer: ${short.join('; ')}. ${CONFIRM}`,
  ]
}

/** Basic pay under the share of all pay that counts as wages. */
function wageWarnings(pay: Pay, on: IsoDate): string[] {
  const monthly = monthlyPay(pay)
  const rule = findRow(leastWages, on)
  if (monthly === undefined || !rule || pay.basic! >= shareOf(monthly, rule.value)) return []
  const counted = Math.ceil(shareOf(monthly, rule.value) / RUPEE) * RUPEE
  return [
    `Basic pay is under half of pay. By the ${rule.law}, ${rule.section}, at least ${formatRate(rule.value)} of all pay counts as wages. Provident fund and gratuity are based on ${formatRupees(counted)} a month, not on ${formatRupees(pay.basic!)}. Opinions differ on which allowances count. ${CONFIRM}`,
  ]
}

export const template = defineTemplate({
  slug: 'offer-letter',
  formats: ['docx', 'pdf'],
  fields: {
    ...businessFields,
    date: date({ label: 'Date of the letter', isRequired: true, missing: 'Enter the date of the letter.' }),
    candidate: line({ label: 'Name of the candidate', isRequired: true }),
    candidateAddress: area({ label: 'Address of the candidate' }),
    post: line({ label: 'Post', isRequired: true }),
    workplace: line({ label: 'Place of work', isRequired: true }),
    joining: date({ label: 'Day of joining', isRequired: true, missing: 'Enter the day of joining.' }),
    answerBy: date({
      label: 'Answer by',
      isRequired: true,
      missing: 'Enter the day by which you expect an answer.',
    }),
    basic: amount({ label: 'Basic pay and DA, a month', isRequired: true, missing: 'Enter the basic pay.' }),
    hra: amount({ label: 'House rent allowance, a month' }),
    special: amount({ label: 'Special allowance, a month' }),
    hours: wholeNumber({ label: 'Hours of work in a week', least: 1, most: 48 }),
    leave: wholeNumber({ label: 'Days of paid leave in a year', least: 0, most: 60 }),
    probation: wholeNumber({ label: 'Months of probation', least: 0, most: 24 }),
    probationNotice: wholeNumber({
      label: 'Days of notice in probation',
      description: 'By either side',
      least: 0,
      most: 180,
    }),
    notice: wholeNumber({
      label: 'Days of notice',
      description: 'By either side, after probation',
      least: 0,
      most: 180,
    }),
    signatory: line({ label: 'Who signs' }),
  },
  groups: [
    {
      heading: 'The offer',
      fields: ['date', 'candidate', 'candidateAddress', 'post', 'workplace', 'joining', 'answerBy'],
    },
    { heading: 'Pay', fields: ['basic', 'hra', 'special'] },
    { heading: 'Terms', fields: ['hours', 'leave', 'probation', 'probationNotice', 'notice', 'signatory'] },
  ],
  sample: {
    fields: {
      ...sampleBusiness,
      date: '20 November 2026',
      candidate: 'Ananya Iyer',
      candidateAddress: '17, 3rd Cross, Jayalakshmipuram\nMysuru 570012',
      post: 'Accounts executive',
      workplace: 'Mysuru',
      joining: '4 January 2027',
      answerBy: '5 December 2026',
      basic: '22,000',
      hra: '8,800',
      special: '7,200',
      hours: '48',
      leave: '18',
      probation: '6',
      probationNotice: '7',
      notice: '30',
      signatory: 'Kavya Rao, Proprietor',
    },
  },
  check: ({ date: on, joining, answerBy }) => ({
    joining: on && joining && joining < on ? 'It cannot be before the letter.' : undefined,
    answerBy: on && answerBy && answerBy < on ? 'It cannot be before the letter.' : undefined,
  }),
  warn(values) {
    const on = values.joining ?? values.date
    return on === undefined ? [] : [...noticeWarnings(values, on), ...wageWarnings(values, on)]
  },
  make(values) {
    const { businessName, date: on, candidate, candidateAddress, post, workplace, joining, answerBy } = values
    const { basic, hours, hra, special, leave, probation, probationNotice, notice, signatory } = values
    const monthly = monthlyPay(values)
    const day = (each: typeof on) => gap(each && formatDate(each))
    const count = (each: number | undefined) => gap(each === undefined ? undefined : String(each), 6)
    const yearly = (value: number | undefined) => paise(value === undefined ? undefined : value * 12)
    const company = gap(businessName, 30)
    return {
      title: 'Offer letter',
      author: businessName ?? '',
      fileName: fileNameOf('offer-letter', candidate),
      blocks: [
        letterhead(values, 'Offer of employment', on && formatDate(on)),
        { kind: 'text', text: [gap(candidate, 30), candidateAddress].filter(Boolean).join('\n') },
        { kind: 'text', text: `Dear ${gap(candidate, 30)},` },
        {
          kind: 'text',
          text: `We are glad to offer you the post of ${gap(post)} with ${company}, on the terms below. This offer is open until ${day(answerBy)}. After you accept it, we give you a letter of appointment.`,
        },
        {
          kind: 'clauses',
          clauses: [
            {
              heading: 'Post and place',
              text: `You will work as ${gap(post)} at ${gap(workplace)}, from ${day(joining)}.`,
            },
            {
              heading: 'Pay',
              text: `Your gross pay is ${monthly === undefined ? gap(undefined) : formatRupees(monthly)} a month${monthly === undefined ? '' : ` (${amountInWords(monthly)})`}, in the parts shown below. We deduct from it what the law requires (provident fund, state insurance, professional tax, income tax).`,
            },
            {
              heading: 'Hours',
              text: `You will work ${count(hours)} hours a week. Work beyond the legal hours is paid as overtime, at the legal rate.`,
            },
            {
              heading: 'Leave',
              text: `You have ${count(leave)} days of paid leave in a year, and public holidays. You never get less than the law gives.`,
            },
            ...(probation === 0
              ? []
              : [
                  {
                    heading: 'Probation',
                    text: `The first ${count(probation)} months are probation. During this time, either side can end the employment with ${count(probationNotice)} days’ notice in writing, or more if the law requires it.`,
                  },
                ]),
            {
              heading: 'Notice',
              text: `${probation === 0 ? 'Either' : 'After probation either'} side can end the employment with ${count(notice)} days’ notice in writing, or with pay in place of notice where the law allows it.`,
            },
            {
              heading: 'Confidentiality',
              text: 'Keep what you learn about our customers, prices and methods secret, during the employment and after it.',
            },
            {
              heading: 'Papers',
              text: 'On the first day, please bring proof of identity and address, PAN, UAN if you have one, certificates, the relieving letter of your last employer, and your bank account details.',
            },
            {
              heading: 'Conditions of this offer',
              text: 'This offer depends on your information being true. We use your personal data only for this employment, and give it to government offices as the law requires.',
            },
          ],
        },
        {
          kind: 'table',
          id: 'pay',
          caption: 'Pay in parts',
          columns: [
            { key: 'part', head: 'Part of pay', share: 50 },
            { key: 'month', head: 'A month, ₹', share: 25, kind: 'figure' },
            { key: 'year', head: 'A year, ₹', share: 25, kind: 'figure' },
          ],
          rows: [
            { cells: { part: 'Basic pay and dearness allowance', month: paise(basic), year: yearly(basic) } },
            { cells: { part: 'House rent allowance', month: paise(hra), year: yearly(hra) } },
            { cells: { part: 'Special allowance', month: paise(special), year: yearly(special) } },
            { look: 'total', cells: { part: 'Gross pay', month: paise(monthly), year: yearly(monthly) } },
          ],
        },
        {
          kind: 'signatures',
          signatures: [
            businessSignature(businessName, signatory),
            { above: 'I accept this offer', under: `${candidate ?? 'The candidate'}, with date` },
          ],
        },
      ],
    }
  },
})
