import { describe, expect, test } from 'vitest'
import { normalizeText } from '../language/words.ts'
import { needs, needsIn } from './needs.ts'

const found = (question: string) =>
  needsIn(normalizeText(question)).map(({ address, heading }) =>
    heading ? `${address}~${heading}` : address,
  )

const gst = '/resources/gst-registration-when-and-how'
const composition = '/resources/composition-scheme-or-regular-gst'

describe('what is needed', () => {
  test.each([
    ['I bill 14 lakh a year for designs, do i have to get a gst number yet', `${gst}#the-limits`],
    ['कपड़े की दुकान है, जीएसटी नंबर लेना पड़ेगा क्या', `${gst}#the-limits`],
    ['gst number ke liye kaun se kagaz lagenge', `${gst}#how-to-apply`],
    ['90 lakh turnover hai, composition le sakta hu kya', `${composition}#who-may-use-it`],
    ['composition me kitna tax dena hoga', `${composition}#what-it-costs`],
    ['teen mahine me ek baar gst return bharta hu', '/services/gst-filing#questions~Monthly or quarterly'],
    [
      'a boy left the shop, within how many days is his salary paid',
      '/resources/pf-esi-first-employee#the-month-of-an-employer',
    ],
    ['refund will be adjusted against an old demand', '/notices#all~245'],
    ['car se aapke office aana hai, park kahan karu', '/#contact~Office Location'],
    [
      'auditor kitne saal me badalna hota hai',
      '/resources/private-company-compliance-calendar#what-goes-wrong',
    ],
    ['does the first call cost anything', '/pricing#questions~Is the first talk'],
  ])('%s: %s', (question, address) => {
    expect(found(question)).toContain(address)
  })

  test('of another matter is none', () => {
    expect(found('how do I get a visa for japan')).toEqual([])
    expect(found('recipe for biryani')).toEqual([])
  })

  test('no pattern is slow, whatever is typed', () => {
    const longest = 'gst company papers bill customer tax return office rent fee which what '
      .repeat(7)
      .slice(0, 500)
    needsIn(longest)
    const started = performance.now()
    for (let round = 0; round < 5; round += 1) needsIn(longest)
    expect((performance.now() - started) / 5).toBeLessThan(100)
    expect(needs.length).toBeGreaterThan(100)
  })
})
