/**
 * `npm run visual`: pictures every story in its modes and compares each with its committed picture; not one pixel may
 * differ. `npm run visual:update` accepts what is seen instead.
 *
 *     npm run visual -- toast                    only stories whose id holds "toast"
 *     npm run visual:update -- feedback-toast--default
 *     npm run visual -- --no-build               pictures the workbench as it was built last
 *
 * Browsers draw differently from machine to machine. Where this one's fingerprint is not that of the
 * committed pictures, the commit that they belong to is built and pictured here first, and stands in for them.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { picturesOfBase } from '../.storybook/visual/base-pictures.ts'
import { fingerprintOf, keepFingerprint, keptFingerprint } from '../.storybook/visual/fingerprint.ts'
import { picturesFolder, picturesOf, storiesFile } from '../.storybook/visual/pictures.ts'
import { listStories, serveWorkbench } from '../.storybook/visual/workbench.ts'
import { launchOptions } from './chromium.ts'
import { run } from './run.ts'

const root = join(import.meta.dirname, '..')
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
const isWhole = filters.length === 0

if (options.build) await run('storybook', ['build', '--quiet', '--loglevel', 'warn'])
const workbench = await serveWorkbench(options.built)
const browser = await chromium.launch(launchOptions())
const stories = await listStories(browser, workbench)
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
const folder = isOwn ? options.pictures : await picturesOfBase(fingerprint, filters)
if (isWhole) dropOrTellGone(folder)
const status = await run(
  'playwright',
  ['test', '--config', '.storybook/visual/playwright.config.ts', `--max-failures=${options['max-failures']}`],
  {
    mayFail: true,
    env: {
      VISUAL_ADDRESS: workbench.address,
      VISUAL_PICTURES: folder,
      VISUAL_UPDATE: options.update ? '1' : '0',
    },
  },
)
workbench.close()
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

function fail(message: string) {
  problems++
  console.log(`✗ ${message}`)
}

/** Whether this machine draws as the one did on which the committed pictures were taken. */
function isOwnMachine(): boolean {
  const kept = keptFingerprint()
  if (options.pictures !== picturesFolder || !kept) return true
  if (kept.browser === fingerprint.browser && kept.drawing === fingerprint.drawing) return true
  console.log(
    `The committed pictures are of ${kept.browser} (${kept.drawing}), this machine draws by ` +
      `${fingerprint.browser} (${fingerprint.drawing}): comparing with pictures of their commit, taken here.`,
  )
  return false
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
  keepFingerprint(fingerprint)
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
