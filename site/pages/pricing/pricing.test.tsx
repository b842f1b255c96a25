import { prerender } from 'react-dom/static'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type * as pricing from '../../content/pricing.ts'

afterEach(() => {
  vi.doUnmock('../../content/pricing.ts')
  vi.resetModules()
})

/** The text of the prerendered page. */
async function render(): Promise<string> {
  const { default: PricingPage } = await import('./page.tsx')
  const { prelude } = await prerender(<PricingPage />, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  const html = await new Response(prelude).text()
  return html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll(/\s*\n\s*/g, '\n')
}

// Modules are reloaded for each test.
describe('the prerendered page of fees', { timeout: 30_000 }, () => {
  test('has both fees of a monthly plan, with GST shown separately and the sum', async () => {
    const text = await render()
    expect(text).toContain('₹2,000')
    expect(text).toContain('or ₹22,000 for a year')
    expect(text).toContain('+ ₹360 GST = ₹2,360')
    expect(text).toContain('A year at once: pay 11 months, one is free.')
  })

  test('has a computed estimate', async () => {
    const text = await render()
    expect(text).toContain('₹7,080 a month with GST.')
    expect(text).toContain('up to 100 invoices a month; you have 40')
    expect(text).toContain('₹7,080 less if you pay the year at once.')
  })

  test('without plans every part offers a quotation, and there is no fee', async () => {
    vi.resetModules()
    vi.doMock('../../content/pricing.ts', async (original) => ({
      ...(await original<typeof pricing>()),
      plans: [],
      plansOf: () => [],
    }))
    const text = await render()
    expect(text).toContain('We write a quote for each client')
    expect(text).toContain('We do not publish fees here.')
    expect(text).toContain('GST on our fees')
    expect(text).not.toMatch(/₹\d/)
  })
})
