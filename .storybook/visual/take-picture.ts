/** Takes the picture of a story once nothing moves in it any more. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright/test'
import { pixelHash } from './pixels.ts'
import { storedPicture } from './picture-store.ts'
import type { Picture } from './pictures.ts'
import type { StoryBrowser } from './story-browser.ts'

/** How long a picture may take to come to rest, in ms. */
const REST_MS = 5000
/** Time between two pictures of which the second tells whether something moves, in ms. */
const STEP_MS = 100
/** How long a picture that rests and differs is given in a document of its own, in ms. */
const LATE_MS = 400

export interface Taken {
  /** The page that shows the story still. */
  page: Page
  /** PNG. */
  png: Buffer
  /** Of its pixels. */
  hash: string
}

/**
 * What a story looks like is what it looks like on a page of its own. A page that has shown others may only confirm
 * what is expected; whatever else it shows is looked at again on a page of its own. Whole pages keep state of their
 * own, such as who is signed in: for them there is no shortcut.
 *
 * @param expected hash that is accepted, where there is one
 * @param mustRest whether the expected picture, too, must not change any more
 */
export async function takePicture(
  stories: StoryBrowser,
  picture: Picture,
  expected: string | undefined,
  mustRest: boolean,
): Promise<Taken> {
  if (expected !== undefined && !picture.story.title.startsWith('Pages')) {
    try {
      const page = await stories.switchTo(picture)
      const taken = await pictureAtRest(page, expected, mustRest, 0)
      if (taken.hash === expected) return { page, ...taken }
    } catch {
      // A story that fails here has its say on a page of its own.
    }
  }
  const page = await stories.open(picture)
  return { page, ...(await pictureAtRest(page, expected, mustRest, LATE_MS)) }
}

const shoot = (page: Page) => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })

/**
 * The picture that is expected as soon as it shows, else the one that no longer changes.
 *
 * @param lateness how long one that rests and differs is given for what has not begun yet, in ms
 */
async function pictureAtRest(
  page: Page,
  expected: string | undefined,
  mustRest: boolean,
  lateness: number,
): Promise<Omit<Taken, 'page'>> {
  const confirms = confirmer(expected)
  let png = await shoot(page)
  for (const giveUp = performance.now() + REST_MS; performance.now() < giveUp;) {
    if (!mustRest && (await confirms(png))) return { png, hash: expected! }
    await wait(STEP_MS)
    const next = await shoot(page)
    if (next.equals(png)) {
      if (expected === undefined || lateness === 0 || (await confirms(png))) return hashed(png)
      await wait(lateness)
      const last = await shoot(page)
      if (last.equals(next)) return hashed(png)
    }
    png = next
  }
  throw new Error(`It still changes after ${REST_MS / 1000} s.`)
}

const hashed = async (png: Buffer) => ({ png, hash: await pixelHash(png) })

/** Whether a picture is the expected one. Its bytes tell at once where this machine has taken it before. */
function confirmer(expected: string | undefined): (png: Buffer) => Promise<boolean> {
  if (expected === undefined) return () => Promise.resolve(false)
  const stored = storedPicture(expected)
  return async (png) => stored?.equals(png) === true || (await pixelHash(png)) === expected
}
