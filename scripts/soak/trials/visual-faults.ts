/**
 * Faults of looks, planted one at a time into the built workbench: one token or one CSS declaration changed by a little.
 * The pictures must see at least 39 of 40. Needs the workbench built.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { LackingError } from '../trial.ts'
import type { Trial } from '../trial.ts'

const root = join(import.meta.dirname, '../../..')
const built = join(root, 'storybook-static')

/** Faults that may stay unseen, of 40. */
const MAY_BE_MISSED = 1 / 40

/**
 * Declarations whose smallest change can be seen by anyone who looks: sizes, distances, colours, weights. The radius of
 * a pill is none of them: it is larger than anything it rounds.
 */
const visible =
  /(?<=[{;])(--colour-[\w-]+|--space-[\w-]+|--size-[\w-]+|--radius-(?!pill)[\w-]+|padding(?:-[\w-]+)?|gap|border-radius|font-size|line-height|font-weight):([^;}]+)/g

export const visualFaultsTrial: Trial = {
  name: 'faults of looks planted one at a time',
  async run(context) {
    const { times, check, count, note, later, random } = context
    if (!existsSync(join(built, 'index.json')))
      throw new LackingError('The workbench is not built: npm run visual builds it.')
    const copy = mkdtempSync(join(tmpdir(), 'anupalan-looks-'))
    later(() => rmSync(copy, { recursive: true, force: true }))
    cpSync(built, copy, { recursive: true })

    const declarations = globSync('assets/*.css', { cwd: copy }).flatMap((file) => {
      const text = readFileSync(join(copy, file), 'utf8')
      // What a font is told to be alters nothing that is drawn, as long as it is the only one of its name.
      const drawn = text.replaceAll(/@font-face\{[^}]*\}/g, (face) => ' '.repeat(face.length))
      return [...drawn.matchAll(visible)].flatMap((match) => {
        const wrong = changed(match[2]!)
        return wrong === undefined ? [] : [{ file, text, match, wrong }]
      })
    })
    // What differs by itself would be taken for a fault that was seen.
    const before = await difference(copy, later)
    if (before !== undefined) throw new Error(`A picture differs before anything was changed: ${before}`)

    const wanted = times(40)
    let missed = 0
    for (let at = 0; at < wanted; at++) {
      const { file, text, match, wrong } = declarations[Math.floor(random() * declarations.length)]!
      const start = match.index + match[1]!.length + 1
      writeFileSync(join(copy, file), text.slice(0, start) + wrong + text.slice(start + match[2]!.length))
      // Its own stories first: most faults show there, in a tenth of the time.
      const seen = (await difference(copy, later, storiesOf(file, copy))) ?? (await difference(copy, later))
      writeFileSync(join(copy, file), text)
      if (seen === undefined) missed++
      const outcome = seen === undefined ? 'not seen' : `seen in ${seen}`
      note(`${basename(file)}: ${match[0]} became ${wrong}: ${outcome}`)
      count()
    }
    check(missed <= Math.max(1, wanted * MAY_BE_MISSED), `${missed} of ${wanted} were not seen`)
  },
}

/** By how much a length grows, where it is no eighth of its unit. */
const more: Readonly<Record<string, number>> = { px: 2, vw: 1, vh: 1 }

/** A value that is a little different: a colour, a size, a number. `undefined` where there is none to change. */
function changed(value: string): string | undefined {
  const hex = /#([0-9a-f]{6})\b/i.exec(value)
  if (hex) {
    const number = Number.parseInt(hex[1]!, 16)
    return value.replace(hex[0], `#${(number ^ 0x10_10_10).toString(16).padStart(6, '0')}`)
  }
  // Of the lengths within `clamp()` one holds at each width of the window: all change.
  const sizes = value.includes('clamp(') ? /(\d*\.?\d+)(rem|px|em|v[wh])/g : /(\d*\.?\d+)(rem|px|em)/
  const bigger = value.replace(
    sizes,
    (_, number: string, unit: string) => `${Number(number) + (more[unit] ?? 0.125)}${unit}`,
  )
  if (bigger !== value) return bigger
  // Of a property that takes a length: a bare number would be no value at all.
  if (value.trim() === '0') return '2px'
  const bare = /^\d+(\.\d+)?$/.exec(value.trim())
  if (bare) return String(Number(bare[0]) >= 100 ? Number(bare[0]) + 100 : Number(bare[0]) + 0.2)
  return undefined
}

/** What the ids of the stories hold in which a style sheet is most likely seen: its component's, or those of pages. */
function storiesOf(file: string, folder: string): string {
  const name = basename(file).split(/\.|-[\w-]{8}\.css$/, 1)[0]!
  // What the whole workbench begins with holds the tokens.
  const own = name === 'iframe' ? 'foundations-tokens' : `-${name}--`
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string; tags: string[] }>
  }
  const isPictured = ([id, { type, tags }]: [string, { type: string; tags: string[] }]) =>
    type === 'story' && tags.includes('dev') && id.includes(own)
  return Object.entries(entries).some(isPictured) ? own : 'pages-'
}

/** The first picture that differs, of all or of the stories whose id holds some words; `undefined` where none does. */
async function difference(
  folder: string,
  later: (cleanUp: () => unknown) => void,
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
  later(() => child.kill())
  const [said, [code]] = await Promise.all([
    textOf(child.stdout),
    once(child, 'close') as Promise<[number | null]>,
  ])
  if (code === 0) return undefined
  // A run that ends for another reason has seen nothing.
  const seen = /^✗ (.*?): Error: /m.exec(said)?.[1]
  if (seen === undefined) throw new Error(`The pictures could not be compared: ${said.slice(-500)}`)
  return seen
}
