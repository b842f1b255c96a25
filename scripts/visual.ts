/**
 * `npm run visual`: pictures every story in its modes and compares the pixels with those that are accepted, by their
 * hashes; not one may differ. `npm run visual:update` accepts what is seen instead.
 *
 *     npm run visual -- toast                    only stories whose id holds "toast"
 *     npm run visual:update -- feedback-toast--default
 *     npm run visual -- --no-build               pictures the workbench as it was built last
 *     npm run visual -- --shard 1/4              a quarter of the pictures
 *     npm run visual -- --base main              compares with what was accepted in a commit
 *
 * What differs is shown in a report beside what it was: a picture that this machine has taken before, or one of the
 * base commit, whose workbench is built for it. Browsers draw differently from machine to machine: where this one's
 * fingerprint is not that of the accepted hashes, the base commit is pictured here first and stands in for them. For
 * trials there are --built, --no-report and --max-failures.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { compareAccessibility, writeAccessibility } from '../.storybook/visual/accessibility.ts'
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
/** How many of the costliest pictures are printed. */
const PRINTED_COSTS = 5

const { values: options, positionals: filters } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    /** Accepts what is seen. */
    update: { type: 'boolean', default: false },
    build: { type: 'boolean', default: true },
    /** Another folder that holds the built workbench. */
    built: { type: 'string', default: join(root, 'storybook-static') },
    /** Part of the pictures, for machines that share the work: `1/4`. */
    shard: { type: 'string' },
    /** Commit, branch or tag whose accepted hashes hold. By default those of the work tree do. */
    base: { type: 'string' },
    /** With --update, of all stories: accepts them anew, as another browser draws them. */
    'new-browser': { type: 'boolean', default: false },
    /** Shows differences beside what they were. */
    report: { type: 'boolean', default: true },
    /** Stops after this many differences; 0 goes on to the end. */
    'max-failures': { type: 'string', default: '0' },
  },
})
const isWhole = filters.length === 0 && options.shard === undefined && options['max-failures'] === '0'
if (options.update && options.base !== undefined)
  throw new Error('What is accepted is the work tree’s: no --base.')

if (options.build) await run('storybook', ['build', '--quiet', '--loglevel', 'warn'])
const workbench = await serveWorkbench(options.built)
const browser = await chromium.launch(launchOptions())
const fingerprint = await fingerprintOf(browser)
const stories = await listStories(browser, workbench)
const all = picturesOf(stories)
const chosen = picturesOf(
  stories.filter(({ id }) => filters.length === 0 || filters.some((filter) => matches(id, filter))),
)
console.log(`${stories.length} stories, ${all.length} pictures, drawn by ${fingerprint}`)

let problems = 0
for (const filter of filters)
  if (!chosen.some(({ story }) => matches(story.id, filter)))
    fail(`No pictured story's id holds "${filter}".`)
const base = baseCommit(options.base)
const committed = options.base === undefined ? readManifest() : manifestAt(base)
if (filters.length === 0 && !options.update) {
  const known = new Set(all.map(({ story, mode }) => pictureKey(story.id, mode)))
  for (const key of committed.keys())
    if (!known.has(key)) fail(`${key}: accepted, and no story is pictured so any more.`)
}

// What is taken anew takes the place of its line, whoever drew that; a whole run leaves none.
const isRetaken = (story: string) => options.update && chosen.some((picture) => picture.story.id === story)
const isOwn =
  (options['new-browser'] && options.update && isWhole) ||
  [...committed.values()].every(
    ({ story, fingerprint: drawn }) => drawn === fingerprint || (isRetaken(story) && !isWhole),
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
else if (isWhole && !pictures.some(({ hash }) => hash === undefined))
  for (const message of compareAccessibility(pictures)) fail(message)

const failures = pictures.filter(({ failure }) => failure)
if (failures.length > 0 && options.report) {
  const differing = new Set(failures.map(({ story, mode }) => pictureKey(story, mode)))
  await fetchBasePictures(
    chosen
      .filter(({ story, mode }) => differing.has(pictureKey(story.id, mode)))
      .map((picture) => ({ picture, expected: expectedOf(picture.story.id, picture.mode) })),
    { browser, commit: base },
  ).catch((error: unknown) => fail(`The base commit could not be pictured: ${String(error)}`))
}
await browser.close()
if (options.report) {
  const file = await writeReport(
    pictures.map((picture) => ({ ...picture, expected: expectedOf(picture.story, picture.mode) })),
    seconds,
  )
  console.log(`Before, after and difference: ${file}`)
}
// After the report, which shows what was not accepted too.
if (options.update && isWhole) pruneStore(new Set([...readManifest().values()].map(({ hash }) => hash)))
console.log(
  `${pictures.length} pictures in ${seconds.toFixed(0)} s, ${(seconds / Math.max(1, pictures.length)).toFixed(2)} s each. The costliest:`,
)
for (const { title, name, duration } of slowest(pictures, PRINTED_COSTS))
  console.log(`  ${(duration / 1000).toFixed(1)} s  ${title} › ${name}`)
console.log(`\n${pictures.length - failures.length} passed, ${failures.length + problems} failed`)
process.exitCode = failures.length + problems > 0 ? 1 : 0

function fail(message: string) {
  problems++
  console.log(`✗ ${message}`)
}

/** A whole id names that story alone; anything else every story whose id holds it. */
function matches(id: string, filter: string): boolean {
  return stories.some((story) => story.id === filter) ? id === filter : id.includes(filter)
}

function explainOtherBrowser() {
  const drawn = new Set([...committed.values()].map((line) => line.fingerprint))
  console.log(`The accepted pictures are drawn by ${[...drawn].join(', ')}.`)
  if (process.env.CI) fail('CI draws by another browser: see "On another machine" on the page For testers.')
  if (options.update && isWhole)
    throw new Error('To accept all anew, as this browser draws them: npm run visual:update -- --new-browser')
  console.log('Comparing with their commit, as this machine draws it.')
}

function accept() {
  const wanted = new Set(all.map(({ story, mode }) => pictureKey(story.id, mode)))
  const kept = new Map([...accepted.manifest].filter(([key]) => wanted.has(key)))
  writeManifest(withTaken(kept, pictures, fingerprint), accepted.file)
  if (!isOwn)
    console.log(
      'Accepted on this machine. The committed hash is taken where the others were, or all of them anew.',
    )
  if (isWhole && !pictures.some(({ failure }) => failure)) writeAccessibility(pictures)
}
