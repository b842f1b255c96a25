/** The assistant of the built product, asked questions with known answers: see `scripts/soak/assistant/trials.ts`. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { MissingRequirementError } from '../trial.ts'
import type { Trial } from '../trial.ts'

const root = join(import.meta.dirname, '../../..')

export const assistantTrial: Trial = {
  name: 'the assistant',
  async run({ check, count, note, defer }) {
    if (!existsSync(join(root, 'site/dist/sections.json')))
      throw new MissingRequirementError('The built site is missing: run `npm run build`.')
    const trials = spawn(process.execPath, [join(import.meta.dirname, '../assistant/trials.ts')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    defer(() => trials.kill())
    const ended = once(trials, 'exit')
    for await (const line of createInterface({ input: trials.stdout })) {
      note(line)
      if (/^(?:ok|MISS) /.test(line)) {
        count(1)
        check(line.startsWith('ok'), line)
      }
    }
    const [code] = (await ended) as [number | null]
    check(code === 0, `the trials ended with ${code}`)
  },
}
