/** Costs of pages, interactions and navigation in a browser. */
import { measureKeystrokes } from './keystrokes.ts'
import { measureBackForwardCache } from './back-forward-cache.ts'
import { measureFirstVisits } from './first-visits.ts'
import { measureHydration } from './hydration.ts'
import { table } from './measure.ts'
import { measureNavigation } from './navigation.ts'
import { weighPage } from './page-weight.ts'
import { startProduct, type Part } from './part.ts'
import { measureTaps, SLOWDOWN } from './taps.ts'
import { launchBrowser } from './visit.ts'

export const browser: Part = {
  name: 'browser',
  async run({ runs }) {
    const product = await startProduct()
    const chromium = await launchBrowser()
    try {
      const weight = await weighPage(chromium, product.url)
      const firstVisits = await measureFirstVisits(chromium, product.url)
      const hydration = await measureHydration(chromium, product.url, runs)
      const taps = await measureTaps(chromium, product.url, runs)
      const keystrokes = await measureKeystrokes(chromium, product.url)
      const navigation = await measureNavigation(product.url, runs)
      const backForward = await measureBackForwardCache(product.url)
      return {
        notes: [
          table(
            ['/ on a phone, so far', 'JavaScript, brotli bytes'],
            weight.steps.map(({ after, javaScript }) => [`after ${after}`, String(javaScript)]),
          ),
          ...backForward.notes,
          ...weight.messages.map((message) => `Console: ${message}`),
          `Times are medians of ${runs}, with a ${SLOWDOWN}× slower page.`,
          ...(taps.isBusy
            ? ['A bare page was slow as well: the machine is busy, and the times are not reliable.']
            : []),
        ],
        measures: [
          ...weight.measures,
          ...firstVisits,
          ...hydration.measures,
          ...taps.measures,
          ...keystrokes.measures,
          ...navigation.measures,
          ...backForward.measures,
        ],
        details: {
          weight,
          hydration: hydration.visits,
          taps: taps.figures,
          keystrokes: keystrokes.figures,
          navigation: navigation.figures,
          chromium: chromium.version(),
        },
      }
    } finally {
      await chromium.close()
      await product.stop()
    }
  },
}
