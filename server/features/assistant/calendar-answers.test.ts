import { describe, expect, test } from 'vitest'
import { answerDates, answerDatesAfter } from './calendar-answers.ts'

const today = '2026-11-26'
test.each([
  'नया आयकर कानून कब से लागू हुआ?',
  'saman kharidne par tds kab lagta hai',
  'gst number aane ke baad bank account kab tak jodna hai',
])('no due date is asked for: %s', (question) => {
  expect(answerDates(question, today)).toBeUndefined()
})

const texts = (question: string) => answerDates(question, today)?.sentences.map(({ text }) => text) ?? []

describe('due dates', () => {
  test.each([
    ['When is GSTR-1 due?', 'Friday, 11 December 2026'],
    ['When is GSTR-3B for September 2026 due?', '20 October 2026'],
    ['quarterly GSTR-3B due date in Karnataka', '22 January 2027'],
    ['QRMP GSTR-3B due date in Delhi', '24 January 2027'],
    ['gst ki last date', '20 December 2026'],
    ['जीएसटीआर 9 की अंतिम तिथि', '31 December 2026'],
    ['CMP-08 due date', '18 January 2027'],
    ['When to deposit TDS?', '7 December 2026'],
    ['Due date of the TDS return', '31 January 2027'],
    ['advance tax kab bharna hai', '15 December 2026'],
    ['When must presumptive advance tax be paid?', '15 March 2027'],
    ['PF due date', '15 December 2026'],
    ['When is professional tax due in Karnataka?', '20 December 2026'],
    ['Last date for AOC-4', '30 October 2027'],
    ['एओसी-4 कब', '30 October 2027'],
    ['DIR-3 KYC last date', '30 June'],
    ['When is the tax audit report due?', '30 September 2027'],
    ['ITR ki last date', '31 July 2027'],
    ['When is Form 130 due?', '15 June 2027'],
    ['input tax credit last date', '30 November 2026'],
    ['Our AGM was on 30 September, by when is MGT-7A to be filed?', '29 November 2026'],
    ['gst dates in january 2027 for a monthly filer', '11 January 2027'],
    ['When is the GSTR-1 of January 2027 due?', '11 February 2027'],
    ['i missed july 31 for my itr, till when can i still file', '31 December 2026'],
    ['ITR due date of a proprietor without audit', '31 August 2027'],
  ])('%s %s', (question, date) => {
    expect(texts(question).join('\n')).toContain(date)
  })

  test('of one state or scheme are not mixed with those of another', () => {
    expect(texts('QRMP GSTR-3B due date in Delhi').join()).not.toContain('22 January')
    expect(texts('monthly GSTR-1 due date').join()).not.toContain('quarterly')
  })

  test.each([
    'What is the late fee of GSTR-3B?',
    'When must I register for GST?',
    'Why is there advance tax?',
    'What is TDS?',
    'When does the moon rise?',
    'kindly tell last date for applying to gst associate post',
    'GST ki naukri ke liye apply karne ki last date',
  ])('are not the answer to %s', (question) => {
    expect(answerDates(question, today)).toBeUndefined()
  })

  test('have their law and the day of its check', () => {
    expect(answerDates('When is GSTR-1 due?', today)?.sentences[0]?.source).toEqual({
      title: 'Compliance calendar',
      heading: 'CGST Act 2017, s.37; CGST Rules, rule 59(1)',
      address: '/tools/compliance-calendar#tables',
      kind: 'calendar',
      asOf: '2026-11-20',
    })
  })
})

test.each([
  ['When is GSTR-3B due?', 'and GSTR-1?', '11 December 2026'],
  ['When is GSTR-3B for November due?', 'aur january ka?', '20 February 2027'],
])('%s %s', (before, question, date) => {
  expect(
    answerDatesAfter(before, question, today)
      ?.sentences.map(({ text }) => text)
      .join(),
  ).toContain(date)
})
