/** Lighthouse for a phone: the home page with all runs, and one page of each other kind with fewer. */
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

/** One page of each kind, by its name in the table. */
const kinds: Readonly<Record<string, string>> = {
  service: '/services/gst-filing',
  pricing: '/pricing',
  'virtual assistant': '/virtual-assistant-info',
  legal: '/privacy-policy',
  tools: '/tools',
  tool: '/tools/income-tax',
  calendar: '/tools/compliance-calendar',
  articles: '/resources',
  article: '/resources/composition-scheme-or-regular-gst',
  templates: '/business-templates',
  template: '/business-templates/gst-invoice',
  careers: '/careers',
  opening: '/careers/gst-associate',
  meeting: '/schedule-meeting',
}
/** Runs of each kind; the home page has five. */
const RUNS_OF_KIND = 3

/** The metrics of the performance score, printed only. */
const metrics = {
  'first-contentful-paint': 'ms',
  'largest-contentful-paint': 'ms',
  'total-blocking-time': 'ms',
  'cumulative-layout-shift': 'shift',
  'speed-index': 'ms',
} as const

/** How often a run is repeated whose trace does not contain the navigation and so has no score. */
const TRACES_LOST_AT_MOST = 2

/** One run in a new browser, so that runs do not affect each other. */
async function runOnce(url: string, lost = 0): Promise<{ result: Result; page: string }> {
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
    const error = run.lhr.runtimeError
    if (!error) return { result: run.lhr, page: String(run.report) }
    if (error.code !== 'NO_NAVSTART' || lost >= TRACES_LOST_AT_MOST)
      throw new Error(`${url}: ${error.message}`)
    console.log(`${url}: a trace without its navigation, repeated.`)
  } finally {
    await browser.close()
  }
  return runOnce(url, lost + 1)
}

const score = (result: Result, category: Category) =>
  Math.round(100 * (result.categories[category]?.score ?? Number.NaN))

/** The audits that keep a category below 100. */
const deductionsOf = (result: Result, category: Category): string[] =>
  (result.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
    .map(
      ({ id }) => `${category}: ${result.audits[id]?.title ?? id} (${result.audits[id]?.displayValue ?? id})`,
    )

const medianScore = (results: readonly Result[], category: Category) =>
  median(results.map((result) => score(result, category)))

/** The run with the median performance. */
const typicalOf = <Run extends { result: Result }>(runs: readonly Run[]): Run => {
  const performance = medianScore(
    runs.map(({ result }) => result),
    'performance',
  )
  return runs.toSorted(
    (a, b) =>
      Math.abs(score(a.result, 'performance') - performance) -
      Math.abs(score(b.result, 'performance') - performance),
  )[0]!
}

async function runAll(url: string, runs: number) {
  const all: Awaited<ReturnType<typeof runOnce>>[] = []
  for (let run = 0; run < runs; run++) all.push(await runOnce(url))
  return all
}

/** The median score of each category of a page, with its budget. */
const scores = (name: string, results: readonly Result[]): Measure[] =>
  categories.map((category) => ({
    what: `${name}: ${category}`,
    is: medianScore(results, category),
    unit: 'count',
    atLeast: budgets[category],
  }))

export const lighthouse: Part = {
  name: 'lighthouse',
  async run({ runs }) {
    const product = await startProduct()
    const others: { name: string; results: Result[]; deductions: string[] }[] = []
    let home: Awaited<ReturnType<typeof runAll>>
    try {
      home = await runAll(product.url, runs)
      for (const [name, path] of Object.entries(kinds)) {
        const all = await runAll(new URL(path, product.url).href, Math.min(runs, RUNS_OF_KIND))
        const deductions = categories.flatMap((category) => deductionsOf(typicalOf(all).result, category))
        others.push({ name, results: all.map(({ result }) => result), deductions })
      }
    } finally {
      await product.stop()
    }

    const typical = typicalOf(home)
    mkdirSync(join(root, 'reports'), { recursive: true })
    writeFileSync(join(root, 'reports/lighthouse.html'), typical.page)
    const results = home.map(({ result }) => result)
    const deductions = categories.flatMap((category) => deductionsOf(typical.result, category))
    const index = median(results.map((result) => result.environment.benchmarkIndex))
    const kept = (result: Result) => ({
      benchmarkIndex: result.environment.benchmarkIndex,
      scores: Object.fromEntries(categories.map((category) => [category, score(result, category)])),
      metrics: Object.fromEntries(Object.keys(metrics).map((id) => [id, result.audits[id]?.numericValue])),
    })
    return {
      notes: [
        table(
          ['run', ...categories],
          results.map((result, run) => [
            String(run + 1),
            ...categories.map((category) => String(score(result, category))),
          ]),
        ),
        `Medians of ${runs}, of ${Math.min(runs, RUNS_OF_KIND)} for each other kind of page, Lighthouse ${typical.result.lighthouseVersion} for a phone; the machine’s benchmark index is ${index}. A run with the median score is in reports/lighthouse.html.`,
        ...[{ name: 'home', deductions }, ...others]
          .filter((page) => page.deductions.length > 0)
          .map((page) => [`What keeps ${page.name} from 100:`, ...page.deductions].join('\n')),
      ],
      measures: [
        ...scores('home', results),
        ...Object.entries(metrics).map(([id, unit]): Measure => ({
          what: `  ${id}`,
          is: median(results.map((result) => result.audits[id]?.numericValue ?? Number.NaN)),
          unit,
        })),
        ...others.flatMap((page) => scores(page.name, page.results)),
      ],
      details: {
        home: results.map(kept),
        kinds: Object.fromEntries(others.map((page) => [page.name, page.results.map(kept)])),
      },
    }
  },
}
