/** Capital gains, tax due, the rate finder, TDS interest and presumptive profit, as built and served. */
import type { Locator, Page } from 'playwright'
import { describe } from 'vitest'
import { expect, test } from './support/test.ts'
import { answer, openTool, toolForm } from './support/tool.ts'

const field = (page: Page, label: string): Locator => toolForm(page).getByLabel(label, { exact: true })

/** What is typed or chosen, by label; a choice has its option’s text. */
type Typed = readonly (readonly [label: string, text: string])[]

/** One case of each tool, with amounts as people write them. */
const cases: readonly { slug: string; typed: Typed; expected: string }[] = [
  {
    slug: 'capital-gains',
    typed: [
      ['What was sold', 'Listed shares or equity fund'],
      ['Bought on', '10 January 2024'],
      ['Sold on', '1 June 2026'],
      ['Sold for', '10 लाख'],
      ['Bought for', '6 lakh'],
      ['Expenses of the sale', ''],
    ],
    expected: '₹35,750 of tax with cess, on a long-term gain of ₹4,00,000',
  },
  {
    slug: 'tax-due',
    typed: [
      ['Total income', '15 lakh'],
      ['Tax for the year', '2 lakh'],
      ['Deducted at source', '1,00,000'],
      ['Advance tax 16 Sep to 15 Dec', ''],
      ['Return filed and the rest paid on', '1 August 2026'],
    ],
    expected: '₹1,16,050 to pay, with interest of ₹11,050 and a fee of ₹5,000',
  },
  {
    slug: 'hsn-rates',
    typed: [['Goods, service or code', 'चावल']],
    expected: '5% or nil GST on Rice, code 1006',
  },
  {
    slug: 'tds-interest',
    typed: [
      ['Tax to be deducted', '50 हज़ार'],
      ['Should have been deducted on', '31 July 2026'],
      ['Deducted on', '31 July 2026'],
      ['Paid on', '8 August 2026'],
      ['Statement filed on', '31/10/2026'],
    ],
    expected: '₹1,500 of interest, on top of the tax',
  },
  {
    slug: 'presumptive',
    typed: [
      ['Received by bank or online', '1 cr'],
      ['Received in cash', '₹ 50 k'],
      ['Not received by then', ''],
    ],
    expected: '₹6,04,000 of profit to declare',
  },
]

async function enter(page: Page, label: string, text: string): Promise<void> {
  const control = field(page, label)
  const isChoice = await control.evaluate((element) => element instanceof HTMLSelectElement)
  await (isChoice ? control.selectOption(text) : control.fill(text))
}

describe('The newer tools', () => {
  test.for(cases)('/tools/$slug: $expected', async ({ slug, typed, expected }, { open }) => {
    const page = await openTool(open, slug)
    for (const [label, text] of typed) await enter(page, label, text)
    await expect(answer(page)).toHaveText(expected)
  })

  test('a rate that the finder does not have is said to be missing', async ({ open }) => {
    const page = await openTool(open, 'hsn-rates')
    await field(page, 'Goods, service or code').fill('uranium')
    await expect(answer(page)).toHaveText('No entry for “uranium” in the table')
  })

  test('an amount with two readings has an error', async ({ open }) => {
    const page = await openTool(open, 'presumptive')
    const cash = field(page, 'Received in cash')
    await cash.fill('5 lakh 50')
    await cash.blur()
    await expect(cash).toHaveAccessibleDescription(/^This can be read in two ways/)
  })
})
