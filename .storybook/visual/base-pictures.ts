import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { run } from '../../scripts/run.ts'
import type { Fingerprint } from './fingerprint.ts'
import { picturesFolder } from './pictures.ts'

const root = join(import.meta.dirname, '../..')

/**
 * Pictures of the commit that the committed ones belong to, taken on this machine. Kept for the next run.
 *
 * @param filters of the stories' ids; none takes all
 * @returns the folder that holds them
 */
export async function picturesOfBase({ drawing }: Fingerprint, filters: readonly string[]): Promise<string> {
  const isWhole = filters.length === 0
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim()
  const commit = git('log', '-1', '--format=%H', '--', relative(root, picturesFolder))
  if (!commit)
    throw new Error('The history does not tell which commit the pictures belong to: fetch it whole.')
  const all = join(root, '.cache/visual', `${commit}-${drawing}`)
  // Of some stories only theirs are taken: all take a quarter of an hour.
  const kept = isWhole
    ? all
    : `${all}-${createHash('sha256').update(filters.join(' ')).digest('hex').slice(0, 8)}`
  for (const taken of [all, kept]) if (existsSync(join(taken, 'done'))) return taken
  const tree = mkdtempSync(join(tmpdir(), 'anupalan-visual-'))
  try {
    await run('git', ['worktree', 'add', '--detach', '--force', tree, commit])
    // Its own packages: the links of the workspace must lead into it.
    await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: tree })
    // By npm, whose path leads to the commands of that tree, not of this one.
    const update = ['run', 'visual:update', '--', '--pictures', kept, '--', ...filters]
    await run('npm', update, { mayFail: true, cwd: tree })
    mkdirSync(kept, { recursive: true })
    // Stories that are new have none there.
    if (isWhole && globSync('**/*.png', { cwd: kept }).length === 0)
      throw new Error(`No picture could be taken of ${commit}.`)
    writeFileSync(join(kept, 'done'), commit)
  } finally {
    await run('git', ['worktree', 'remove', '--force', tree], { mayFail: true })
    rmSync(tree, { recursive: true, force: true })
  }
  return kept
}
