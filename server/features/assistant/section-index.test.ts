import type { Section } from '@anupalan/server/contract/site/sections'
import { describe, expect, test } from 'vitest'
import type { IsoDate } from '../../compliance/ist.ts'
import { skeletonOf } from './language/skeleton.ts'
import { normalizeText, rawWordsOf, termsOf } from './language/words.ts'
import { createSectionIndex } from './section-index.ts'

const section = (anchor: string, heading: string, ...texts: string[]): Section => ({
  path: '/resources/tax',
  anchor,
  kind: 'article',
  title: 'Tax',
  headings: [heading],
  asOf: '2026-11-20',
  texts,
})

const index = await createSectionIndex(
  [
    section('gst-dates', 'When GST returns are due', 'GSTR-3B is due on the 20th of the next month.'),
    section('late', 'What a late return costs', 'The late fee of GSTR-3B is ₹50 a day.'),
    section('advance', 'Advance tax', 'Advance tax is due in four instalments, the first on 15 June.'),
    section('tds', 'Deposit of TDS', 'Tax deducted at source is deposited by the 7th of the next month.'),
    section('rent', 'TDS on rent', 'A tenant deducts 2% from rent above ₹50,000 a month.'),
    section(
      'papers',
      'What we need for GST registration',
      'PAN, proof of address and a photograph are the documents.',
    ),
    section('hra', 'House rent allowance', 'HRA is exempt in the old regime.'),
    section('fee', 'Fee', 'A return is ₹2,500 a year, agreed before work starts.'),
    section('salary', 'Salary', 'The take-home pay is what reaches the bank.'),
  ],
  () => '2026-11-26',
)
const first = (question: string) => index.find(index.read(question))[0]?.section.anchor

describe('the index of sections', () => {
  test.each([
    ['When is GSTR 3B due?', 'gst-dates'],
    ['gst ki last date', 'gst-dates'],
    ['जीएसटी रिटर्न कब भरना है', 'gst-dates'],
    ['GSTR3B late bharne par penalty kitni hai', 'late'],
    ['जीएसटीआर 3बी देर से भरने पर जुर्माना', 'late'],
    ['advance tax kab bharna hai', 'advance'],
    ['एडवांस टैक्स की किस्त', 'advance'],
    ['टीडीएस कब जमा करना है', 'tds'],
    ['tds jama karne ki aakhri tareekh', 'tds'],
    ['kiraye par tds kitna katega', 'rent'],
    ['मकान किराये पर टीडीएस', 'rent'],
    ['GST registration ke liye kagaz', 'papers'],
    ['जीएसटी पंजीकरण के दस्तावेज', 'papers'],
    ['एचआरए किस रिजीम में', 'hra'],
    ['सैलरी हाथ में', 'salary'],
    ['aap kitna charge lete ho', 'fee'],
    ['आप कितने रुपये लेते हैं', 'fee'],
    ['how much do you charge', 'fee'],
    // Spellings that no list has.
    ['kiraaye pe tds kitnaa katta hai', 'rent'],
    ['tds jamaa karne ki aakhri taarikh', 'tds'],
    ['tankhwaah bank me kitni aati hai', 'salary'],
    // Words of everyday English.
    ['which snaps and proofs for gst registration', 'papers'],
    // Short forms of the trade.
    ['gst rtn due dt', 'gst-dates'],
    ['regn docs for gst', 'papers'],
    // Verbs of doing in other forms, and words of any talk.
    ['pooch raha tha ki kiraye par tds kitna katwaunga', 'rent'],
    ['already told somebody everything, when is advance tax due', 'advance'],
  ])('%s', (question, anchor) => {
    expect(first(question)).toBe(anchor)
  })

  test('has a section with a last day until that day', async () => {
    const opening = { ...section('open', 'Opening', 'We look for a clerk.'), until: '2026-12-01' }
    const find = async (today: IsoDate) => {
      const one = await createSectionIndex([opening], () => today)
      return one.find(one.read('clerk')).length
    }
    expect([await find('2026-12-01'), await find('2026-12-02')]).toEqual([1, 0])
  })

  test('finds nothing for stop words, and covers nothing of a question about something else', () => {
    expect(index.find(index.read('what is the'))).toEqual([])
    const [found] = index.find(index.read('best cricket captain'))
    expect(found?.coverage ?? 0).toBe(0)
  })
})

test('a section is found by words that it does not have, by which people ask for it', async () => {
  const papers = section('papers', 'Papers', 'PAN and a proof of address.')
  const find = async (asked?: string) => {
    const one = await createSectionIndex([asked ? { ...papers, asked } : papers], () => '2026-11-26')
    return one.find(one.read('xerox copies'))[0]?.section.anchor
  }
  expect(await find()).toBeUndefined()
  expect(await find('xerox copies')).toBe('papers')
})

test('a notice is found by its form or section, whatever else is said of it', async () => {
  const notice = (heading: string) => ({
    ...section('all', heading, 'Time to answer: by its day.'),
    path: '/notices',
  })
  const notices = await createSectionIndex(
    [notice('REG-17 Why should we not cancel your registration?'), notice('245 A refund will be set off')],
    () => '2026-11-26',
  )
  const find = (question: string) => notices.find(notices.read(question))[0]!
  expect(find('what does 245 mean and by when to respond').section.headings).toEqual([
    '245 A refund will be set off',
  ])
  expect(find('REG-17 meaning, days for a response').coverage).toBeGreaterThanOrEqual(0.6)
})

test('a form that the heading of a notice compares with is not its name', async () => {
  const notices = await createSectionIndex(
    [
      {
        ...section('all', 'DRC-01B GSTR-1 shows more tax than GSTR-3B', 'Time to answer: 7 days.'),
        path: '/notices',
      },
      section('dates', 'Dates of GSTR-1', 'GSTR-1 is due on the 11th, which is the day of that return.'),
    ],
    () => '2026-11-26',
  )
  const found = (question: string) => notices.find(notices.read(question))[0]?.section.anchor
  expect(found('due day of GSTR-1')).toBe('dates')
  expect(found('DRC-01B')).toBe('all')
})

test('a section with the form that is asked for comes first', async () => {
  const filler = (at: number) => section(`part${at}`, `Part ${at}`, `Note ${at} of a shop.`)
  const one = await createSectionIndex(
    [
      ...[1, 2, 3, 4, 5, 6, 7, 8].map(filler),
      section('other', 'Turnover', 'The turnover of a company.'),
      section(
        'form',
        'Once',
        'AOC-4 states among many other things the turnover of the whole company to the Registrar.',
      ),
    ],
    () => '2026-11-26',
  )
  expect(one.find(one.read('turnover of company in aoc-4'))[0]?.section.anchor).toBe('form')
})

test('one unknown word among many says little, and half of a question says much', () => {
  const coverageOf = (question: string) => index.find(index.read(question))[0]!.coverage
  expect(coverageOf('late fee of a GSTR-3B return zorvik')).toBeGreaterThan(0.6)
  expect(coverageOf('late zorvik blentha')).toBeLessThan(0.35)
})

test('a number that no page has belongs to the own case', () => {
  const coverageOf = (question: string) => index.find(index.read(question))[0]!.coverage
  expect(coverageOf('rent 73400 tenant deducts')).toBeGreaterThan(0.8)
})

describe('words', () => {
  test('have one form, whatever the script and punctuation', () => {
    expect(rawWordsOf('GSTR-3B, gstr 3b, GSTR3B; ₹1,50,000; AOC-4; Form 16')).toEqual([
      'gstr3b',
      'gstr3b',
      'gstr3b',
      '150000',
      'aoc4',
      'form16',
    ])
    expect(normalizeText('१२ लाख')).toBe('12 लाख')
    expect(rawWordsOf('डीआरसी-01 और धारा 80डी, जीएसटीआर 3बी')).toEqual([
      'drc1',
      'और',
      'धारा',
      '80d',
      'gstr3b',
    ])
    expect(termsOf('filing filed files file')).toEqual(['fil', 'fil', 'fil', 'fil'])
  })

  test.each([
    ['return', 'रिटर्न'],
    ['tax', 'टैक्स'],
    ['company', 'कंपनी'],
    ['registration', 'रजिस्ट्रेशन'],
    ['audit', 'ऑडिट'],
    ['tareekh', 'तारीख'],
  ])('%s sounds like %s', (latin, hindi) => {
    expect(skeletonOf(latin)).toBe(skeletonOf(hindi))
  })
})

describe('example questions', () => {
  const sections = [
    section('loans', 'Limits on cash', 'No loan of ₹20,000 or more is taken in cash.'),
    section('income', 'Tax on income', 'Income tax is worked out by slabs.'),
    section('shop', 'A shop', 'A shop pays tax on its income.'),
  ]
  const question = 'saale sahab se 60 hazar udhaar liya dukan ke liye, income tax me dikkat?'
  const find = async (given: readonly Section[]) => {
    const found = await createSectionIndex(given, () => '2026-11-26')
    return found.find(found.read(question))[0]
  }

  test('a section comes first by an example in the words of a question that it does not have', async () => {
    expect((await find(sections))!.section.anchor).not.toBe('loans')
    const [loans, ...others] = sections
    const best = (await find([
      { ...loans!, questions: ['bhai se udhaar liya dukan ke liye koi dikkat'] },
      ...others,
    ]))!
    expect(best.section.anchor).toBe('loans')
    expect(best.isAlike).toBe(true)
    expect(best.coverage).toBeGreaterThanOrEqual(0.4)
  })
})
