/**
 * The soak tests: `npm run soak -- [--only <words>] [--scale <part>] [--seed <number>]`. Each trial prints its cases,
 * failures, seed and seconds, and a run ends with a table; the results are in `reports/soak.json`.
 * Everything runs on 127.0.0.1.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runTrial } from './trial.ts'
import type { TrialResult } from './trial.ts'
import { accountInstanceTrials } from './trials/account-instances.ts'
import { accountTestTrials } from './trials/account-tests.ts'
import { accountTrials } from './trials/accounts.ts'
import { adminGrowthTrials } from './trials/admin-growth.ts'
import { articlesTrial } from './trials/articles.ts'
import { assistantTrial } from './trials/assistant.ts'
import { auditTrials } from './trials/audit.ts'
import { behaviourMutationsTrial } from './trials/behaviour-mutations.ts'
import { bookingTrials } from './trials/bookings.ts'
import { crossSiteTrial } from './trials/cross-site.ts'
import { dashboardTrials } from './trials/dashboard.ts'
import { databaseOutageTrial } from './trials/database-outage.ts'
import { diskFullTrials } from './trials/disk-full.ts'
import { documentBackupTrials } from './trials/document-backup.ts'
import { documentGrowthTrials } from './trials/document-growth.ts'
import { documentKillTrials } from './trials/document-kills.ts'
import { documentScriptTrials } from './trials/document-scripts.ts'
import { screenScriptTrials } from './trials/screen-scripts.ts'
import { documentUploadTrials } from './trials/document-uploads.ts'
import { exportTrials } from './trials/export.ts'
import { fuzzTrials } from './trials/fuzz.ts'
import { guardsTrial } from './trials/guards.ts'
import { halfOpenTrials } from './trials/half-open.ts'
import { idempotencyTrials } from './trials/idempotency.ts'
import { importKillTrials } from './trials/import-kills.ts'
import { killTrials } from './trials/kill.ts'
import { logPrivacyTrials } from './trials/log-privacy.ts'
import { libreOfficeTrial } from './trials/libreoffice.ts'
import { plantedFaultsTrial } from './trials/planted-faults.ts'
import { rollingTrials } from './trials/rolling.ts'
import { signInTrials } from './trials/sign-ins.ts'
import { signedInUserTrials } from './trials/signed-in-user.ts'
import { sigtermTrials } from './trials/sigterm.ts'
import { syncTrials } from './trials/syncs.ts'
import { uploadThroughputTrial } from './trials/upload-throughput.ts'
import { uploadsTrials } from './trials/uploads.ts'
import { visualMutationsTrial } from './trials/visual-mutations.ts'

const trials = [
  ...killTrials,
  ...importKillTrials,
  ...syncTrials,
  ...fuzzTrials,
  crossSiteTrial,
  ...idempotencyTrials,
  ...bookingTrials,
  databaseOutageTrial,
  ...diskFullTrials,
  ...exportTrials,
  ...halfOpenTrials,
  ...sigtermTrials,
  ...rollingTrials,
  ...logPrivacyTrials,
  ...uploadsTrials,
  ...accountTestTrials,
  ...accountTrials,
  ...accountInstanceTrials,
  ...documentGrowthTrials,
  ...adminGrowthTrials,
  ...dashboardTrials,
  ...documentUploadTrials,
  uploadThroughputTrial,
  ...documentKillTrials,
  ...documentBackupTrials,
  ...documentScriptTrials,
  ...screenScriptTrials,
  ...signInTrials,
  ...signedInUserTrials,
  ...auditTrials,
  assistantTrial,
  guardsTrial,
  articlesTrial,
  libreOfficeTrial,
  behaviourMutationsTrial,
  plantedFaultsTrial,
  visualMutationsTrial,
]

const { values } = parseArgs({
  options: {
    /** Trials whose name contains these words. */
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

// If a run is interrupted, its servers, clusters and folders are still removed.
const ended = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => ended.abort(name))
process.on('uncaughtException', (error) => {
  console.error(error)
  ended.abort('an uncaught error')
})

const results: TrialResult[] = []
for (const trial of chosen) {
  if (ended.signal.aborted) break
  const print = (line: string) => console.log(`     ${line}`)
  const result = await runTrial(trial, { seed, scale, signal: ended.signal, onNote: print })
  results.push(result)
  const { failures, cases, seconds, missingRequirement } = result
  console.log(
    missingRequirement === undefined
      ? `${labelOf(result).padEnd(4)} ${trial.name}: ${cases} cases, ${failures} failures, seed ${seed}, ${seconds} s`
      : `${labelOf(result).padEnd(4)} ${trial.name}: not run. ${missingRequirement}`,
  )
  for (const line of result.examples) print(line)
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

console.log(`\n${tableOf(results)}\n`)
const countOf = (label: string) => results.filter((result) => labelOf(result) === label).length
const summary = [`${countOf('ok')} passed`, `${countOf('FAIL')} failed`]
if (countOf('--') > 0) summary.push(`${countOf('--')} not run`)
console.log(summary.join(', '))
process.exit(countOf('FAIL') === 0 && !ended.signal.aborted ? 0 : 1)

function labelOf({ failures, missingRequirement }: TrialResult): 'ok' | 'FAIL' | '--' {
  if (failures > 0) return 'FAIL'
  return missingRequirement === undefined ? 'ok' : '--'
}

function tableOf(all: readonly TrialResult[]): string {
  const rows = [
    ['', 'trial', 'cases', 'failures', 'seed', 'seconds'],
    ...all.map((result) => [
      labelOf(result),
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
