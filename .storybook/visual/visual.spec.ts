/** Takes the screenshots that `scripts/visual.ts` requests, each in its own test. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, type Page } from 'playwright/test'
import { takePicture } from './take-picture.ts'
import { machineFonts } from './machine-fonts.ts'
import { storePicture } from './picture-store.ts'
import { readTask, type AxeCount } from './task.ts'
import type { Picture } from './pictures.ts'
import { openStoryBrowser, type StoryBrowser } from './story-browser.ts'

const { purpose, address, shots, stopsEarly } = readTask()
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** One context per worker, so that scripts and fonts are fetched once. */
const test = base.extend<object, { stories: StoryBrowser }>({
  stories: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
        deviceScaleFactor: 1,
      })
      await use(await openStoryBrowser(context, address))
      await context.close()
    },
    { scope: 'worker' },
  ],
})

for (const { picture, expected } of shots) {
  const { story, mode } = picture
  test.describe(story.title, () => {
    const annotation = [
      { type: 'story', description: story.id },
      { type: 'mode', description: mode },
    ]
    test(`${story.name}, ${mode}`, { annotation }, async ({ stories }, info) => {
      const { page, png, hash } = await takePicture(stories, picture, expected, purpose !== 'compare')
      storePicture(hash, png)
      // In light, axe runs in the story's own test.
      const axe =
        purpose === 'record' || mode === 'light' ? undefined : await checkAccessibility(page, picture)
      const problem = purpose === 'record' ? undefined : await findProblem({ page, hash, expected, axe })
      await info.attach('picture', {
        body: JSON.stringify({ hash, axe, ...(problem && { failure: { message: problem, trace: '' } }) }),
        contentType: 'application/json',
      })
      // A failed test ends its worker, and starting another browser takes seconds.
      if (problem && stopsEarly) throw new Error(problem)
    })
  })
}

interface Seen {
  page: Page
  hash: string
  expected: string | undefined
  axe: AxeCount | undefined
}

/** Describes what is wrong with a screenshot; `undefined` if nothing is. */
async function findProblem({ page, hash, expected, axe }: Seen): Promise<string | undefined> {
  if (purpose === 'accept') {
    const fonts = await machineFonts(page)
    if (fonts.length > 0) return `Text is rendered in system fonts of this machine: ${fonts.join(', ')}.`
  } else if (expected === undefined) return 'It has no accepted picture yet.'
  else if (hash !== expected) return 'It looks different.'
  return axe && axe.violations.length > 0 ? `axe: ${axe.violations.join('; ')}` : undefined
}

async function checkAccessibility(page: Page, { story }: Picture): Promise<AxeCount> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(async (rules) => {
    const { axe } = window as typeof window & { axe: typeof import('axe-core') }
    axe.reset()
    // As in the workbench: a component alone is not in a landmark region.
    axe.configure({ rules: [{ id: 'region', enabled: false }, ...rules] })
    const results = await axe.run(document.body, { resultTypes: ['violations'] })
    return {
      checks: results.passes.length,
      violations: results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    }
  }, story.axeRules)
}
