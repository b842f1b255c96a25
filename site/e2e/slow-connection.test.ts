/** Every page and screen while its HTML arrives in parts. */
import { isApplicationPath } from '@anupalan/server/contract/site/application-path'
import { somePages } from './support/pages.ts'
import { shifts, watchShifts } from './support/shifts.ts'
import { expect, test } from './support/test.ts'
import { loaded } from './support/waiting.ts'

/** Tabs in which pages are opened concurrently: most of the time is waiting for the connection. */
const TABS = 4

test(
  'No page has a layout shift while it streams over a slow connection',
  { timeout: 240_000 },
  async ({ open, slowConnection }) => {
    const paths = somePages.map(({ path }) => path)
    await Promise.all(
      Array.from({ length: TABS }, async () => {
        const page = await open('/', {
          baseURL: slowConnection,
          // Calls without a session, and without the key of a mailed link.
          expectedMessages: /401 \(Unauthorized\)|410 \(Gone\)/,
          viewport: { width: 390, height: 800 },
          before: watchShifts,
        })
        for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
          await page.goto(path)
          await (isApplicationPath(path) ? page.waitForLoadState('networkidle') : loaded(page))
          const { shifted, moved } = await shifts(page)
          // Rows may wrap, and table columns widen, while their last words arrive.
          expect(shifted, `${path}: ${moved.join('\n')}`).toBeLessThanOrEqual(0.01)
        }
      }),
    )
  },
)
