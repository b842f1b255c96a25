/** Every tool without its page: its example, and that no input makes it throw. */
import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { toolGroups } from './tools.ts'
import { exampleOf, evaluate, type Fields, type Tool } from '../../ui/calculator/inputs.ts'
import { advanceTaxTool } from './advance-tax/inputs.ts'
import { amountInWordsTool } from './amount-in-words/inputs.ts'
import { capitalGainsTool } from './capital-gains/inputs.ts'
import { complianceCalendarTool } from './compliance-calendar/inputs.ts'
import { emiTool } from './emi/inputs.ts'
import { gratuityTool } from './gratuity/inputs.ts'
import { gstLateFeeTool } from './gst-late-fee/inputs.ts'
import { gstTool } from './gst/inputs.ts'
import { gstinPanTool } from './gstin-pan/inputs.ts'
import { hraTool } from './hra/inputs.ts'
import { hsnRatesTool } from './hsn-rates/inputs.ts'
import { incomeTaxTool } from './income-tax/inputs.ts'
import { presumptiveTool } from './presumptive/inputs.ts'
import { salaryTool } from './salary/inputs.ts'
import { taxDueTool } from './tax-due/inputs.ts'
import { tdsInterestTool } from './tds-interest/inputs.ts'
import { tdsTool } from './tds/inputs.ts'

vi.mock('virtual:built-on', () => ({ builtOn: '2026-11-20' }))

const tools = {
  'income-tax': incomeTaxTool,
  gst: gstTool,
  'gstin-pan': gstinPanTool,
  'gst-late-fee': gstLateFeeTool,
  tds: tdsTool,
  'tds-interest': tdsInterestTool,
  'tax-due': taxDueTool,
  presumptive: presumptiveTool,
  'hsn-rates': hsnRatesTool,
  'capital-gains': capitalGainsTool,
  'advance-tax': advanceTaxTool,
  hra: hraTool,
  gratuity: gratuityTool,
  emi: emiTool,
  salary: salaryTool,
  'compliance-calendar': complianceCalendarTool,
  'amount-in-words': amountInWordsTool,
} as const

const each = Object.entries(tools) as unknown as [string, Tool<Fields, unknown>][]

test('every tool is listed once', () => {
  const listed = toolGroups.flatMap((group) => group.tools.map(({ slug }) => slug))
  expect(listed.toSorted()).toEqual(Object.keys(tools).toSorted())
})

test('a refund that comes before the return counts from the day of the return', () => {
  const interestIf = (refundOn: string) => {
    const texts = { ...exampleOf(taxDueTool.fields), deducted: '3,00,000', on: '2026-08-20', refundOn }
    const result = evaluate(taxDueTool, texts)
    return result.kind === 'value' ? result.value.refundInterest : result.kind
  }
  expect(interestIf('2026-08-20')).toBeGreaterThan(0)
  expect(interestIf('2026-05-01')).toBe(interestIf('2026-08-20'))
  expect(interestIf('2027-01-31')).toBeGreaterThan(Number(interestIf('2026-08-20')))
})

describe('each tool', () => {
  test.each(each)('%s: its example has a result', (_, tool) => {
    expect(evaluate(tool, exampleOf(tool.fields)).kind).toBe('value')
  })

  const nonsense = fc.oneof(
    fc.constantFrom(
      '',
      ' ',
      '-1',
      '0',
      'abc',
      '1000000000000000',
      '9,99,999 crore',
      '100',
      '1 1 9999',
      '12.345',
    ),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
  )
  test.each(each)('%s: any text in any field has an outcome, and none throws', (_, tool) => {
    const example = exampleOf(tool.fields)
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(tool.fields)), nonsense), (texts) => {
        const outcome = evaluate(tool, { ...example, ...texts })
        if (outcome.kind === 'input') expect(Object.keys(outcome.problems).length).toBeGreaterThan(0)
      }),
      { numRuns: 150 },
    )
  })

  test.each(each)('%s: every problem belongs to one of its fields', (_, tool) => {
    const names = Object.keys(tool.fields)
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), nonsense), (texts) => {
        const outcome = evaluate(tool, { ...exampleOf(tool.fields), ...texts })
        if (outcome.kind !== 'input') return
        expect(Object.keys(outcome.problems).some((name) => names.includes(name))).toBe(true)
      }),
      { numRuns: 150 },
    )
  })
})
