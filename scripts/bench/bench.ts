/**
 * The benchmark: `npm run bench -- [--only sizes|lighthouse|browser|portal|server] [--runs 5] [--seconds 3]`, after a build;
 * `npm run bench -- --peers <folder> [--runs 5]` compares the home page with others instead. Each part prints a table and
 * writes `reports/bench-<part>.json`; a measure that exceeds its budget fails the run. Everything runs on 127.0.0.1.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { browser } from './browser.ts'
import { lighthouse } from './lighthouse.ts'
import { exceedsBudget, measuresTable } from './measure.ts'
import { requireBuild, root } from './part.ts'
import { peersIn } from './peers.ts'
import { portal } from './portal.ts'
import { server } from './server.ts'
import { sizes } from './sizes.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    peers: { type: 'string' },
    runs: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
  },
})
const [runs, seconds] = [Number(values.runs), Number(values.seconds)]
if (!(Number.isInteger(runs) && runs > 0)) throw new Error('--runs must be a whole number over 0')
if (!(seconds > 0)) throw new Error('--seconds must be over 0')
const parts =
  values.peers === undefined ? [sizes, lighthouse, browser, portal, server] : [peersIn(values.peers)]
const chosen = parts.filter(({ name }) => values.only === undefined || name === values.only)
if (chosen.length === 0) throw new Error(`--only must be one of: ${parts.map(({ name }) => name).join(', ')}`)
requireBuild()

const reports = join(root, 'reports')
mkdirSync(reports, { recursive: true })
let failed = 0
for (const { name, run } of chosen) {
  console.log(`\n— ${name}`)
  try {
    const { measures, notes = [], details } = await run({ runs, seconds })
    for (const note of notes) console.log(`${note}\n`)
    console.log(measuresTable(measures))
    const exceeding = measures.filter(exceedsBudget)
    if (exceeding.length > 0) failed++
    console.log(`— ${name}: ${exceeding.length === 0 ? 'ok' : `${exceeding.length} exceed their budgets`}`)
    const machine = {
      cpus: cpus().length,
      model: cpus()[0]?.model,
      load: loadavg()[0],
      node: process.version,
      date: new Date().toISOString(),
    }
    writeFileSync(
      join(reports, `bench-${name}.json`),
      `${JSON.stringify({ machine, measures, details }, null, 2)}\n`,
    )
  } catch (error) {
    failed++
    console.error(error)
    console.log(`— ${name}: FAILED`)
  }
}
process.exitCode = failed === 0 ? 0 : 1
