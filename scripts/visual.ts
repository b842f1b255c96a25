/**
 * `npm run visual`: takes a screenshot of every story in its modes and compares its pixels with the accepted ones, by
 * their hashes; not one may differ. `npm run visual:update` accepts the new screenshots instead.
 *
 *     npm run visual -- toast                    only stories whose id contains "toast"
 *     npm run visual:update -- feedback-toast--default
 *     npm run visual -- --no-build               uses Storybook as it was built last
 *     npm run visual -- --shard 1/4              a quarter of the screenshots
 *     npm run visual -- --base main              compares with what was accepted in a commit
 *
 * A report shows each difference next to the previous screenshot: one that this machine has taken before, or one of the
 * base commit, whose Storybook is built for it. Browsers draw differently from machine to machine: if this one's
 * fingerprint is not that of the accepted hashes, screenshots of the base commit are taken here first and used instead.
 * The soak tests use --built, --no-report and --max-failures.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { compareAccessibility, componentOf, writeAccessibility } from '../.storybook/visual/accessibility.ts'
import { baseManifest, fetchBasePictures, withTaken } from '../.storybook/visual/base-pictures.ts'
import { baseCommit, manifestAt } from '../.storybook/visual/base-workbench.ts'
import { fingerprintOf } from '../.storybook/visual/fingerprint.ts'
import { manifestFile, pictureKey, readManifest, writeManifest } from '../.storybook/visual/manifest.ts'
import { pruneStore } from '../.storybook/visual/picture-store.ts'
import { picturesOf } from '../.storybook/visual/pictures.ts'
import { slowest, writeReport } from '../.storybook/visual/report.ts'
import { runTask } from '../.storybook/visual/task.ts'
import { listStories, serveWorkbench } from '../.storybook/visual/workbench.ts'
import { launchOptions } from './chromium.ts'
import { run } from './run.ts'

const root = join(import.meta.dirname, '..')
/** How many of the slowest screenshots are printed. */
const PRINTED_COSTS = 5

const { values: options, positionals: filters } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    /** Accepts the new screenshots. */
    update: { type: 'boolean', default: false },
    build: { type: 'boolean', default: true },
    /** Another folder with a built Storybook. */
    built: { type: 'string', default: join(root, 'storybook-static') },
    /** A part of the screenshots, to divide the work among machines: `1/4`. */
    shard: { type: 'string' },
    /** Commit, branch or tag whose accepted hashes are used. @default those of the work tree */
    base: { type: 'string' },
    /** With --update, for all stories: accepts them again as drawn by another browser. */
    'new-browser': { type: 'boolean', default: false },
    /** Writes the report of differences. */
    report: { type: 'boolean', default: true },
    /** Stops after this many differences; 0 never stops. */
    'max-failures': { type: 'string', default: '0' },
  },
})
const isComplete = filters.length === 0 && options.shard === undefined && options['max-failures'] === '0'
if (options.update && options.base !== undefined)
  throw new Error('--update accepts for the work tree and cannot be used with --base.')

if (options.build) await run('storybook', ['build', '--quiet', '--loglevel', 'warn'])
const workbench = await serveWorkbench(options.built)
const browser = await chromium.launch(launchOptions())
const fingerprint = await fingerprintOf(browser)
const stories = await listStories(browser, workbench)
const all = picturesOf(stories)
const chosen = picturesOf(
  stories.filter(({ id }) => filters.length === 0 || filters.some((filter) => matches(id, filter))),
)
console.log(`${stories.length} stories, ${all.length} screenshots, drawn by ${fingerprint}`)

let problems = 0
for (const filter of filters)
  if (!chosen.some(({ story }) => matches(story.id, filter)))
    fail(`No story with screenshots has an id that contains "${filter}".`)
const base = baseCommit(options.base)
const committed = options.base === undefined ? readManifest() : manifestAt(base)
if (filters.length === 0 && !options.update) {
  const known = new Set(all.map(({ story, mode }) => pictureKey(story.id, mode)))
  for (const key of committed.keys())
    if (!known.has(key)) fail(`${key}: accepted, but no story has this screenshot any more.`)
}

// A new screenshot replaces its line, whatever browser drew that; a complete run replaces all.
const isRetaken = (story: string) => options.update && chosen.some((picture) => picture.story.id === story)
const isOwn =
  (options['new-browser'] && options.update && isComplete) ||
  [...committed.values()].every(
    ({ story, fingerprint: drawn }) => drawn === fingerprint || (isRetaken(story) && !isComplete),
  )
if (!isOwn) explainOtherBrowser()
const accepted = isOwn
  ? { manifest: committed, file: manifestFile }
  : await baseManifest({ pictures: chosen, fingerprint, browser, commit: base, shard: options.shard })
const expectedOf = (story: string, mode: string) => accepted.manifest.get(pictureKey(story, mode))?.hash

const { pictures, seconds } = await runTask(
  {
    purpose: options.update ? 'accept' : 'compare',
    address: workbench.address,
    shots: chosen.map((picture) => ({ picture, expected: expectedOf(picture.story.id, picture.mode) })),
  },
  { shard: options.shard, maxFailures: Number(options['max-failures']) },
)
workbench.close()
if (options.update) accept()
else if (isComplete && !pictures.some(({ hash }) => hash === undefined))
  for (const message of compareAccessibility(pictures)) fail(message)

const failures = pictures.filter(({ failure }) => failure)
if (failures.length > 0 && options.report) {
  const differing = new Set(failures.map(({ story, mode }) => pictureKey(story, mode)))
  await fetchBasePictures(
    chosen
      .filter(({ story, mode }) => differing.has(pictureKey(story.id, mode)))
      .map((picture) => ({ picture, expected: expectedOf(picture.story.id, picture.mode) })),
    { browser, commit: base },
  ).catch((error: unknown) => fail(`Screenshots of the base commit could not be taken: ${String(error)}`))
}
await browser.close()
if (options.report) {
  const file = await writeReport(
    pictures.map((picture) => ({ ...picture, expected: expectedOf(picture.story, picture.mode) })),
    seconds,
  )
  console.log(`Before, after and difference: ${file}`)
}
// After the report, which also shows what was not accepted.
if (options.update && isComplete) pruneStore(new Set([...readManifest().values()].map(({ hash }) => hash)))
console.log(
  `${pictures.length} screenshots in ${seconds.toFixed(0)} s, ${(seconds / Math.max(1, pictures.length)).toFixed(2)} s each. The slowest:`,
)
for (const { title, name, duration } of slowest(pictures, PRINTED_COSTS))
  console.log(`  ${(duration / 1000).toFixed(1)} s  ${title} › ${name}`)
console.log(`\n${pictures.length - failures.length} passed, ${failures.length + problems} failed`)
process.exitCode = failures.length + problems > 0 ? 1 : 0

function fail(message: string) {
  problems++
  console.log(`✗ ${message}`)
}

/** A complete id matches that story alone; any other text every story whose id contains it. */
function matches(id: string, filter: string): boolean {
  return stories.some((story) => story.id === filter) ? id === filter : id.includes(filter)
}

function explainOtherBrowser() {
  const drawn = new Set([...committed.values()].map((line) => line.fingerprint))
  console.log(`The accepted screenshots are drawn by ${[...drawn].join(', ')}.`)
  if (process.env.CI) fail('CI uses another browser: see "On another machine" on the page For testers.')
  if (options.update && isComplete)
    throw new Error('To accept all again with this browser: npm run visual:update -- --new-browser')
  console.log('Comparing with screenshots of their commit, taken on this machine.')
}

function accept() {
  const wanted = new Set(all.map(({ story, mode }) => pictureKey(story.id, mode)))
  const kept = new Map([...accepted.manifest].filter(([key]) => wanted.has(key)))
  writeManifest(withTaken(kept, pictures, fingerprint), accepted.file)
  if (!isOwn)
    console.log(
      'Accepted on this machine only. Update the committed hash with the browser of the others, or all of them with this one.',
    )
  if (!pictures.some(({ failure }) => failure))
    writeAccessibility(pictures, isComplete ? undefined : completeComponents())
}

/** Components all of whose pictures were taken in this run. */
function completeComponents(): ReadonlySet<string> {
  const taken = new Set(pictures.map(({ story, mode }) => pictureKey(story, mode)))
  const missing = all.filter(({ story, mode }) => !taken.has(pictureKey(story.id, mode)))
  const incomplete = new Set(missing.map(({ story }) => componentOf(story.title)))
  return new Set(pictures.map(({ title }) => componentOf(title)).filter((name) => !incomplete.has(name)))
}
