/** Renders stories reproducibly: time, randomness, motion and media features are fixed. */
import type { BrowserContext, CDPSession, Page } from 'playwright/test'
import { PICTURE_TIME, type Picture } from './pictures.ts'

/** Opens stories for screenshots. */
export interface StoryBrowser {
  /** Loads the story in a document of its own, as its link does. */
  open(picture: Picture): Promise<Page>
  /** Shows it in a document that has shown other stories, in a third of the time. */
  switchTo(picture: Picture): Promise<Page>
}

/**
 * @param context in which pages share fetched scripts and fonts
 * @param address of the workbench, such as `http://127.0.0.1:40123`
 */
export async function openStoryBrowser(context: BrowserContext, address: string): Promise<StoryBrowser> {
  await context.addInitScript(seedRandom)
  await context.addInitScript(stopMotion)

  /** A page that is reused until a story fails in it: a new process would compile every script again. */
  const reusablePage = (prepare?: (page: Page) => Promise<void>) => {
    let reused: Page | undefined
    return async (picture: Picture, use: (page: Page) => Promise<void>): Promise<Page> => {
      if (!reused) {
        reused = await context.newPage()
        await prepare?.(reused)
      }
      const page = reused
      try {
        await page.clock.setFixedTime(new Date(PICTURE_TIME))
        await emulate(page, picture)
        await use(page)
        await waitForStory(page, picture)
        return page
      } catch (error) {
        reused = undefined
        await page.close()
        throw error
      }
    }
  }
  const onOwn = reusablePage()
  const onShared = reusablePage()
  // Pages of their own: a page in which touch was emulated has no hover any more.
  const byTouch = reusablePage(emulateTouch)
  const onHovered = reusablePage()
  /** A page in which something has changed for good is not used for other modes. */
  const pageFor = ({ media: { isTouch, isHovered } }: Picture) =>
    isTouch ? byTouch : isHovered ? onHovered : onOwn
  let sharedGlobals: string | undefined
  const open: StoryBrowser['open'] = (picture) =>
    pageFor(picture)(picture, (page) => load(page, picture, address))
  return {
    open,
    switchTo: (picture) =>
      pageFor(picture) !== onOwn
        ? open(picture)
        : onShared(picture, async (page) => {
            const isInMode = sharedGlobals === picture.globals && page.url().startsWith(address)
            sharedGlobals = picture.globals
            await (isInMode ? switchStory(page, picture) : load(page, picture, address))
          }),
  }
}

/** Runs in the page. */
function seedRandom() {
  window.resetPage = () => {
    localStorage.clear()
    sessionStorage.clear()
    // A fixed sequence of random numbers (mulberry32).
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

/** Runs in the page. Transitions end immediately: text rendered while it moves may keep subpixel offsets. */
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

async function emulateTouch(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
}

async function emulate(page: Page, { viewport, media: { isTouch: _, isHovered: __, ...media } }: Picture) {
  await page.setViewportSize(viewport)
  await page.emulateMedia({
    forcedColors: 'none',
    reducedMotion: 'no-preference',
    colorScheme: 'light',
    contrast: 'no-preference',
    ...media,
    media: 'screen',
  })
  // Fixes the pointer's position, on which a story's hover state depends.
  await page.mouse.move(viewport.width - 1, 0)
}

/** Loads a document that shows the story in its mode. */
async function load(page: Page, { story, globals }: Picture, address: string) {
  // Axe runs in the story's own test, and for screenshots in modes other than light.
  const all = [globals, 'a11y.manual:!true'].filter(Boolean).join(';')
  await page.goto(`${address}/iframe.html?id=${story.id}&viewMode=story&globals=${all}`)
}

/** Shows another story in a document that is already in the screenshot's mode. */
async function switchStory(page: Page, picture: Picture) {
  await page.evaluate((storyId) => {
    window.resetPage()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, 0)
    window.__STORYBOOK_ADDONS_CHANNEL__!.emit('setCurrentStory', { storyId, viewMode: 'story' })
  }, picture.story.id)
}

/** Waits until a story's interactions have finished, and its fonts and images are loaded. */
async function waitForStory(page: Page, { story, media }: Picture) {
  await page.waitForFunction((wanted) => {
    const { id, phase } = window.__STORYBOOK_PREVIEW__?.currentRender ?? {}
    if (id !== wanted) return false
    if (phase === 'errored' || phase === 'aborted') throw new Error(`The story ${phase}.`)
    return phase === 'finished' || phase === 'completed'
  }, story.id)
  // A story whose interactions failed is not captured.
  const failure = await page.evaluate(
    () => window.__STORYBOOK_ADDONS_CHANNEL__!.last('playFunctionThrewException')?.[0]?.message,
  )
  if (failure !== undefined) throw new Error(`Its interactions failed: ${failure}`)
  if (media.isHovered) await hoverAll(page)
  if (media.media) await page.emulateMedia({ media: media.media })
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  })
}

const hoverSessions = new WeakMap<Page, CDPSession>()

/** Applies the styles of `:hover` to every element, as long as its session lasts. */
async function hoverAll(page: Page) {
  await hoverSessions.get(page)?.detach()
  const session = await page.context().newCDPSession(page)
  hoverSessions.set(page, session)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' })
  for (const nodeId of nodeIds)
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] })
}
