/** The workbench of the base commit, built on this machine for the report's “before” screenshots. */
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { run } from '../../scripts/run.ts'
import { manifestFile, parseManifest, type Manifest } from './manifest.ts'
import { cacheFolder } from './picture-store.ts'

const root = join(import.meta.dirname, '../..')

const git = (...args: string[]) =>
  (spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout ?? '').trim()

const manifestPath = relative(root, manifestFile)

/**
 * The commit of the accepted hashes: the named one, or the newest whose hashes equal the work tree's, or else the last
 * that changed them. `undefined` if no commit has any.
 *
 * @throws if the named commit does not exist
 */
export function baseCommit(name?: string): string | undefined {
  if (name !== undefined) {
    const commit = git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)
    if (!commit) throw new Error(`There is no commit ${name}.`)
    return commit
  }
  const commits = git('log', '--format=%H', '--', manifestPath).split('\n').filter(Boolean)
  const now = git('hash-object', manifestPath)
  return commits.find((commit) => git('rev-parse', `${commit}:${manifestPath}`) === now) ?? commits[0]
}

/** The accepted hashes of a commit. */
export const manifestAt = (commit: string | undefined): Manifest =>
  parseManifest(commit === undefined ? '' : git('show', `${commit}:${manifestPath}`))

/** How many built workbenches of other commits are cached. */
const CACHED_WORKBENCHES = 3

/**
 * Builds the workbench of a commit in a git worktree. Cached for the next run.
 *
 * @returns the folder of the built workbench
 */
export async function buildBaseWorkbench(commit: string): Promise<string> {
  const workbenches = join(cacheFolder, 'workbenches')
  const built = join(workbenches, commit)
  if (existsSync(built)) return built
  // Inside the project's root, where Node resolves the project's packages.
  const tree = join(cacheFolder, 'trees', `${commit}-${process.pid}`)
  try {
    await run('git', ['worktree', 'add', '--quiet', '--detach', '--force', tree, commit])
    await installPackages(tree)
    const own = join(tree, 'node_modules/.bin/storybook')
    await run(
      existsSync(own) ? own : 'storybook',
      ['build', '--quiet', '--loglevel', 'warn', '--output-dir', 'storybook-static'],
      { cwd: tree },
    )
    mkdirSync(workbenches, { recursive: true })
    removeOldest(workbenches, CACHED_WORKBENCHES - 1)
    // Another run may have built it in the meantime.
    if (!existsSync(built)) renameSync(join(tree, 'storybook-static'), built)
  } finally {
    rmSync(tree, { recursive: true, force: true })
    await run('git', ['worktree', 'prune'], { mayFail: true })
  }
  return built
}

/** Removes all but the newest entries of a folder. */
function removeOldest(folder: string, keep: number) {
  const newestFirst = readdirSync(folder)
    .map((name) => ({ name, time: statSync(join(folder, name)).mtimeMs }))
    .toSorted((a, b) => b.time - a.time)
  for (const { name } of newestFirst.slice(keep)) rmSync(join(folder, name), { recursive: true })
}

/** With equal lockfiles nothing is installed: only the links to the workspaces must point into the tree. */
async function installPackages(tree: string) {
  const lockfile = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  if (lockfile(tree) !== lockfile(root)) {
    await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: tree })
    return
  }
  const { name, workspaces } = JSON.parse(readFileSync(join(tree, 'package.json'), 'utf8')) as {
    name: string
    workspaces: readonly string[]
  }
  const scope = join(tree, 'node_modules', `@${name}`)
  mkdirSync(scope, { recursive: true })
  for (const workspace of workspaces) symlinkSync(join(tree, workspace), join(scope, workspace))
  for (const nested of globSync('*/node_modules', { cwd: root }))
    symlinkSync(join(root, nested), join(tree, nested))
}
