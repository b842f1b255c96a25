import { describe, expect, test } from 'vitest'
import { findNotices } from './find.ts'
import { answerBy, deadlineText, NOTICE_FIELDS } from './notice.ts'
import { notices } from './notices.ts'

const codesOf = (typed: string) => findNotices(typed).map(({ code }) => code)
const byCode = (code: string) => notices.find((one) => one.code === code)!

describe('the notices', () => {
  test('are at least forty, of every authority', () => {
    expect(notices.length).toBeGreaterThanOrEqual(40)
    expect([...new Set(notices.map(({ field }) => field))]).toEqual(NOTICE_FIELDS)
  })

  test('have one key each, by code and by id', () => {
    for (const key of ['id', 'code'] as const)
      expect(new Set(notices.map((one) => one[key])).size).toBe(notices.length)
    for (const { id } of notices) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  test.each(notices.map((one) => [one.code, one] as const))('%s states every part', (_, notice) => {
    const { name, meaning, reply, ifMissed, papers, words, source, section, law } = notice
    for (const text of [name, words, source, section, law]) expect(text.trim()).not.toBe('')
    for (const text of [meaning, reply, ifMissed]) expect(text).toMatch(/\.$/)
    expect(papers.length).toBeGreaterThanOrEqual(2)
    expect(section).toMatch(/^s\.\d/)
  })

  test('of income tax have the section of both Acts, and no two Acts share one number by mistake', () => {
    for (const { field, former, section } of notices)
      if (field === 'income-tax') {
        expect(former).toMatch(/^s\.\d/)
        expect(section).not.toBe(former)
      } else expect(former).toBeUndefined()
  })

  test('state the length of an answer only in their deadline', () => {
    const twice = notices.filter(
      ({ meaning, reply, deadline }) =>
        deadline.unit !== 'stated' && `${meaning} ${reply}`.includes(`${deadline.count} ${deadline.unit}`),
    )
    expect(twice.map(({ code }) => code)).toEqual([])
  })
})

describe('a deadline', () => {
  test.each([
    ['ASMT-10', '30 days after it reached you. The notice may give less'],
    ['REG-17', '7 working days after it reached you'],
    ['DRC-01A', 'By the day stated in it'],
  ])('of %s in words', (code, text) => expect(deadlineText(byCode(code))).toBe(text))

  test.each([
    [1, 'days', '1 day after it reached you'],
    [2, 'days', '2 days after it reached you'],
    [1, 'working days', '1 working day after it reached you'],
    [1, 'months', '1 month after it reached you'],
    [3, 'months', '3 months after it reached you'],
  ] as const)('of %d %s in words', (count, unit, text) =>
    expect(deadlineText({ deadline: { count, unit } })).toBe(text),
  )

  test.each([
    ['ASMT-10', '2026-11-26', '2026-12-26'],
    ['DRC-07', '2026-11-30', '2027-02-28'],
    ['DRC-07', '2026-11-26', '2027-02-26'],
    ['REG-17', '2026-11-26', undefined],
    ['143(2)', '2026-11-26', undefined],
  ] as const)('of %s served on %s is %s', (code, served, by) => {
    expect(answerBy(byCode(code), served)).toBe(by)
  })
})

/**
 * The time of every notice, written a second time: a wrong number on the page costs its reader the answer. "1m" are
 * months, "1w" working days, the others days. Notices that state their own day are absent.
 */
const times: Readonly<Record<string, string>> = {
  'ASMT-10': '30',
  'ASMT-13': '60',
  'ASMT-14': '15',
  'DRC-01': '30',
  'DRC-01B': '7',
  'DRC-01C': '7',
  'DRC-07': '3m',
  'DRC-22': '7',
  'REG-03': '7w',
  'REG-17': '7w',
  'REG-19': '90',
  'REG-23': '7w',
  'REG-31': '30',
  'GSTR-3A': '15',
  'ADT-01': '15w',
  'CMP-05': '15',
  'RFD-08': '15',
  'MOV-07': '7',
  '143(1)': '30',
  '143(1)(a)': '30',
  '139(9)': '15',
  '156': '30',
  '245': '21',
  'TRACES 200A, 234E': '30',
  'ESI C-18': '15',
  'MCA 454': '30',
  'STK-1': '30',
}

test('the time of each notice is that of its law', () => {
  const suffixes = { days: '', months: 'm', 'working days': 'w' }
  const written = notices.flatMap(({ code, deadline }) =>
    deadline.unit === 'stated' ? [] : [[code, `${deadline.count}${suffixes[deadline.unit]}`]],
  )
  expect(Object.fromEntries(written)).toEqual(times)
})

describe('what was typed', () => {
  test.each([
    ['DRC-01', 'DRC-01'],
    ['drc 1', 'DRC-01'],
    ['Form GST DRC-01A', 'DRC-01A'],
    ['reg17', 'REG-17'],
    ['143(1)', '143(1)'],
    ['u/s 143(1)(a)', '143(1)(a)'],
    ['section 148A', '148A'],
    ['270(1)', '143(1)'],
    ['234E', 'TRACES 200A, 234E'],
    ['271B', '271A, 271B'],
    ['s.439', '270A'],
    ['7A', 'PF 7A'],
    ['rule 88C', 'DRC-01B'],
    ['scrutiny', 'ASMT-10'],
    ['esic', 'ESI C-18'],
  ])('“%s” finds %s first', (typed, code) => expect(codesOf(typed)[0]).toBe(code))

  test('every notice is found by its own code, first', () => {
    for (const { code } of notices) expect(codesOf(code)[0]).toBe(code)
  })

  test.each(['', '   ', 'zzz', '999'])('“%s” finds nothing', (typed) => expect(codesOf(typed)).toEqual([]))

  test('several words narrow the list', () => {
    expect(codesOf('refund show cause')).toEqual(['RFD-08'])
  })
})
