import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { test as base, expect, type Page } from 'playwright/test'
import { machineFonts } from './machine-fonts.ts'
import { PICTURE_TIME, picturesFolder, picturesOf, readStories, type Picture } from './pictures.ts'

const address = process.env.VISUAL_ADDRESS ?? ''
/** `compare` fails where a pixel differs; `update` writes what is seen. */
const isUpdate = process.env.VISUAL_UPDATE === '1'
/** Where pictures of another build stand in for the committed ones. */
const folder = process.env.VISUAL_PICTURES ?? picturesFolder
/** How long a picture may take to come to rest, in ms. */
const REST_MS = 5000
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Studio {
  /** Shows the story on a page of its own, as whoever follows its link sees it. */
  open(picture: Picture): Promise<Page>
  /** Shows it on a page that has shown others, which takes a third of the time. */
  turnTo(picture: Picture): Promise<Page>
  /** Closes what {@link Studio.open} opened. */
  leave(): Promise<void>
}

/** One context for each worker, so that scripts and fonts are fetched once. */
const test = base.extend<{ leaving: undefined }, { studio: Studio }>({
  studio: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
        deviceScaleFactor: 1,
      })
      await context.addInitScript(() => {
        window.startAfresh = () => {
          localStorage.clear()
          sessionStorage.clear()
          // A fixed sequence in place of chance (mulberry32).
          let seed = 1
          Math.random = () => {
            seed = (seed + 0x6d2b79f5) | 0
            let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
            mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
            return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
          }
        }
        window.startAfresh()
        // Motion is over at once: text that is drawn while it moves may keep what half a pixel made of it.
        const instant = (options: unknown) =>
          typeof options === 'object' ? { ...options, behavior: 'instant' } : options
        for (const target of [Element.prototype, window] as unknown as Record<
          string,
          (...to: unknown[]) => void
        >[])
          for (const name of ['scroll', 'scrollTo', 'scrollBy', 'scrollIntoView']) {
            const go = target[name]
            if (go)
              target[name] = function (this: unknown, ...to: unknown[]) {
                return go.apply(this, to.map(instant))
              }
          }
        const still = new CSSStyleSheet()
        still.replaceSync(`*, *::before, *::after, ::backdrop {
          transition-duration: 0s !important; transition-delay: 0s !important;
          animation-duration: 0s !important; animation-delay: 0s !important;
          scroll-behavior: auto !important; }`)
        document.adoptedStyleSheets.push(still)
      })
      const newPage = async () => {
        const page = await context.newPage()
        await page.clock.setFixedTime(new Date(PICTURE_TIME))
        return page
      }
      let own: Page | undefined
      let kept: { page: Page; globals: string } | undefined
      const dropKept = async () => {
        const page = kept?.page
        kept = undefined
        await page?.close()
      }
      await use({
        async open(picture) {
          own = await newPage()
          await show(own, picture)
          return own
        },
        async turnTo(picture) {
          if (kept?.globals !== picture.globals) await dropKept()
          try {
            if (kept) await turn(kept.page, picture)
            else {
              kept = { page: await newPage(), globals: picture.globals }
              await show(kept.page, picture)
            }
            return kept.page
          } catch (error) {
            await dropKept()
            throw error
          }
        },
        async leave() {
          await own?.close()
          own = undefined
        },
      })
      await context.close()
    },
    { scope: 'worker' },
  ],
  leaving: [
    async ({ studio }, use) => {
      await use(undefined)
      await studio.leave()
    },
    { auto: true },
  ],
})

// Those of one mode one after the other, so that a page that is kept need not change it. Light comes last: it is four
// fifths of them, and a run that ends at its first difference finds most of them in the other fifth.
const inModes = picturesOf(readStories()).toSorted((a, b) =>
  a.globals > b.globals ? -1 : Number(a.globals < b.globals),
)

for (const picture of inModes) {
  const { story, mode, file } = picture
  test.describe(story.title, () => {
    test(
      `${story.name}, ${mode}`,
      { annotation: { type: 'accept', description: `npm run visual:update -- ${picture.story.id}` } },
      async ({ studio }, info) => {
        const path = join(folder, file)
        const expected = existsSync(path) ? readFileSync(path) : undefined
        const { page, actual } = await take(studio, picture, expected)
        // In light, the story's own test asks.
        const axe = mode === 'light' ? undefined : await checkAccessibility(page, picture)
        if (axe)
          await info.attach('axe', {
            body: JSON.stringify({ component: story.title.replace(/\/States$/, ''), ...axe }),
            contentType: 'application/json',
          })
        if (isUpdate) {
          expect(await machineFonts(page), 'fonts of this machine, which no other draws with').toEqual([])
          mkdirSync(dirname(path), { recursive: true })
          if (!expected?.equals(actual)) writeFileSync(path, actual)
        } else if (!expected) {
          await info.attach('actual', { body: actual, contentType: 'image/png' })
          throw new Error('It has no picture yet.')
        } else if (!expected.equals(actual)) {
          for (const [name, body] of [
            ['expected', expected],
            ['actual', actual],
            ['diff', await difference(page, expected, actual)],
          ] as const)
            await info.attach(`${story.id}-${mode}-${name}.png`, { body, contentType: 'image/png' })
          throw new Error('It looks different.')
        }
        expect(axe?.violations ?? [], 'axe').toEqual([])
      },
    )
  })
}

/**
 * What a story looks like is what it looks like on a page of its own. A page that has shown others may only confirm
 * what is expected, to the byte; whatever else it shows is looked at again on a page of its own. Whole pages keep state
 * of their own, such as who is signed in: for them there is no shortcut.
 */
async function take(studio: Studio, picture: Picture, expected: Buffer | undefined) {
  if (expected && !picture.story.title.startsWith('Pages')) {
    try {
      const page = await studio.turnTo(picture)
      const actual = await pictureAtRest(page, expected)
      if (actual.equals(expected)) return { page, actual }
    } catch {
      // A story that fails here has its say on a page of its own.
    }
  }
  const page = await studio.open(picture)
  return { page, actual: await pictureAtRest(page, expected) }
}

async function setScene(page: Page, { viewport, media }: Picture) {
  await page.setViewportSize(viewport)
  await page.emulateMedia({
    forcedColors: 'none',
    reducedMotion: 'no-preference',
    colorScheme: 'light',
    contrast: 'no-preference',
    ...media,
    media: 'screen',
  })
  // What a story measures by the pointer does not depend on where the last one left it.
  await page.mouse.move(viewport.width - 1, 0)
}

/** Opens a story in a mode and waits until its interactions are through. */
async function show(page: Page, picture: Picture) {
  await setScene(page, picture)
  const { story, globals } = picture
  await page.goto(`${address}/iframe.html?id=${story.id}&viewMode=story&globals=${globals}`)
  await isThrough(page, picture)
}

/** The same on a page whose mode is the picture's already. */
async function turn(page: Page, picture: Picture) {
  await setScene(page, picture)
  await page.evaluate((storyId) => {
    window.startAfresh()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, 0)
    window.__STORYBOOK_ADDONS_CHANNEL__!.emit('setCurrentStory', { storyId, viewMode: 'story' })
  }, picture.story.id)
  await isThrough(page, picture)
}

async function isThrough(page: Page, { story, media }: Picture) {
  await page.waitForFunction((story) => {
    const { id, phase } = window.__STORYBOOK_PREVIEW__?.currentRender ?? {}
    if (id !== story) return false
    if (phase === 'errored' || phase === 'aborted') throw new Error(`The story ${phase}.`)
    return phase === 'finished' || phase === 'completed'
  }, story.id)
  // What a story shows where its interactions stopped is nobody's picture.
  const failure = await page.evaluate(
    () => window.__STORYBOOK_ADDONS_CHANNEL__!.last('playFunctionThrewException')?.[0]?.message,
  )
  if (failure !== undefined) throw new Error(`Its interactions failed: ${failure}`)
  if (media.media) await page.emulateMedia({ media: media.media })
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  })
}

const shoot = (page: Page) => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })

/** The picture that is expected as soon as it shows, else the one that no longer changes. */
async function pictureAtRest(page: Page, expected: Buffer | undefined): Promise<Buffer> {
  let picture = await shoot(page)
  for (const giveUp = performance.now() + REST_MS; performance.now() < giveUp;) {
    if (expected?.equals(picture)) return picture
    await wait(100)
    const next = await shoot(page)
    if (next.equals(picture)) {
      if (!expected || isUpdate || expected.equals(next)) return next
      // It rests, and differs: given one more moment, for what has not begun yet.
      await wait(400)
      const last = await shoot(page)
      if (last.equals(next)) return last
    }
    picture = next
  }
  return picture
}

async function checkAccessibility(page: Page, { story }: Picture) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(async (rulesOff) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const isPage = document.querySelector('#storybook-root main') !== null
    const results = await axe.run(document.body, {
      resultTypes: ['violations'],
      rules: Object.fromEntries(
        [...rulesOff, ...(isPage ? [] : ['region'])].map((rule) => [rule, { enabled: false }]),
      ),
    })
    return {
      checks: results.passes.length,
      violations: results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    }
  }, story.rulesOff)
}

/** Where two pictures differ: each such pixel red, the rest pale. */
async function difference(page: Page, expected: Buffer, actual: Buffer): Promise<Buffer> {
  const dataUrl = await page.evaluate(
    async ([before, after]) => {
      const bitmaps = await Promise.all(
        [before, after].map(async (data) => {
          const bytes = Uint8Array.from(atob(data), (letter) => letter.codePointAt(0)!)
          return createImageBitmap(new Blob([bytes], { type: 'image/png' }))
        }),
      )
      const width = Math.max(...bitmaps.map((bitmap) => bitmap.width))
      const height = Math.max(...bitmaps.map((bitmap) => bitmap.height))
      const [first, second] = bitmaps.map((bitmap) => {
        const context = new OffscreenCanvas(width, height).getContext('2d')!
        context.drawImage(bitmap, 0, 0)
        return context.getImageData(0, 0, width, height)
      }) as [ImageData, ImageData]
      for (let at = 0; at < first.data.length; at += 4) {
        const isSame = [0, 1, 2, 3].every((part) => first.data[at + part] === second.data[at + part])
        const grey = 200 + Math.round((first.data[at] + first.data[at + 1] + first.data[at + 2]) / 15)
        first.data.set(isSame ? [grey, grey, grey, 255] : [220, 0, 40, 255], at)
      }
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      canvas.getContext('2d')!.putImageData(first, 0, 0)
      return canvas.toDataURL('image/png')
    },
    [expected.toString('base64'), actual.toString('base64')] as const,
  )
  return Buffer.from(dataUrl.split(',')[1], 'base64')
}
