/** What pages, a tool and a move cost in a browser. */
import { measureAnswers } from './answers.ts'
import { measureBack } from './back.ts'
import { measureFirstVisits } from './first-visits.ts'
import { measureHydration } from './hydration.ts'
import { table } from './measure.ts'
import { measureMoves } from './moves.ts'
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
      const answers = await measureAnswers(chromium, product.url)
      const moves = await measureMoves(product.url, runs)
      const back = await measureBack(product.url)
      return {
        notes: [
          table(
            ['/ on a phone, so far', 'JavaScript, brotli bytes'],
            weight.steps.map(({ after, javaScript }) => [`after ${after}`, String(javaScript)]),
          ),
          ...back.notes,
          ...weight.said.map((message) => `The console said: ${message}`),
          `Times are medians of ${runs}, with a ${SLOWDOWN}× slower page.`,
          ...(taps.isBusy
            ? ['A bare page was slow as well: the machine is busy, and times say little.']
            : []),
        ],
        measures: [
          ...weight.measures,
          ...firstVisits,
          ...hydration.measures,
          ...taps.measures,
          ...answers.measures,
          ...moves.measures,
          ...back.measures,
        ],
        details: {
          weight,
          hydration: hydration.visits,
          taps: taps.figures,
          answers: answers.figures,
          moves: moves.figures,
          chromium: chromium.version(),
        },
      }
    } finally {
      await chromium.close()
      await product.stop()
    }
  },
}
