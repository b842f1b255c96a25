/** A browser in which a story looks the same today and tomorrow: its time, chance, motion and media are fixed. */
import type { BrowserContext, Page } from 'playwright/test'
import { PICTURE_TIME, type Picture } from './pictures.ts'

/** Shows stories to the camera. */
export interface StoryBrowser {
  /** Shows the story in a document of its own, as whoever follows its link sees it. */
  open(picture: Picture): Promise<Page>
  /** Shows it in a document that has shown others, which takes a third of the time. */
  switchTo(picture: Picture): Promise<Page>
}

/**
 * @param context whose pages show stories; scripts and fonts are fetched once in it
 * @param address of the workbench, such as `http://127.0.0.1:40123`
 */
export async function openStoryBrowser(context: BrowserContext, address: string): Promise<StoryBrowser> {
  await context.addInitScript(fixChance)
  await context.addInitScript(stopMotion)

  /** A page that is kept until something fails in it: another process would compile every script anew. */
  const keptPage = () => {
    let kept: Page | undefined
    return async (picture: Picture, use: (page: Page) => Promise<void>): Promise<Page> => {
      kept ??= await context.newPage()
      const page = kept
      try {
        await page.clock.setFixedTime(new Date(PICTURE_TIME))
        await emulate(page, picture)
        await use(page)
        await waitForStory(page, picture)
        return page
      } catch (error) {
        kept = undefined
        await page.close()
        throw error
      }
    }
  }
  const onOwn = keptPage()
  const onShared = keptPage()
  let sharedGlobals: string | undefined
  return {
    open: (picture) => onOwn(picture, (page) => load(page, picture, address)),
    switchTo: (picture) =>
      onShared(picture, async (page) => {
        const isInMode = sharedGlobals === picture.globals && page.url().startsWith(address)
        sharedGlobals = picture.globals
        await (isInMode ? turn(page, picture) : load(page, picture, address))
      }),
  }
}

/** Runs in the page. */
function fixChance() {
  window.resetPage = () => {
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
  window.resetPage()
}

/** Runs in the page. Motion is over at once: text drawn while it moves may keep what half a pixel made of it. */
function stopMotion() {
  const instant = (options: unknown) =>
    typeof options === 'object' ? { ...options, behavior: 'instant' } : options
  for (const target of [Element.prototype, window] as Record<string, (...to: unknown[]) => void>[])
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
}

async function emulate(page: Page, { viewport, media }: Picture) {
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

/** Loads a document that shows the story in its mode. */
async function load(page: Page, { story, globals }: Picture, address: string) {
  // Axe is asked in the story's own test, and by the pictures where a mode is not light.
  const all = [globals, 'a11y.manual:!true'].filter(Boolean).join(';')
  await page.goto(`${address}/iframe.html?id=${story.id}&viewMode=story&globals=${all}`)
}

/** Shows another story in a document whose mode is the picture's already. */
async function turn(page: Page, picture: Picture) {
  await page.evaluate((storyId) => {
    window.resetPage()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, 0)
    window.__STORYBOOK_ADDONS_CHANNEL__!.emit('setCurrentStory', { storyId, viewMode: 'story' })
  }, picture.story.id)
}

/** Waits until a story's interactions are through, and what it shows is there. */
async function waitForStory(page: Page, { story, media }: Picture) {
  await page.waitForFunction((wanted) => {
    const { id, phase } = window.__STORYBOOK_PREVIEW__?.currentRender ?? {}
    if (id !== wanted) return false
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
