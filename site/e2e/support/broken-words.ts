import type { Page } from 'playwright'
import { unbrokenPattern } from '../../ui/unbroken-pattern.ts'

/**
 * The texts of a page that are read as one word and are broken over two lines: names of forms, years, days, amounts and
 * telephone numbers, and any word in a cell of a table. In a cell the year of a day may begin the next line.
 */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate((source) => {
    const whole = new RegExp(source, 'g')
    const range = document.createRange()
    const isBroken = (text: Node, from: number, to: number) => {
      range.setStart(text, from)
      range.setEnd(text, to)
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top)
      return Math.max(...tops) - Math.min(...tops) > 4
    }
    const found: string[] = []
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const content = text.nodeValue!
      const cell = text.parentElement!.closest('td, th')
      // Heads that are read aloud alone are clipped to a pixel.
      if (cell && (cell.closest('thead')?.clientWidth ?? 2) <= 1) continue
      const isInCell = cell !== null
      const pieces = [...content.matchAll(whole)].map(({ 0: piece, index }) => ({
        index,
        piece: isInCell ? piece.replace(/^(\d.*[a-z]) \d{4}$/, '$1') : piece,
      }))
      if (isInCell)
        for (const { 0: piece, index } of content.matchAll(/[\p{L}\p{N}.,]{2,}/gu))
          pieces.push({ piece, index })
      for (const { piece, index } of pieces)
        if (isBroken(text, index, index + piece.length)) found.push(`${piece} in “${content.slice(0, 60)}”`)
    }
    return found
  }, unbrokenPattern.source)

/** The tables of a page that are wider than their place, by their first cell. */
export const cutTables = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main table')]
      .filter(({ parentElement }) => parentElement!.scrollWidth > parentElement!.clientWidth)
      .map((table) => table.querySelector('th, td')!.textContent),
  )
