/** The workbench of the base commit, built on this machine for the pictures that a difference is shown beside. */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { run } from '../../scripts/run.ts'
import { manifestFile } from './manifest.ts'
import { cacheFolder } from './picture-store.ts'

const root = join(import.meta.dirname, '../..')

/** The commit that the accepted hashes are of: the last that changed them. `undefined` where none did. */
export function baseCommit(): string | undefined {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%H', '--', relative(root, manifestFile)], {
    cwd: root,
    encoding: 'utf8',
  })
  return stdout.trim() || undefined
}

/**
 * Builds the workbench of a commit in a work tree of its own. Kept for the next run.
 *
 * @returns the folder that holds the built workbench
 */
export async function buildBaseWorkbench(commit: string): Promise<string> {
  const built = join(cacheFolder, 'workbenches', commit)
  if (existsSync(built)) return built
  // Beneath the project's root, where Node finds the project's own packages.
  const tree = join(cacheFolder, 'trees', commit)
  const removeTree = async () => {
    if (existsSync(tree)) await run('git', ['worktree', 'remove', '--force', tree], { mayFail: true })
    rmSync(tree, { recursive: true, force: true })
  }
  await removeTree()
  try {
    await run('git', ['worktree', 'add', '--quiet', '--detach', '--force', tree, commit])
    await installPackages(tree)
    await run('storybook', ['build', '--quiet', '--loglevel', 'warn', '--output-dir', 'storybook-static'], {
      cwd: tree,
    })
    mkdirSync(dirname(built), { recursive: true })
    renameSync(join(tree, 'storybook-static'), built)
  } finally {
    await removeTree()
  }
  return built
}

/** The same packages as here need no install: only the links to the workspaces must lead into the tree. */
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
