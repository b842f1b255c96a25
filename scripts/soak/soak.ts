/**
 * The long trials: `npm run soak -- [--only <words>] [--scale <part>] [--seed <number>]`. Each prints its cases,
 * failures, seed and seconds; the results stand in `reports/soak.json`. Everything runs on 127.0.0.1.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runTrial } from './trial.ts'
import type { TrialResult } from './trial.ts'
import { crossSiteTrial } from './trials/cross-site.ts'
import { databaseGoneTrial } from './trials/database-gone.ts'
import { diskFullTrial } from './trials/disk-full.ts'
import { fuzzTrial } from './trials/fuzz.ts'
import { guardsTrial } from './trials/guards.ts'
import { halfOpenTrial } from './trials/half-open.ts'
import { idempotencyTrials } from './trials/idempotency.ts'
import { killTrials } from './trials/kill.ts'
import { markersTrial } from './trials/markers.ts'
import { rollingTrial } from './trials/rolling.ts'
import { sigtermTrials } from './trials/sigterm.ts'
import { syncTrials } from './trials/syncs.ts'

const trials = [
  ...killTrials,
  ...syncTrials,
  fuzzTrial,
  crossSiteTrial,
  ...idempotencyTrials,
  databaseGoneTrial,
  diskFullTrial,
  halfOpenTrial,
  ...sigtermTrials,
  rollingTrial,
  markersTrial,
  guardsTrial,
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

const results: TrialResult[] = []
for (const trial of chosen) {
  const result = await runTrial(trial, seed, scale)
  results.push(result)
  const { failures, cases, seconds } = result
  console.log(
    `${failures === 0 ? 'ok  ' : 'FAIL'} ${trial.name}: ${cases} cases, ${failures} failures, seed ${seed}, ${seconds} s`,
  )
  for (const line of [...result.notes, ...result.examples]) console.log(`     ${line}`)
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

const failed = results.filter(({ failures }) => failures > 0).length
console.log(`\n${results.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
