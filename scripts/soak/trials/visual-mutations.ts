/**
 * Visual mutations, one at a time in the built Storybook: one token or one CSS declaration is changed slightly. The
 * screenshot comparison must detect at least 39 of 40. Needs a built Storybook.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { MissingRequirementError } from '../trial.ts'
import type { Trial } from '../trial.ts'

const root = join(import.meta.dirname, '../../..')
const built = join(root, 'storybook-static')

/** Share of mutations that may be missed. */
const MAY_BE_MISSED = 1 / 40

/**
 * Declarations whose smallest change is visible: sizes, distances, colours, weights. The radius of a pill is excluded:
 * it is larger than anything it rounds.
 */
const visible =
  /(?<=[{;])(--colour-[\w-]+|--space-[\w-]+|--size-[\w-]+|--radius-(?!pill)[\w-]+|padding(?:-[\w-]+)?|gap|border-radius|font-size|line-height|font-weight):([^;}]+)/g

export const visualMutationsTrial: Trial = {
  name: 'visual mutations, one at a time',
  async run(context) {
    const { scaled, check, count, note, defer, random } = context
    if (!existsSync(join(built, 'index.json')))
      throw new MissingRequirementError('Storybook is not built: npm run visual builds it.')
    const copy = mkdtempSync(join(tmpdir(), 'anupalan-looks-'))
    defer(() => rmSync(copy, { recursive: true, force: true }))
    cpSync(built, copy, { recursive: true })

    const declarations = globSync('assets/*.css', { cwd: copy }).flatMap((file) => {
      const text = readFileSync(join(copy, file), 'utf8')
      // The descriptors of a font do not change what is drawn, as long as it is the only one of its name.
      const drawn = text.replaceAll(/@font-face\{[^}]*\}/g, (face) => ' '.repeat(face.length))
      return [...drawn.matchAll(visible)].flatMap((match) => {
        const mutated = changed(match[2]!)
        return mutated === undefined ? [] : [{ file, text, match, mutated }]
      })
    })
    // A difference without a mutation would count as a detection.
    const before = await difference(copy, defer)
    if (before !== undefined) throw new Error(`A screenshot differs before any mutation: ${before}`)

    const wanted = scaled(40)
    let missed = 0
    for (let at = 0; at < wanted; at++) {
      const { file, text, match, mutated } = declarations[Math.floor(random() * declarations.length)]!
      const start = match.index + match[1]!.length + 1
      writeFileSync(join(copy, file), text.slice(0, start) + mutated + text.slice(start + match[2]!.length))
      // The component's own stories first: most mutations show there, in a tenth of the time.
      const seen = (await difference(copy, defer, storiesOf(file, copy))) ?? (await difference(copy, defer))
      writeFileSync(join(copy, file), text)
      if (seen === undefined) missed++
      const outcome = seen === undefined ? 'not detected' : `detected by ${seen}`
      note(`${basename(file)}: ${match[0]} became ${mutated}: ${outcome}`)
      count()
    }
    check(missed <= Math.max(1, wanted * MAY_BE_MISSED), `${missed} of ${wanted} were not detected`)
  },
}

/** By how much a length grows, if not by an eighth of its unit. */
const more: Readonly<Record<string, number>> = { px: 2, vw: 1, vh: 1 }

/** A slightly different value: a colour, a size, a number. `undefined` if it has none to change. */
function changed(value: string): string | undefined {
  const hex = /#([0-9a-f]{6})\b/i.exec(value)
  if (hex) {
    const number = Number.parseInt(hex[1]!, 16)
    return value.replace(hex[0], `#${(number ^ 0x10_10_10).toString(16).padStart(6, '0')}`)
  }
  // One of the lengths in `clamp()` applies at each window width: all are changed.
  const sizes = value.includes('clamp(') ? /(\d*\.?\d+)(rem|px|em|v[wh])/g : /(\d*\.?\d+)(rem|px|em)/
  const bigger = value.replace(
    sizes,
    (_, number: string, unit: string) => `${Number(number) + (more[unit] ?? 0.125)}${unit}`,
  )
  if (bigger !== value) return bigger
  // The property needs a length: a bare number would be invalid.
  if (value.trim() === '0') return '2px'
  const bare = /^\d+(\.\d+)?$/.exec(value.trim())
  if (bare) return String(Number(bare[0]) >= 100 ? Number(bare[0]) + 100 : Number(bare[0]) + 0.2)
  return undefined
}

/** A part of the ids of the stories that most likely show a style sheet: its component's, or those of pages. */
function storiesOf(file: string, folder: string): string {
  const name = basename(file).split(/\.|-[\w-]{8}\.css$/, 1)[0]!
  // The style sheet of Storybook's iframe contains the tokens.
  const own = name === 'iframe' ? 'foundations-tokens' : `-${name}--`
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string; tags: string[] }>
  }
  const hasScreenshot = ([id, { type, tags }]: [string, { type: string; tags: string[] }]) =>
    type === 'story' && tags.includes('dev') && id.includes(own)
  return Object.entries(entries).some(hasScreenshot) ? own : 'pages-'
}

/** The first screenshot that differs, of all stories or of those whose id contains a text; `undefined` if none does. */
async function difference(
  folder: string,
  defer: (cleanUp: () => unknown) => void,
  ...stories: string[]
): Promise<string | undefined> {
  const child = spawn(
    process.execPath,
    [
      'scripts/visual.ts',
      '--no-build',
      '--built',
      folder,
      '--no-report',
      '--max-failures',
      '1',
      '--',
      ...stories,
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] },
  )
  defer(() => child.kill())
  const [output, [code]] = await Promise.all([
    textOf(child.stdout),
    once(child, 'close') as Promise<[number | null]>,
  ])
  if (code === 0) return undefined
  // A run that ends for another reason has detected nothing.
  const seen = /^✗ (.*?): Error: /m.exec(output)?.[1]
  if (seen === undefined) throw new Error(`The screenshots could not be compared: ${output.slice(-500)}`)
  return seen
}
