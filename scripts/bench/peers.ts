/**
 * The home page compared with the same page built with other tools: runs a driver that loads and uses all of them
 * alternately. The driver is not part of the project; its built folder is named on the command line.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findChromium } from '../chromium.ts'
import { run } from '../run.ts'
import { table, type Measure } from './measure.ts'
import { root, startProduct, type Part } from './part.ts'

const peers = ['floor', 'shadcn-ssg', 'carbon'] as const
type Peer = (typeof peers)[number]

/** The part of the driver’s report that is read here. */
export interface Report {
  /** Medians of each page by the driver’s labels; `null` for what could not be measured. */
  readonly medians: Readonly<Record<string, Readonly<Record<string, number | null>>>>
  readonly raw: Readonly<
    Record<string, { failed: readonly string[]; runs: readonly { errors: readonly string[] }[] }>
  >
}

interface Budget {
  readonly what: string
  /** The driver’s label. */
  readonly label: string
  /** In the driver’s unit, or relative to the figure of a peer. */
  readonly atMost: number
  readonly of?: Peer
  readonly unit?: Measure['unit']
  /** Factor from the driver’s unit to ours. @default 1 */
  readonly scale?: number
}

const budgets: readonly Budget[] = [
  { what: 'first paint', label: 'FCP ms', atMost: 1.1, of: 'shadcn-ssg' },
  { what: 'first paint', label: 'FCP ms', atMost: 1.25, of: 'floor' },
  { what: 'largest paint', label: 'LCP ms', atMost: 1.1, of: 'shadcn-ssg' },
  { what: 'largest paint', label: 'LCP ms', atMost: 1.25, of: 'floor' },
  { what: 'script until 3 s after load', label: 'ScriptDuration ms', atMost: 0.4, of: 'shadcn-ssg' },
  { what: 'style and layout', label: 'Style+layout ms', atMost: 1.5, of: 'floor' },
  { what: 'heap', label: 'JS heap after GC MB', atMost: 0.5, of: 'shadcn-ssg' },
  { what: 'JavaScript', label: 'JS on load, br KB', atMost: 85_000, unit: 'bytes', scale: 1024 },
  { what: 'requests', label: 'Requests on load', atMost: 14, unit: 'count' },
  { what: 'long tasks beyond 50 ms', label: 'TBT from navigation ms', atMost: 0, unit: 'ms' },
  { what: 'tap to result, menu', label: 'Open menu: click to result ms', atMost: 1.3, of: 'floor' },
  { what: 'tap to result, carousel', label: 'Carousel next: click to result ms', atMost: 1.3, of: 'floor' },
  { what: 'tap to result, dialog', label: 'Open dialog: click to result ms', atMost: 0.6, of: 'shadcn-ssg' },
  {
    what: 'tap to result, empty form',
    label: 'Submit empty: click to result ms',
    atMost: 0.6,
    of: 'shadcn-ssg',
  },
  { what: 'time until a tap is handled', label: 'Answers a tap at ms', atMost: 0.35, of: 'shadcn-ssg' },
  { what: 'layout shift', label: 'CLS', atMost: 0.001, unit: 'shift' },
]

/** Every budget with the driver’s figure. */
export function measuresOf({ medians, raw }: Report, rounds: number): Measure[] {
  const figure = (page: string, label: string) => medians[page]?.[label] ?? Number.NaN
  const { failed = [], runs = [] } = raw.ours ?? {}
  return [
    ...budgets.map(({ what, label, atMost, of, unit = 'times', scale = 1 }): Measure => {
      const ours = figure('ours', label)
      if (of === undefined) return { what, is: ours * scale, unit, atMost }
      return { what: `${what}, of ${of}`, is: ours / figure(of, label), unit, atMost }
    }),
    {
      what: 'rounds in which all of ours worked',
      is: rounds - failed.length,
      unit: 'count',
      atLeast: rounds,
    },
    {
      what: 'console messages of ours',
      is: runs.reduce((all, { errors }) => all + errors.length, 0),
      unit: 'count',
      atMost: 0,
    },
  ]
}

/** @param folder of the driver */
export const peersIn = (folder: string): Part => ({
  name: 'peers',
  async run({ runs }) {
    const driver = resolve(folder)
    for (const file of ['run.mjs', 'node_modules', ...peers.map((name) => join('dist', name))])
      if (!existsSync(join(driver, file)))
        throw new Error(`${driver} has no ${file}: run "npm install" and "npm run build" there.`)
    const { path, env } = findChromium()
    const report = join(root, 'reports/bench-peers-runs.json')
    const product = await startProduct()
    try {
      const options = {
        only: peers.join(','),
        rounds: String(runs),
        url: `ours=${product.url}/`,
        selectors: `ours=${join(import.meta.dirname, 'peer-selectors.json')}`,
        out: report,
      }
      await run(
        process.execPath,
        ['run.mjs', ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])],
        { cwd: driver, env: { ...env, CHROMIUM: path } },
      )
    } finally {
      await product.stop()
    }
    const read = JSON.parse(readFileSync(report, 'utf8')) as Report
    const shown = ['ours', ...peers]
    const labels = [...new Map(budgets.map(({ label, what }) => [label, what]))]
    const failures = Object.entries(read.raw).flatMap(([name, { failed }]) =>
      failed.map((message) => `${name}: ${message}`),
    )
    return {
      notes: [
        table(
          [`medians of ${runs}`, ...shown],
          labels.map(([label, what]) => [
            `${what} (${label})`,
            ...shown.map((name) => {
              const figure = read.medians[name]?.[label]
              return figure === null || figure === undefined ? '–' : String(Number(figure.toPrecision(4)))
            }),
          ]),
        ),
        ...failures,
      ],
      measures: measuresOf(read, runs),
      details: { medians: read.medians, failures },
    }
  },
})
