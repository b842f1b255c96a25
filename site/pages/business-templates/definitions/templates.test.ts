import { amountInWords } from '@anupalan/server/compliance/format'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cellText } from '../documents/cell-text.ts'
import type { Block, DocumentModel } from '../documents/model.ts'
import { blankDocument, draftDocument, draftOf, draftProblems } from '../editor/draft.ts'
import { definitions } from './all.ts'
import { businessNames } from './business.ts'
import { template as gstInvoice } from '../gst-invoice/template.ts'
import type { Template, Texts } from './template.ts'
import { templates } from './templates.ts'

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

  test('an export under an undertaking bears no tax, and has the endorsement of rule 46', () => {
    const made = make({ supply: 'export-without-tax' }, one)
    expect(pair(made, 'Payable')).toBe('₹999.99')
    expect(JSON.stringify(made.blocks)).toContain(
      'under bond or letter of undertaking without payment of integrated tax',
    )
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

test('the balance sheet has a remark if its sides differ', () => {
  const sheet = definitionOf('balance-sheet')
  const text = (fields: Texts['fields']) => JSON.stringify(draftDocument(sheet, filled(sheet, fields)).blocks)
  expect(text({})).not.toContain('differ:')
  expect(text({ cashNow: '1' })).toContain('Assets and liabilities differ')
})
