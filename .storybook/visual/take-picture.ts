/** Takes the screenshot of a story once it has stopped changing. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright/test'
import { pixelHash } from './pixels.ts'
import { storedPicture } from './picture-store.ts'
import type { Picture } from './pictures.ts'
import type { StoryBrowser } from './story-browser.ts'

/** Time limit for a screenshot to stop changing, in ms. */
const REST_MS = 5000
/** Interval between two screenshots that are compared for changes, in ms. */
const STEP_MS = 100
/** Time for delayed changes if an unchanging screenshot differs from the expected one, in ms. */
const SETTLE_MS = 400

export interface Taken {
  /** The page that still shows the story. */
  page: Page
  /** PNG. */
  png: Buffer
  /** Of its pixels. */
  hash: string
}

/**
 * A story's appearance is that in a document of its own. A reused page may only confirm the expected screenshot; any
 * other result, which a story that keeps state may cause, is taken again in a new document.
 *
 * @param expected the accepted hash, if there is one
 * @param mustRest whether an expected screenshot must have stopped changing too
 */
export async function takePicture(
  stories: StoryBrowser,
  picture: Picture,
  expected: string | undefined,
  mustRest: boolean,
): Promise<Taken> {
  if (expected !== undefined) {
    try {
      const page = await stories.switchTo(picture)
      const taken = await pictureAtRest(page, expected, mustRest, 0)
      if (taken.hash === expected) return { page, ...taken }
    } catch {
      // The story is retried in a document of its own, where its failure is reported.
    }
  }
  const page = await stories.open(picture)
  return { page, ...(await pictureAtRest(page, expected, mustRest, SETTLE_MS)) }
}

/** Forced colours override `caret-color`, so that the caret cannot be hidden there; it must at least not blink. */
const steadyCaret = '@media (forced-colors: active) { * { caret-animation: manual !important } }'

const shoot = (page: Page) =>
  page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', style: steadyCaret })

/**
 * The expected screenshot as soon as it is rendered, else the one that no longer changes.
 *
 * @param settleMs time for delayed changes if the screenshot differs, in ms
 */
async function pictureAtRest(
  page: Page,
  expected: string | undefined,
  mustRest: boolean,
  settleMs: number,
): Promise<Omit<Taken, 'page'>> {
  const confirms = confirmer(expected)
  let png = await shoot(page)
  for (const deadline = performance.now() + REST_MS; performance.now() < deadline;) {
    if (!mustRest && (await confirms(png))) return { png, hash: expected! }
    await wait(STEP_MS)
    const next = await shoot(page)
    if (next.equals(png)) {
      if (expected === undefined || settleMs === 0 || (await confirms(png))) return hashed(png)
      await wait(settleMs)
      const last = await shoot(page)
      if (last.equals(next)) return hashed(png)
    }
    png = next
  }
  throw new Error(`It still changes after ${REST_MS / 1000} s.`)
}

const hashed = async (png: Buffer) => ({ png, hash: await pixelHash(png) })

/** Checks if a screenshot is the expected one: by its bytes if this machine has taken it before, else by its pixels. */
function confirmer(expected: string | undefined): (png: Buffer) => Promise<boolean> {
  if (expected === undefined) return () => Promise.resolve(false)
  const stored = storedPicture(expected)
  return async (png) => stored?.equals(png) === true || (await pixelHash(png)) === expected
}
