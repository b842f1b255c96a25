/** Every fault that docs/known-faults.md lists is shown to be absent by a test that is there, or is later work. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

interface Fault {
  /** The heading it stands under. */
  part: string
  fault: string
  shownBy: string
}

function readFaults(): Fault[] {
  const faults: Fault[] = []
  let part = ''
  for (const line of readFileSync(join(root, 'docs/known-faults.md'), 'utf8').split('\n')) {
    part = /^## (.*)/.exec(line)?.[1] ?? part
    const cells = line.split('|').map((cell) => cell.trim())
    const [, fault, , , shownBy] = cells
    if (cells.length !== 6 || !fault || !shownBy || fault === 'Fault' || /^-+$/.test(fault)) continue
    faults.push({ part, fault, shownBy })
  }
  return faults
}

/** The file and the name of each test that a cell names; `null` for what names none as it should. */
const readTests = (shownBy: string) =>
  shownBy
    .split('<br>')
    .map((test) => /^`([^`]+)` › `([^`]+)`$/.exec(test)?.slice(1) as [string, string] | null)

/** What is missing of a test, if anything is. */
function missing(file: string, name: string): string | undefined {
  if (!existsSync(join(root, file))) return `there is no ${file}`
  const literal = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const declared = file.endsWith('.stories.tsx')
    ? new RegExp(`^export const ${literal}: Story\\b`, 'm')
    : new RegExp(`\\(\\s*(['"\`])${literal}\\1,\\s*(?:async\\s*)?\\(`)
  return declared.test(readFileSync(join(root, file), 'utf8')) ? undefined : `${file} has no "${name}"`
}

const faults = readFaults()

describe('Known faults of the best', () => {
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

  it.each(faults)('$part: $fault', ({ shownBy }) => {
    for (const test of readTests(shownBy)) {
      expect(test, `"${shownBy}" names a file and a test, each in backticks`).not.toBeNull()
      expect(missing(...test!)).toBeUndefined()
    }
  })

  it('leave none to later work', () => {
    expect(faults.filter(({ shownBy }) => shownBy === 'later')).toEqual([])
  })

  it('are not shown by a test that is not there, nor by one that is only spoken of', () => {
    const here = 'scripts/known-faults.test.ts'
    expect(missing(here, 'are listed for each part')).toBeUndefined()
    expect(missing(here, 'are listed for each part ')).toMatch(/has no/)
    expect(missing(here, 'Known faults of the worst')).toMatch(/has no/)
    expect(missing('scripts/no-such.test.ts', 'any')).toMatch(/there is no/)
    expect(missing('design-system/components/toast/toast.stories.tsx', 'send')).toMatch(/has no/)
  })
})
