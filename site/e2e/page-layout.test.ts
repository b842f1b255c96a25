/** The layout of every page and screen, as built and served: accessibility, overflow, large text, layout shifts. */
import { describe } from 'vitest'
import { isApplicationPath } from '@anupalan/server/contract/site/application-path'
import { expectAccessible, provideAxe } from './support/axe.ts'
import { brokenWords, cutTables } from './support/broken-words.ts'
import { enlarge, isWithin } from './support/large-text.ts'
import { somePages } from './support/pages.ts'
import { shifts, watchShifts } from './support/shifts.ts'
import { expect, testInTab } from './support/test.ts'
import { loaded, resizeObserversNotified, useFallbackFonts } from './support/waiting.ts'

/** Console messages of calls without a session, and without the key of a mailed link. */
const unauthorized = /401 \(Unauthorized\)|410 \(Gone\)/

const test = testInTab({
  viewport: { width: 390, height: 800 },
  before: async (page) => {
    await watchShifts(page)
    await provideAxe(page)
  },
})

const paths = somePages.map(({ path }) => path)

/** Their frame is that of every page, so all of it is tested at every width. */
const allWidths = ['/', '/pricing', '/no-such-page']

describe('Each page', () => {
  for (const path of [...paths, '/no-such-page']) {
    test(`${path}: 0 axe violations, narrow and wide, light and dark; no layout shift, no overflow, also with text at 200 %; no cut table, no broken word in it, name or date; hydrated without console messages`, async ({
      visit,
    }) => {
      const page = await visit(path, {
        ...(path === '/no-such-page' && { expectedMessages: /404 \(Not Found\)/ }),
        ...(isApplicationPath(path) && { expectedMessages: unauthorized }),
      })
      await (isApplicationPath(path) ? page.waitForLoadState('networkidle') : loaded(page))
      const { shifted, moved } = await shifts(page)
      expect(shifted, moved.join('\n')).toBeLessThanOrEqual(0.001)
      // Includes collapsed content.
      await page.evaluate(() => {
        for (const details of document.querySelectorAll<HTMLDetailsElement>('main details'))
          details.open = true
      })
      const every = allWidths.includes(path)
      await expectAccessible(page, every ? [320, 390, 768, 1024, 1280] : [320, 1280], { every })
      // With the web fonts, which the checks above have rendered.
      await page.setViewportSize({ width: 390, height: 800 })
      await resizeObserversNotified(page, 390)
      expect(await brokenWords(page)).toEqual([])
      expect(await cutTables(page)).toEqual([])
      // WCAG 1.4.4 and 1.4.10 combined.
      await page.setViewportSize({ width: 320, height: 800 })
      await enlarge(page)
      expect(await isWithin(page), 'text at 200 % is within 320 px').toBe(true)
      await useFallbackFonts(page)
      expect(await isWithin(page), 'also with the fallback fonts').toBe(true)
    })
  }
})
