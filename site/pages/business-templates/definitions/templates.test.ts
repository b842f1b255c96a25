import { amountInWords } from '@anupalan/server/compliance/format'
import { leastNotices } from '@anupalan/server/compliance/notice'
import { retentionRules } from '@anupalan/server/compliance/retention/rules'
import { leastWages } from '@anupalan/server/compliance/salary'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cellText } from '../documents/cell-text.ts'
import type { Block, DocumentModel } from '../documents/model.ts'
import { blankDocument, draftDocument, draftOf, draftProblems, draftWarnings } from '../editor/draft.ts'
import { definitions } from './all.ts'
import { businessNames } from './business.ts'
import { template as gstInvoice } from '../gst-invoice/template.ts'
import type { Template, Texts } from './template.ts'
import { contentOf, templates } from './templates.ts'
import { advice } from './words.ts'

const definitionOf = (slug: string) => definitions[slug]!
const each = Object.values(definitions).map((template): [string, Template] => [template.slug, template])
const filled = (template: Template, fields: Texts['fields'] = {}, lines?: Texts['lines']) =>
  draftOf(template, {
    fields: { ...template.sample.fields, ...fields },
    lines: lines ?? template.sample.lines ?? [],
  })

const pair = ({ blocks }: DocumentModel, label: string) =>
  cellText(
    blocks
      .flatMap((block) => (block.kind === 'pairs' ? block.groups.flatMap(({ pairs }) => pairs) : []))
      .find((one) => one.label === label)?.value,
  )
const rowOf = ({ blocks }: DocumentModel, table: string, at: number) => {
  const found = blocks.find(
    (block): block is Extract<Block, { kind: 'table' }> => block.kind === 'table' && block.id === table,
  )!
  return Object.fromEntries(
    Object.entries(found.rows.at(at)!.cells).map(([key, cell]) => [key, cellText(cell)]),
  )
}

test('“at least twelve … GST invoice, bill of supply, quotation, purchase order, receipt, payslip, offer letter, salary register, cash book, profit and loss, balance sheet, board resolution, engagement letter, rent agreement checklist”', () => {
  expect(templates.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(definitions).toSorted())
  expect(templates).toHaveLength(14)
  for (const { slug, formats } of templates)
    expect([slug, definitions[slug]?.formats]).toEqual([slug, formats])
})

test.each([
  ['offer-letter', advice.letter],
  ['rent-agreement-checklist', advice.letter],
  ['board-resolution', advice.letter],
  ['gst-invoice', advice.figures],
  ['payslip', advice.figures],
  ['cash-book', advice.figures],
])('the page of %s has its advice: “%s”', (slug, text) => {
  expect(contentOf(templates.find((one) => one.slug === slug)!).advice).toBe(text)
})

test('a rule that a dated table holds as well has the same confidence there', () => {
  const held = [...retentionRules, ...leastNotices['29']!, leastWages.at(-1)!]
  const shared = templates.flatMap(({ slug, rules }) =>
    rules.flatMap(({ law, section, confidence }) => {
      const found = held.find((one) => one.law === law && one.section === section)
      return found ? [{ slug, section, confidence, held: found.confidence }] : []
    }),
  )
  expect(shared.map(({ slug, section }) => `${slug} ${section}`)).toEqual(
    expect.arrayContaining(['cash-book s.128(5)', 'offer-letter s.39', 'offer-letter s.2(88)']),
  )
  for (const one of shared) expect(one).toEqual({ ...one, confidence: one.held })
})

describe('each template', () => {
  test.each(each)('%s: its sample is valid, and every field is in exactly one group', (_, template) => {
    expect(draftProblems(template, filled(template))).toEqual({})
    const grouped = template.groups.flatMap(({ fields }) => fields)
    expect([...grouped, ...businessNames].toSorted()).toEqual(Object.keys(template.fields).toSorted())
  })

  test.each(each)('%s: empty, it reports every required field and has a blank document', (_, template) => {
    const required = Object.entries(template.fields).flatMap(([name, { isRequired }]) =>
      isRequired ? [name] : [],
    )
    expect(Object.keys(draftProblems(template, draftOf(template)))).toEqual(expect.arrayContaining(required))
    expect(blankDocument(template).author).toBe('')
  })

  const nonsense = fc.oneof(
    fc.constantFrom(
      '',
      '0',
      '-1',
      '31 2 2026',
      '1 1 1999',
      '99,99,99,999 crore',
      '999999999.999',
      'yes',
      '29',
      '1800',
      'November 1999',
    ),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
  )
  test.each(each)('%s: no text in any field makes it throw', (_, template) => {
    const names = Object.keys(template.fields)
    const inLine = Object.keys(template.lines?.fields ?? { none: 0 })
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...names), nonsense),
        fc.array(fc.dictionary(fc.constantFrom(...inLine), nonsense), { maxLength: 4 }),
        (fields, lines) => {
          const draft = filled(template, fields, template.lines ? lines : [])
          draftProblems(template, draft)
          expect(draftDocument(template, draft).title).not.toBe('')
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('the GST invoice', () => {
  const make = (fields: Texts['fields'], lines?: Texts['lines']) =>
    draftDocument(gstInvoice, filled(gstInvoice, { roundOff: '', ...fields }, lines))
  const one = [{ description: 'Silk', hsn: '5007', quantity: '3', price: '333.33', rate: '1800' }]

  test('Karnataka to Maharashtra: IGST, each line rounded to the paisa, the total in words', () => {
    const made = make({})
    expect(rowOf(made, 'rates', -1)).toEqual({
      rate: 'Total',
      value: '₹1,61,709.00',
      igst: '₹9,624.65',
      tax: '₹9,624.65',
    })
    expect(pair(made, 'Payable')).toBe('₹1,71,333.65')
    expect(pair(made, 'In words')).toBe(amountInWords(1_71_333_65))
    expect(pair(make({ roundOff: 'yes' }), 'Payable')).toBe('₹1,71,334.00')
  })

  test('within Karnataka: CGST and SGST half each; within Chandigarh UTGST', () => {
    expect(rowOf(make({ place: '29' }, one), 'rates', -1)).toMatchObject({
      value: '₹999.99',
      cgst: '₹90.00',
      sgst: '₹90.00',
      tax: '₹180.00',
    })
    expect(rowOf(make({ place: '04', businessState: '04' }, one), 'rates', -1)).toHaveProperty(
      'utgst',
      '₹90.00',
    )
  })

  test('under reverse charge the tax is shown but not charged', () => {
    const made = make({ reverseCharge: 'yes' }, one)
    expect(pair(made, 'Payable, without tax')).toBe('₹999.99')
    expect(rowOf(made, 'rates', -1)).toMatchObject({ tax: '₹180.00' })
  })

  const exported = {
    supply: 'export-without-tax',
    buyerName: 'Silk House',
    buyerAddress: '12 King Street\nLeeds LS1 2HL',
    buyerState: 'abroad',
    buyerGstin: '',
    place: 'abroad',
    country: 'United Kingdom',
  }
  const textsOf = ({ blocks }: DocumentModel) =>
    blocks.flatMap((block) => (block.kind === 'text' ? block.text : []))

  test('an export under an undertaking bears no tax, and has the endorsement of rule 46', () => {
    const made = make(exported, one)
    expect(draftProblems(gstInvoice, filled(gstInvoice, exported, one))).toEqual({})
    expect(pair(made, 'Payable')).toBe('₹999.99')
    expect(textsOf(made)).toContain(
      'SUPPLY MEANT FOR EXPORT UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX',
    )
  })

  test('an export with tax bears IGST, and has its own endorsement', () => {
    const made = make({ ...exported, supply: 'export-with-tax' }, one)
    expect(rowOf(made, 'rates', -1)).toMatchObject({ igst: '₹180.00' })
    expect(textsOf(made)).toContain('SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX')
  })

  test('an export names the country of destination and the address of delivery, and no state of India', () => {
    const made = make(exported, one)
    expect(pair(made, 'Country of destination')).toBe('United Kingdom')
    expect(pair(made, 'Delivered to')).toBe('12 King Street\nLeeds LS1 2HL')
    expect(pair(made, 'Place of supply')).toBe('Outside India')
    for (const label of ['State', 'State code', 'GSTIN']) expect(pair(made, label)).toBe('')
    expect(pair(make({ ...exported, delivery: 'Port of Hull' }, one), 'Delivered to')).toBe('Port of Hull')
  })

  test.each([
    ['an export within India', { place: '27' }, 'place', 'An export has its place of supply outside India.'],
    ['an export to nowhere', { country: '' }, 'country', 'Enter the country of destination.'],
    [
      'a supply at home outside India',
      { supply: 'domestic' },
      'place',
      'A place of supply outside India belongs to an export.',
    ],
  ])('%s shows an error', (_, fields, name, problem) => {
    const problems = draftProblems(gstInvoice, filled(gstInvoice, { ...exported, ...fields }, one))
    expect(problems).toEqual({ [name]: problem })
  })

  test('a discount above 100%, however large', () => {
    const [line] = gstInvoice.sample.lines!
    for (const discount of ['100.01', '98765432109']) {
      const problems = draftProblems(gstInvoice, filled(gstInvoice, {}, [{ ...line, discount }]))
      expect(Object.values(problems)).toEqual(['Enter at most 100%.'])
    }
  })

  test('a recipient with a UIN', () => {
    const embassy = { buyerGstin: '0717AUS12345UN1', buyerState: '07', place: '07' }
    expect(draftProblems(gstInvoice, filled(gstInvoice, embassy))).toEqual({})
    expect(pair(make(embassy), 'GSTIN or UIN')).toBe('0717AUS12345UN1')
    expect(pair(make({}), 'GSTIN')).toBe('27AAPFU0939F1ZV')
  })

  test('for services the supplier’s copy is the duplicate', () => {
    expect(make({ copy: 'supplier-of-services' }).blocks[0]).toHaveProperty('note', 'Duplicate for supplier')
  })

  test('the declaration of rule 46(s), only if it is asked for', () => {
    const declared = (fields: Texts['fields']) =>
      textsOf(make(fields)).join(' ').includes('I/We hereby declare')
    expect([declared({}), declared({ isNotEInvoice: 'yes' })]).toEqual([false, true])
  })

  test.each(['DOZ', 'TON', 'QTL', 'SQF', 'BAG', 'LTR', 'MLT', 'KLR'])('the unit %s', (unit) => {
    const lines = [{ ...one[0], unit }]
    expect(draftProblems(gstInvoice, filled(gstInvoice, {}, lines))).toEqual({})
    expect(rowOf(make({}, lines), 'items', 0)).toMatchObject({ unit })
  })

  // The portal’s list of Unique Quantity Codes of GSTR-1, tables 12 and 13.
  const PORTAL =
    'BAG BAL BDL BKL BOU BOX BTL BUN CAN CBM CCM CMS CTN DOZ DRM GGK GMS GRS GYD KGS KLR KME MLT MTR MTS NOS PAC PCS PRS QTL ROL SET SQF SQM SQY TBS TGM THD TON TUB UGS UNT YDS OTH'
  test('a unit of goods that the returns do not know says how it is reported', () => {
    const { control } = gstInvoice.lines!.fields.unit!
    const options = control.as === 'choice' ? control.options : []
    const unknown = options.filter(({ value }) => !PORTAL.split(' ').includes(value))
    expect(unknown.map(({ label }) => label)).toEqual([
      'LTR litres (in GSTR-1 as MLT, KLR or OTH)',
      'HRS hours',
      'DAY days',
      'MON months',
    ])
  })

  test.each([
    ['number', 'CS/2026-27/00412X', 'Use at most 16 characters: letters, digits, - and / alone.'],
    ['number', 'CS 412', 'Use at most 16 characters: letters, digits, - and / alone.'],
    ['businessPin', '056001', 'A PIN code has six digits and does not begin with 0, such as 560001.'],
    ['buyerState', '29', undefined],
    ['date', '1 3 2025', 'The rates known here begin on 1 April 2025.'],
  ])('%s “%s” shows an error', (name, text, problem) => {
    const problems = draftProblems(gstInvoice, filled(gstInvoice, { [name]: text }))
    if (problem) expect(problems[name]).toBe(problem)
    else expect(problems.buyerGstin).toBe('This GSTIN begins with 27, and the state chosen has the code 29.')
  })

  test('a mistyped GSTIN shows an error at its field', () => {
    expect(
      draftProblems(gstInvoice, filled(gstInvoice, { buyerGstin: '27AAPFU0939F1ZO' })).buyerGstin,
    ).toContain('check character')
  })
})

test('the payslip takes provident fund, state insurance and professional tax by the rules of the month', () => {
  const payslip = definitionOf('payslip')
  const made = draftDocument(payslip, filled(payslip))
  expect(rowOf(made, 'pay', 0)).toMatchObject({ amount: '₹28,000.00', taken: '₹1,800.00' })
  expect(rowOf(made, 'pay', 2)).toMatchObject({ deduction: 'Professional tax', taken: '₹200.00' })
  expect(pair(made, 'Net pay')).toBe('₹46,000.00')
})

describe('the offer letter', () => {
  const letter = definitionOf('offer-letter')
  const warnings = (fields: Texts['fields']) => draftWarnings(letter, filled(letter, fields))

  test('the notice in probation is asked, and is in the letter', () => {
    const text = JSON.stringify(draftDocument(letter, filled(letter, { probationNotice: '15' })).blocks)
    expect(text).toContain('end the employment with 15 days’ notice in writing')
    expect(text).not.toContain('seven days')
    expect(JSON.stringify(draftDocument(letter, filled(letter, { probation: '0' })).blocks)).not.toContain(
      'on probation',
    )
  })

  test('the sample, and an empty letter, have no warning', () => {
    expect(warnings({})).toEqual([])
    expect(draftWarnings(letter, draftOf(letter))).toEqual([])
  })

  test('notice shorter than the State’s Act wants after six months is warned of, with the assumption', () => {
    const [warning, ...others] = warnings({ probation: '9', probationNotice: '7' })
    expect(others).toEqual([])
    expect(warning).toContain('Karnataka Shops and Commercial Establishments Act 1961, s.39')
    expect(warning).toContain('taken here as 30 days')
    expect(warning).toContain('in probation, which lasts beyond 6 months, 7.')
    expect(warnings({ probation: '9', probationNotice: '30' })).toEqual([])
    expect(warnings({ probation: '6', probationNotice: '7' })).toEqual([])
    expect(warnings({ notice: '15' })[0]).toContain('after probation 15')
    expect(warnings({ businessState: '27', businessGstin: '', notice: '15' })).toEqual([])
  })

  test('basic pay under half of pay is warned of, and a warning prevents no download', () => {
    const low = { basic: '15,000', hra: '10,000', special: '13,001' }
    expect(warnings(low)).toEqual([expect.stringContaining('are based on ₹19,001 a month, not on ₹15,000')])
    expect(draftProblems(letter, filled(letter, low))).toEqual({})
    expect(warnings({ basic: '19,000', hra: '12,000', special: '7,000' })).toEqual([])
    expect(warnings({ ...low, date: '1 11 2025', joining: '20 11 2025' })).toEqual([])
  })
})

describe('state insurance on a payslip and in a register', () => {
  const payslip = definitionOf('payslip')
  const insuranceOf = (fields: Texts['fields']) => {
    const made = draftDocument(payslip, filled(payslip, { special: '', hra: '', ...fields }))
    return rowOf(made, 'pay', 1).taken
  }

  test('a ₹30,000 employee paid half a month is not covered', () => {
    const half = { paidDays: '15', basic: '15,000' }
    const made = draftDocument(payslip, filled(payslip, { special: '', hra: '', ...half }))
    expect(pair(made, 'Pay of a full month')).toBe('₹30,000.00')
    expect(insuranceOf(half)).toBe('₹0.00')
    expect(insuranceOf({ ...half, daysInMonth: '30', paidDays: '30' })).toBe('₹113.00')
  })

  test('₹20,000 + ₹3,000 overtime is covered, and overtime bears the contribution', () => {
    expect(insuranceOf({ basic: '20,000', overtime: '3,000' })).toBe('₹173.00')
    expect(insuranceOf({ basic: '20,000', other: '3,000' })).toBe('₹0.00')
  })

  test('cover stays to the end of the contribution period, and an entered rate decides', () => {
    expect(insuranceOf({ basic: '23,000', insuredAlready: 'yes' })).toBe('₹173.00')
    expect(insuranceOf({ basic: '15,000', fullPay: '30,000' })).toBe('₹0.00')
  })

  test('the register counts the days of its month', () => {
    const register = definitionOf('salary-register')
    const line = { name: 'Half', days: '14', basic: '15,000' }
    const inMonth = (month: string, days: string) =>
      rowOf(draftDocument(register, filled(register, { month }, [{ ...line, days }])), 'register', 0)
    expect(inMonth('February 2027', '14')).toMatchObject({
      fullPay: '₹30,000.00',
      stateInsurance: '₹0.00',
    })
    expect(inMonth('February 2027', '28')).toMatchObject({ stateInsurance: '₹113.00' })
  })

  test('the ceiling of ₹15,000 is shown with its reservation', () => {
    for (const slug of ['payslip', 'salary-register']) {
      const { groups, lines } = definitionOf(slug)
      expect([lines?.description, ...groups.map(({ description }) => description)].join(' ')).toContain(
        'wage ceiling as ₹15,000: confirm it before filing',
      )
    }
  })
})

test('a payslip says when its rates were looked up, and not that they are beyond doubt', () => {
  const text = JSON.stringify(draftDocument(definitionOf('payslip'), filled(definitionOf('payslip'))).blocks)
  expect(text).toMatch(/at the rates looked up on \d+ November 2026/)
  expect(text).not.toContain('rates checked on')
})

test('the checklist for a rent tells a landlord abroad from one in India', () => {
  const { blocks } = blankDocument(definitionOf('rent-agreement-checklist'))
  expect(JSON.stringify(blocks)).toContain(
    'rent above ₹50,000 a month to a landlord resident in India, and on any rent to a landlord abroad',
  )
})

test('the balance sheet has a remark if its sides differ', () => {
  const sheet = definitionOf('balance-sheet')
  const text = (fields: Texts['fields']) => JSON.stringify(draftDocument(sheet, filled(sheet, fields)).blocks)
  expect(text({})).not.toContain('differ:')
  expect(text({ cashNow: '1' })).toContain('Assets and liabilities differ')
})

test.each(each)('%s: the error of an empty required field is a sentence', (_, { fields, lines }) => {
  const all = [...Object.values(fields), ...Object.values(lines?.fields ?? {})]
  const errors = all.flatMap(({ isRequired, missing }) => (isRequired ? [missing] : []))
  expect(errors.filter((error) => !/^(?:Enter|Choose) (?:the |wh|how |for |from ).*\.$/.test(error))).toEqual(
    [],
  )
})

describe('Figures that are too large to calculate with', () => {
  const [line] = gstInvoice.sample.lines!

  test.each([
    ['a price', { price: '9999999999999' }, '0.price'],
    ['a quantity', { quantity: '999999999', price: '99999999' }, '0.quantity'],
  ])('%s has an error, and is left blank', (_, texts, name) => {
    const draft = filled(gstInvoice, {}, [{ ...line, ...texts }])
    expect(draftProblems(gstInvoice, draft)).toEqual({ [name]: 'This is too large to calculate with.' })
    expect(rowOf(draftDocument(gstInvoice, draft), 'items', 0).total).toBe('')
  })

  test.each(each)('%s: no figure stops the preview', (_, template) => {
    const large = (fields: Template['fields'], texts: Texts['fields']) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, { control }]) => [
          name,
          control.as === 'amount' ? '9999999999999' : (texts[name] ?? ''),
        ]),
      )
    const draft = filled(
      template,
      large(template.fields, template.sample.fields),
      template.sample.lines?.map((texts) => large(template.lines!.fields, texts)),
    )
    const { blocks } = draftDocument(template, draft)
    const texts = blocks.flatMap((block) =>
      block.kind === 'table'
        ? block.rows.flatMap(({ cells }) => Object.values(cells).map((cell) => cellText(cell)))
        : [],
    )
    expect(texts.filter((text) => text.includes('NaN'))).toEqual([])
  })
})
