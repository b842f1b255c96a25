/** Every fault in docs/known-faults.md is covered by an existing test, or is later work. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

interface Fault {
  /** The heading above it. */
  part: string
  fault: string
  coveredBy: string
}

function readFaults(): Fault[] {
  const faults: Fault[] = []
  let part = ''
  for (const line of readFileSync(join(root, 'docs/known-faults.md'), 'utf8').split('\n')) {
    part = /^## (.*)/.exec(line)?.[1] ?? part
    const cells = line.split('|').map((cell) => cell.trim())
    const [, fault, , , coveredBy] = cells
    if (cells.length !== 6 || !fault || !coveredBy || fault === 'Fault' || /^-+$/.test(fault)) continue
    faults.push({ part, fault, coveredBy })
  }
  return faults
}

/** The file and the name of each test that a cell names; `null` for a malformed one. */
const readTests = (coveredBy: string) =>
  coveredBy
    .split('<br>')
    .map((test) => /^`([^`]+)` › `([^`]+)`$/.exec(test)?.slice(1) as [string, string] | null)

/** An error message if a test does not exist. */
function missing(file: string, name: string): string | undefined {
  if (!existsSync(join(root, file))) return `${file} does not exist`
  const literal = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const declared = file.endsWith('.stories.tsx')
    ? new RegExp(`^export const ${literal}: Story\\b`, 'm')
    : new RegExp(`\\(\\s*(['"\`])${literal}\\1,\\s*(?:async\\s*)?\\(`)
  return declared.test(readFileSync(join(root, file), 'utf8')) ? undefined : `${file} has no "${name}"`
}

const faults = readFaults()

describe('Known faults of other libraries', () => {
  it('are listed for each part', () => {
    expect([...new Set(faults.map(({ part }) => part))]).toEqual([
      'Header',
      'Carousel',
      'Toast',
      'Cookie consent',
      'Rating and dialog',
      'Booking',
    ])
  })

  it.each(faults)('$part: $fault', ({ coveredBy }) => {
    for (const test of readTests(coveredBy)) {
      expect(test, `"${coveredBy}" names a file and a test, each in backticks`).not.toBeNull()
      expect(missing(...test!)).toBeUndefined()
    }
  })

  it('are all covered already', () => {
    expect(faults.filter(({ coveredBy }) => coveredBy === 'later')).toEqual([])
  })

  it('are not covered by a missing test, nor by a name that is only mentioned', () => {
    const here = 'scripts/known-faults.test.ts'
    expect(missing(here, 'are listed for each part')).toBeUndefined()
    expect(missing(here, 'are listed for each part ')).toMatch(/has no/)
    expect(missing(here, 'Known faults of these libraries')).toMatch(/has no/)
    expect(missing('scripts/no-such.test.ts', 'any')).toMatch(/does not exist/)
    expect(missing('design-system/components/toast/toast.stories.tsx', 'send')).toMatch(/has no/)
  })
})
