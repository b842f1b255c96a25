/**
 * `npm run visual`: pictures every story in its modes and compares each with its committed picture; not one pixel may
 * differ. `npm run visual:update` accepts what is seen instead.
 *
 *     npm run visual -- toast                    only stories whose id holds "toast"
 *     npm run visual:update -- feedback-toast--default
 *     npm run visual -- --no-build               pictures the workbench as it was built last
 *
 * Browsers and fonts draw differently from machine to machine. Where this one's fingerprint is not that of the
 * committed pictures, the commit that they belong to is built and pictured here first, and stands in for them.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, normalize, relative } from 'node:path'
import { parseArgs } from 'node:util'
import express, { type NextFunction, type Request, type Response } from 'express'
import { chromium, type Browser } from 'playwright'
import { picturesFolder, picturesOf, storiesFile, type Story } from '../.storybook/visual/pictures.ts'
import { launchOptions } from './chromium.ts'

const root = join(import.meta.dirname, '..')
const fingerprintFile = join(root, '.storybook/visual/fingerprint.json')
const accessibilityFile = join(root, '.storybook/visual/accessibility.json')
/** The most pictures that are kept: more than this nobody looks at. */
const MOST_PICTURES = 600

const { values: options, positionals: filters } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    /** Accepts what is seen. */
    update: { type: 'boolean', default: false },
    build: { type: 'boolean', default: true },
    /** Another folder of pictures to compare with, or to write. */
    pictures: { type: 'string', default: picturesFolder },
    /** Another folder that holds the built workbench. */
    built: { type: 'string', default: join(root, 'storybook-static') },
    /** Stops after this many differences; 0 goes on to the end. */
    'max-failures': { type: 'string', default: '0' },
  },
})
const { built } = options
const isWhole = filters.length === 0

interface Fingerprint {
  browser: string
  /** What the browser makes of some text, edges and shadows, as a hash. */
  drawing: string
}

if (options.build) await run('storybook', ['build', '--quiet', '--loglevel', 'warn'])
const server = express().use(waitForFonts, express.static(built)).listen(0, '127.0.0.1')
await once(server, 'listening')
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const browser = await chromium.launch(launchOptions())
const stories = await listStories(browser)
const fingerprint = await fingerprintOf(browser)
await browser.close()

mkdirSync(dirname(storiesFile), { recursive: true })
const chosen = stories.filter(({ id }) => isWhole || filters.some((filter) => id.includes(filter)))
writeFileSync(storiesFile, JSON.stringify(chosen))
const pictures = picturesOf(chosen)
console.log(`${stories.length} stories, ${picturesOf(stories).length} pictures`)

let problems = 0
if (pictures.length === 0) fail(`No story's id holds ${filters.join(' or ')}.`)
if (picturesOf(stories).length > MOST_PICTURES) fail(`More than ${MOST_PICTURES} pictures.`)

// All may be taken anew anywhere; one that another machine drew would not go with the others.
const isOwn = (options.update && isWhole) || isOwnMachine()
const folder = isOwn ? options.pictures : await picturesOfBase()
if (isWhole) dropOrTellGone(folder)
const status = await run(
  'playwright',
  ['test', '--config', '.storybook/visual/playwright.config.ts', `--max-failures=${options['max-failures']}`],
  {
    mayFail: true,
    env: { VISUAL_ADDRESS: address, VISUAL_PICTURES: folder, VISUAL_UPDATE: options.update ? '1' : '0' },
  },
)
server.close()
const counts = JSON.parse(readFileSync(join(root, 'reports/visual.json'), 'utf8')) as {
  passed: number
  failed: number
}
if (options.update && isWhole && options.pictures === picturesFolder) keepRecords()
if (!options.update && isWhole && options['max-failures'] === '0') compareAccessibility()
if (options.update && !isOwn)
  console.log(
    'Accepted on this machine. The committed picture is taken where the others were, or all of them anew.',
  )
if (status !== 0 && counts.failed === 0) fail('The run did not come to its end.')
if (counts.failed > 0 && !options.update)
  console.log('Side by side: npx playwright show-report reports/visual')
console.log(`\n${counts.passed} passed, ${counts.failed + problems} failed`)
process.exitCode = counts.failed + problems > 0 ? 1 : 0

/**
 * The site never moves a page for a font that comes late (`optional`). A picture waits for it, or one that is taken on a
 * busy machine would show another family.
 */
function waitForFonts(request: Request, response: Response, next: NextFunction) {
  if (!request.path.endsWith('.css')) return next()
  const file = join(built, normalize(request.path))
  if (!existsSync(file)) return next()
  return response
    .type('css')
    .send(readFileSync(file, 'utf8').replaceAll(/font-display:\s*optional/g, 'font-display:block'))
}

function fail(message: string) {
  problems++
  console.log(`✗ ${message}`)
}

/** Waits without blocking: this process serves the workbench meanwhile. */
async function run(
  command: string,
  args: string[],
  {
    env = {},
    mayFail = false,
    cwd = root,
  }: { env?: Record<string, string>; mayFail?: boolean; cwd?: string } = {},
): Promise<number | null> {
  const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } })
  const [status] = (await once(child, 'close')) as [number | null]
  if (status !== 0 && !mayFail) throw new Error(`${command} ${args.join(' ')} failed`)
  return status
}

/** Every story of the built workbench, with what its own source says of size and rules. */
async function listStories(browser: Browser): Promise<Story[]> {
  const page = await browser.newPage()
  const index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; type: string }>
  }
  const first = Object.values(index.entries).find(({ type }) => type === 'story')!
  await page.goto(`${address}/iframe.html?id=${first.id}&viewMode=story`)
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished')
  const found = await page.evaluate(async () => {
    const all = (await window.__STORYBOOK_PREVIEW__!.extract()) as Record<string, Extracted>
    return Object.values(all).map(({ id, title, name, tags, storyGlobals, parameters }) => {
      const value = storyGlobals?.viewport?.value
      const styles = value && parameters.viewport?.options?.[value]?.styles
      return {
        id,
        title,
        name,
        tags,
        ...(styles && {
          viewport: { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) },
        }),
        rulesOff: (parameters.a11y?.config?.rules ?? [])
          .filter((rule) => rule.enabled === false)
          .map((rule) => rule.id),
      }
    })
    interface Extracted {
      id: string
      title: string
      name: string
      tags: string[]
      storyGlobals?: { viewport?: { value?: string } }
      parameters: {
        viewport?: { options?: Record<string, { styles: { width: string; height: string } }> }
        a11y?: { config?: { rules?: { id: string; enabled?: boolean }[] } }
      }
    }
  })
  await page.close()
  return found
}

async function fingerprintOf(browser: Browser): Promise<Fingerprint> {
  const page = await browser.newPage({ viewport: { width: 600, height: 400 } })
  await page.setContent(`<body style="margin:0">
    ${['system-ui', 'serif', 'monospace', 'sans-serif']
      .map((font) => `<p style="font:17px ${font}">Anupalan 12,34,567.89 ₹ é अनुपालन ಅನುಪಾಲನ ✓ →</p>`)
      .join('')}
    <div style="width:90px;height:60px;border-radius:9px;background:#9b1b30;box-shadow:0 3px 9px #0005;rotate:3deg"></div>
    <svg width="60" height="60"><circle cx="30" cy="30" r="25.3" fill="none" stroke="#1d6a4b" stroke-width="1.7"/></svg>
    <select><option>Select</option></select><input type="checkbox" checked>`)
  const drawing = createHash('sha256')
    .update(await page.screenshot())
    .digest('hex')
    .slice(0, 16)
  await page.close()
  return { browser: `Chromium ${browser.version()}`, drawing }
}

/** Whether this machine draws as the one did on which the committed pictures were taken. */
function isOwnMachine(): boolean {
  if (options.pictures !== picturesFolder || !existsSync(fingerprintFile)) return true
  const kept = JSON.parse(readFileSync(fingerprintFile, 'utf8')) as Fingerprint
  if (kept.browser === fingerprint.browser && kept.drawing === fingerprint.drawing) return true
  console.log(
    `The committed pictures are of ${kept.browser} (${kept.drawing}), this machine draws by ` +
      `${fingerprint.browser} (${fingerprint.drawing}): comparing with pictures of their commit, taken here.`,
  )
  return false
}

/** Pictures of the commit that the committed ones belong to, taken on this machine. Kept for the next run. */
async function picturesOfBase(): Promise<string> {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim()
  const commit = git('log', '-1', '--format=%H', '--', relative(root, picturesFolder))
  if (!commit)
    throw new Error('The history does not tell which commit the pictures belong to: fetch it whole.')
  const all = join(root, '.cache/visual', `${commit}-${fingerprint.drawing}`)
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

/** A picture whose story is gone fails, or goes. */
function dropOrTellGone(folder: string) {
  const wanted = new Set(pictures.map(({ file }) => file))
  for (const file of globSync('**/*.png', { cwd: folder })) {
    if (wanted.has(file)) continue
    if (options.update) rmSync(join(folder, file))
    else if (folder === picturesFolder) fail(`${file} is a picture of a story that is gone.`)
  }
}

function keepRecords() {
  writeFileSync(fingerprintFile, `${JSON.stringify(fingerprint, undefined, 2)}\n`)
  writeFileSync(accessibilityFile, `${readFileSync(join(root, 'reports/accessibility.json'), 'utf8')}\n`)
}

/** The accessibility page tells of the run whose result is committed: it may not tell of another. */
function compareAccessibility() {
  const counted = (file: string) =>
    Object.entries(
      JSON.parse(readFileSync(file, 'utf8')) as Record<string, { pictures: number; violations: string[] }>,
    ).map(([component, { pictures, violations }]) => `${component}: ${pictures}, ${violations.length}`)
  const [kept, now] = [counted(accessibilityFile), counted(join(root, 'reports/accessibility.json'))]
  if (kept.join() !== now.join())
    fail('The accessibility page tells of other stories: npm run visual:update brings it up to date.')
}
