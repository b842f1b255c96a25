/**
 * The long trials: `npm run soak -- [--only <words>] [--scale <part>] [--seed <number>]`. Each prints its cases,
 * failures, seed and seconds, and all of them a table at the end; the results stand in `reports/soak.json`.
 * Everything runs on 127.0.0.1.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runTrial } from './trial.ts'
import type { TrialResult } from './trial.ts'
import { articlesTrial } from './trials/articles.ts'
import { behaviourTrial } from './trials/behaviour.ts'
import { bookingTrials } from './trials/bookings.ts'
import { crossSiteTrial } from './trials/cross-site.ts'
import { databaseGoneTrial } from './trials/database-gone.ts'
import { diskFullTrials } from './trials/disk-full.ts'
import { fuzzTrials } from './trials/fuzz.ts'
import { guardsTrial } from './trials/guards.ts'
import { halfOpenTrials } from './trials/half-open.ts'
import { idempotencyTrials } from './trials/idempotency.ts'
import { killTrials } from './trials/kill.ts'
import { markersTrials } from './trials/markers.ts'
import { officeTrial } from './trials/office.ts'
import { rollingTrials } from './trials/rolling.ts'
import { sigtermTrials } from './trials/sigterm.ts'
import { syncTrials } from './trials/syncs.ts'
import { uploadsTrials } from './trials/uploads.ts'
import { visualFaultsTrial } from './trials/visual-faults.ts'

const trials = [
  ...killTrials,
  ...syncTrials,
  ...fuzzTrials,
  crossSiteTrial,
  ...idempotencyTrials,
  ...bookingTrials,
  databaseGoneTrial,
  ...diskFullTrials,
  ...halfOpenTrials,
  ...sigtermTrials,
  ...rollingTrials,
  ...markersTrials,
  ...uploadsTrials,
  guardsTrial,
  articlesTrial,
  officeTrial,
  behaviourTrial,
  visualFaultsTrial,
]

const { values } = parseArgs({
  options: {
    /** Trials whose name holds these words. */
    only: { type: 'string', default: '' },
    /** 1 is the full number of cases; 0.1 a tenth of them. */
    scale: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
})
const [scale, seed] = [Number(values.scale), Number(values.seed)]
if (!(scale > 0 && scale <= 1)) throw new Error('--scale must be over 0 and up to 1')
if (!Number.isInteger(seed)) throw new Error('--seed must be a whole number')
const chosen = trials.filter(({ name }) => name.toLowerCase().includes(values.only.toLowerCase()))
if (chosen.length === 0)
  throw new Error(`--only must be part of: ${trials.map(({ name }) => name).join('; ')}`)

// Whoever ends it early still finds no server, no cluster and no folder left behind.
const ended = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => ended.abort(name))
process.on('uncaughtException', (error) => {
  console.error(error)
  ended.abort('an uncaught error')
})

const results: TrialResult[] = []
for (const trial of chosen) {
  if (ended.signal.aborted) break
  const tell = (line: string) => console.log(`     ${line}`)
  const result = await runTrial(trial, { seed, scale, signal: ended.signal, tell })
  results.push(result)
  const { failures, cases, seconds, lacking } = result
  console.log(
    lacking === undefined
      ? `${wordFor(result).padEnd(4)} ${trial.name}: ${cases} cases, ${failures} failures, seed ${seed}, ${seconds} s`
      : `${wordFor(result).padEnd(4)} ${trial.name}: not run. ${lacking}`,
  )
  for (const line of result.examples) tell(line)
}

const reports = join(import.meta.dirname, '../../reports')
mkdirSync(reports, { recursive: true })
const machine = {
  cpus: cpus().length,
  model: cpus()[0]?.model,
  node: process.version,
  date: new Date().toISOString(),
}
writeFileSync(join(reports, 'soak.json'), `${JSON.stringify({ machine, scale, results }, null, 2)}\n`)

console.log(`\n${summaryOf(results)}\n`)
const having = (word: string) => results.filter((result) => wordFor(result) === word).length
const told = [`${having('ok')} passed`, `${having('FAIL')} failed`]
if (having('--') > 0) told.push(`${having('--')} not run`)
console.log(told.join(', '))
process.exit(having('FAIL') === 0 && !ended.signal.aborted ? 0 : 1)

function wordFor({ failures, lacking }: TrialResult): 'ok' | 'FAIL' | '--' {
  if (failures > 0) return 'FAIL'
  return lacking === undefined ? 'ok' : '--'
}

function summaryOf(all: readonly TrialResult[]): string {
  const rows = [
    ['', 'trial', 'cases', 'failures', 'seed', 'seconds'],
    ...all.map((result) => [
      wordFor(result),
      result.trial,
      String(result.cases),
      String(result.failures),
      String(result.seed),
      result.seconds.toFixed(1),
    ]),
  ]
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column < 2 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
        .join('  '),
    )
    .join('\n')
}
