/**
 * Keys in the list of a client's 1,000 documents: from a key to the frame that was painted after it, while the list is
 * searched by name and while it is scrolled. In ms.
 */
import type { Page } from 'playwright'
import { documentsWords } from '../../site/app/client/documents/words.ts'
import { addDocument, appendBytes, newUpload, startUpload } from '../soak/portal.ts'
import type { PortalMember } from '../soak/portal.ts'
import { seeded } from '../soak/trial.ts'
import { smallPdf } from '../../server/testing/hostile-files.ts'
import { median, percentile, type Measure } from './measure.ts'

const KEY_MS = 50

const DOCUMENTS = 1000
/** Uploads at once. */
const AT_ONCE = 8

/** Keys of each kind. */
const KEYS = 100

const SEED = 20

const words = documentsWords.lists

/** Typed into the search. */
const typed = ['bank', 'form 16', 'sales', 'rent']

const subjects = ['Bank statement', 'Form 16', 'Sales register', 'GSTR-2B', 'ब्याज प्रमाणपत्र', 'Rent receipt']

/** Adds them by the API, as the client would. */
export async function addDocuments(member: PortalMember): Promise<void> {
  let next = 0
  const workers = Array.from({ length: AT_ONCE }, async () => {
    while (next < DOCUMENTS) {
      const index = next++
      const sent = newUpload(`${subjects[index % subjects.length]} ${index}.pdf`, smallPdf(`% ${index}`))
      await startUpload(member, sent)
      await appendBytes(member, sent, 0, sent.content)
      const { status } = await addDocument(member, sent)
      if (status !== 201) throw new Error(`${sent.name}: ${status}`)
    }
  })
  await Promise.all(workers)
}

/** Presses "Show more" until the list has everything. */
async function showAll(page: Page): Promise<void> {
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: words.client, exact: true }) })
  const rows = section.getByRole('listitem')
  const button = section.getByRole('button', { name: words.more })
  await rows.first().waitFor()
  for (let shown = await rows.count(); shown < DOCUMENTS; shown = await rows.count()) {
    await button.click()
    await rows.nth(shown).waitFor()
  }
}

/** In the page: `painted` resolves with the time from the next key to the end of the frame after it. */
const watch = (page: Page) =>
  page.evaluate(() => {
    window.painted = new Promise((resolve) => {
      addEventListener(
        'keydown',
        ({ timeStamp }) =>
          requestAnimationFrame(
            // A frame has been painted when the first task after its callbacks runs.
            () =>
              void scheduler.postTask(() => resolve(performance.now() - timeStamp), {
                priority: 'user-blocking',
              }),
          ),
        { capture: true, once: true },
      )
    })
  })

declare global {
  interface Window {
    /** Resolves with ms since the key. */
    painted?: Promise<number>
  }
}

async function press(page: Page, key: string): Promise<number> {
  await watch(page)
  await page.keyboard.press(key)
  return page.evaluate(() => window.painted ?? Number.NaN)
}

/** Words are typed, sent after the longer pauses, and removed again, so that all rows come back between them. */
async function searchKeys(page: Page, random: () => number): Promise<number[]> {
  const times: number[] = []
  await page.getByRole('searchbox', { name: words.search }).focus()
  while (times.length < KEYS) {
    const word = typed[Math.floor(random() * typed.length)]!
    for (const key of [...word, ...Array.from(word, () => 'Backspace')]) {
      times.push(await press(page, key))
      // As people type; longer than the delay of a search in half of the cases.
      await page.waitForTimeout(60 + random() * 400)
    }
  }
  return times.slice(0, KEYS)
}

async function scrollKeys(page: Page, random: () => number): Promise<number[]> {
  const times: number[] = []
  await page.getByRole('list', { name: words.client }).getByRole('link').first().focus()
  const keys = ['PageDown', 'ArrowDown', 'PageUp', 'Space', 'End', 'Home']
  for (let pressed = 0; pressed < KEYS; pressed++) {
    times.push(await press(page, keys[Math.floor(random() * keys.length)]!))
    await page.waitForTimeout(60 + random() * 200)
  }
  return times
}

/** @param page with the documents of the client */
export async function measurePortalKeys(page: Page) {
  await showAll(page)
  const random = seeded(SEED)
  const times = { scroll: await scrollKeys(page, random), search: await searchKeys(page, random) }
  const measures = (['search', 'scroll'] as const).flatMap((kind): Measure[] => [
    {
      what: `1,000 documents: a key of the ${kind}, 95th of ${KEYS}`,
      is: percentile(times[kind], 95),
      unit: 'ms',
      atMost: KEY_MS,
    },
    { what: `  median, ${kind}`, is: median(times[kind]), unit: 'ms' },
    { what: `  longest, ${kind}`, is: Math.max(...times[kind]), unit: 'ms' },
  ])
  return { measures, times }
}
