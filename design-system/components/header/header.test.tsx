import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { nineEntries } from './header.samples.tsx'
import { Header } from './index.ts'

describe('a prerendered header', () => {
  const html = renderToString(<Header logo="Ledger House" entries={nineEntries} current="/tools" />)

  it('holds every link once, the services too', () => {
    const links = nineEntries.flatMap((entry) => ('links' in entry ? entry.links : [entry]))
    expect(links).toHaveLength(14)
    for (const { href } of links) expect(html.split(`href="${href}"`), href).toHaveLength(2)
  })

  it('has no style that a strict content security policy refuses', () => {
    expect(html).not.toMatch(/\sstyle=|<style|<script/)
  })

  it('leaves it to the browser to say whether the menu is expanded', () => {
    expect(html).toContain('popoverTarget')
    expect(html).not.toContain('aria-expanded')
  })

  it('promises no dialog: without script nothing makes the page behind the menu inert', () => {
    expect(html).not.toMatch(/role="dialog"|aria-modal/)
  })
})
