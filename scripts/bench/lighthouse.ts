/** Lighthouse on the home page, as on a phone. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import runLighthouse, { type Result } from 'lighthouse'
import { median, table, type Measure } from './measure.ts'
import { root, startProduct, type Part } from './part.ts'
import { freePort } from './processes.ts'
import { launchBrowser } from './visit.ts'

/** Score of each category, of 100. */
const budgets = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof budgets
const categories = Object.keys(budgets) as Category[]

/** What performance is made of, for reading. */
const metrics = {
  'first-contentful-paint': 'ms',
  'largest-contentful-paint': 'ms',
  'total-blocking-time': 'ms',
  'cumulative-layout-shift': 'shift',
  'speed-index': 'ms',
} as const

/** One run in a browser of its own, so that none finds what another has left. */
async function runOnce(url: string) {
  const port = await freePort()
  const browser = await launchBrowser([`--remote-debugging-port=${port}`])
  try {
    const run = await runLighthouse(url, {
      port,
      output: 'html',
      logLevel: 'error',
      onlyCategories: [...categories],
    })
    if (!run) throw new Error('Lighthouse gave no result')
    if (run.lhr.runtimeError) throw new Error(run.lhr.runtimeError.message)
    return { result: run.lhr, page: String(run.report) }
  } finally {
    await browser.close()
  }
}

const score = (result: Result, category: Category) =>
  Math.round(100 * (result.categories[category]?.score ?? Number.NaN))

/** What keeps a category from its 100, by name. */
const faults = (result: Result, category: Category): string[] =>
  (result.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
    .map(
      ({ id }) => `${category}: ${result.audits[id]?.title ?? id} (${result.audits[id]?.displayValue ?? id})`,
    )

export const lighthouse: Part = {
  name: 'lighthouse',
  async run({ runs }) {
    const product = await startProduct()
    const all: Awaited<ReturnType<typeof runOnce>>[] = []
    try {
      for (let run = 0; run < runs; run++) all.push(await runOnce(product.url))
    } finally {
      await product.stop()
    }

    const performance = median(all.map(({ result }) => score(result, 'performance')))
    const typical = all.find(({ result }) => score(result, 'performance') === performance)!
    mkdirSync(join(root, 'reports'), { recursive: true })
    writeFileSync(join(root, 'reports/lighthouse.html'), typical.page)

    const measures: Measure[] = [
      ...categories.map((category) => ({
        what: category,
        is: median(all.map(({ result }) => score(result, category))),
        unit: 'count' as const,
        atLeast: budgets[category],
      })),
      ...Object.entries(metrics).map(([id, unit]) => ({
        what: id,
        is: median(all.map(({ result }) => result.audits[id]?.numericValue ?? Number.NaN)),
        unit,
      })),
    ]
    const lacking = categories.flatMap((category) => faults(typical.result, category))
    const index = median(all.map(({ result }) => result.environment.benchmarkIndex))
    return {
      notes: [
        table(
          ['run', ...categories],
          all.map(({ result }, run) => [
            String(run + 1),
            ...categories.map((category) => String(score(result, category))),
          ]),
        ),
        `Medians of ${runs}, Lighthouse ${typical.result.lighthouseVersion} for a phone; the machine’s benchmark index is ${index}. One run of the middle is in reports/lighthouse.html.`,
        ...(lacking.length > 0 ? [['What keeps that run from 100:', ...lacking].join('\n')] : []),
      ],
      measures,
      details: {
        runs: all.map(({ result }) => ({
          benchmarkIndex: result.environment.benchmarkIndex,
          scores: Object.fromEntries(categories.map((category) => [category, score(result, category)])),
          metrics: Object.fromEntries(
            Object.keys(metrics).map((id) => [id, result.audits[id]?.numericValue]),
          ),
        })),
      },
    }
  },
}
