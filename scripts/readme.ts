/** Writes the table of settings into the README from the code that reads them: `node scripts/readme.ts`. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { settings } from '../server/platform/config/settings.ts'

const readme = join(import.meta.dirname, '../README.md')
const [begin, end] = ['<!-- settings -->', '<!-- /settings -->']

const cell = (text: string) => text.replaceAll('|', '\\|')

const table = () =>
  [
    '| variable | default | allowed | meaning |',
    '| --- | --- | --- | --- |',
    ...Object.values(settings).map(
      ({ variable, fallback, allowed, meaning }) =>
        `| \`${variable}\` | ${fallback === null ? '' : `\`${fallback}\``} | ${cell(allowed)} | ${cell(meaning)} |`,
    ),
  ].join('\n')

/** The current README, and the one with the table generated from the code. */
export async function readReadme(): Promise<{ current: string; expected: string }> {
  const current = await readFile(readme, 'utf8')
  const [before, rest] = current.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined)
    throw new Error('The README has no markers for its settings')
  const text = `${before}${begin}\n\n${table()}\n\n${end}${after}`
  return { current, expected: await format(text, { ...(await resolveConfig(readme)), parser: 'markdown' }) }
}

if (import.meta.main) await writeFile(readme, (await readReadme()).expected)
