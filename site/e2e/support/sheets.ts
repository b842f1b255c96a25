import type { Page } from 'playwright'
import { getDocumentProxy } from 'unpdf'

/** Sheets of A4 on which a page is printed. */
export async function sheetsOf(page: Page): Promise<number> {
  const margin = '12mm'
  const pdf = await page.pdf({
    format: 'A4',
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  })
  return (await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 })).numPages
}
