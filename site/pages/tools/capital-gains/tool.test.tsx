import { incomeTaxTables } from '@anupalan/server/compliance/income-tax'
import { formatRupees } from '@anupalan/server/compliance/format/rupees'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { capitalGainsLimits, capitalGainsResult, capitalGainsWords } from './words.ts'
import CapitalGainsTool from './tool.island.tsx'

vi.mock('virtual:built-on', () => ({ builtOn: '2026-11-20' }))

const { heading, example } = capitalGainsWords

test('Beside the result it says that other sales and surcharge are left out', () => {
  const html = renderToString(<CapitalGainsTool heading={heading} example={example} />)
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain(capitalGainsResult.alone)
  expect(capitalGainsResult.alone).toContain('for one sale only')
  expect(capitalGainsResult.alone).toContain('Surcharge')
  expect(capitalGainsLimits.join(' ')).toMatch(/Several sales at once.*Surcharge/)
})

test('Both texts name the total income from which surcharge is due', () => {
  const { value } = incomeTaxTables.Surcharge!.at(-1)! as { value: { new: { above: number }[] } }
  expect(formatRupees(value.new[0]!.above)).toBe('₹50,00,000')
  const texts = [capitalGainsResult.alone, capitalGainsLimits.join(' ')]
  for (const text of texts) expect(text).toContain('total income above ₹50 lakh')
})
