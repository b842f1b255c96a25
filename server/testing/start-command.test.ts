import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nodeOptions } from './start-command.ts'

test.each(['package.json', 'Dockerfile', 'docs/deploy.md'])(
  '%s starts the server with the same options',
  (file) => {
    const text = readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
    const starts = text.split('\n').filter((line) => /\bnode\b.*server\/main\.ts/.test(line))
    expect(starts.length).toBeGreaterThan(0)
    for (const line of starts) for (const option of nodeOptions) expect(line).toContain(option)
  },
)
