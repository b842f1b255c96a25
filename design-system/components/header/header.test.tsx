import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { nineEntries } from './header.samples.tsx'
import { Header } from './index.ts'

describe('a prerendered header', () => {
  const html = renderToString(<Header logo="Ledger House" entries={nineEntries} current="/tools" />)

  it('has every link once, the services too', () => {
    const links = nineEntries.flatMap((entry) => ('links' in entry ? entry.links : [entry]))
    expect(links).toHaveLength(14)
    for (const { href } of links) expect(html.split(`href="${href}"`), href).toHaveLength(2)
  })

  it('has no inline style, which a strict content security policy blocks', () => {
    expect(html).not.toMatch(/\sstyle=|<style|<script/)
  })

  it('has no aria-expanded on the menu button, which the browser manages', () => {
    expect(html).toContain('popoverTarget')
    expect(html).not.toContain('aria-expanded')
  })

  it('has no dialog role: without scripts the page behind the menu is not inert', () => {
    expect(html).not.toMatch(/role="dialog"|aria-modal/)
  })
})
