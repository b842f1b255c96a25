/** Serves the built workbench to the browser that takes screenshots. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import express from 'express'
import type { Browser } from 'playwright'
import type { AxeRule, Story } from './pictures.ts'

export interface Workbench {
  /** The folder of the build. */
  built: string
  /** Such as `http://127.0.0.1:40123`. */
  address: string
  close: () => void
}

/** Serves it on a free port. */
export async function serveWorkbench(built: string): Promise<Workbench> {
  // The port differs each time, so that immutable caching cannot serve another build.
  const server = express()
    .use(express.static(built, { maxAge: '1d', immutable: true }))
    .listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { built, address, close: () => server.close() }
}

/** Every story of the built workbench, with its viewport size and axe rules. */
export async function listStories(browser: Browser, { built, address }: Workbench): Promise<Story[]> {
  const page = await browser.newPage()
  const index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; type: string }>
  }
  const first = Object.values(index.entries).find(({ type }) => type === 'story')!
  await page.goto(`${address}/iframe.html?id=${first.id}&viewMode=story`)
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished')
  const found = await page.evaluate(async () => {
    const all = (await window.__STORYBOOK_PREVIEW__!.extract()) as Record<string, Extracted>
    return Object.values(all).map(({ id, title, name, tags, storyGlobals, parameters }) => {
      const value = storyGlobals?.viewport?.value
      const styles = value && parameters.viewport?.options?.[value]?.styles
      return {
        id,
        title,
        name,
        tags,
        ...(styles && {
          viewport: { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) },
        }),
        axeRules: parameters.a11y?.config?.rules ?? [],
      }
    })
    interface Extracted {
      id: string
      title: string
      name: string
      tags: string[]
      storyGlobals?: { viewport?: { value?: string } }
      parameters: {
        viewport?: { options?: Record<string, { styles: { width: string; height: string } }> }
        a11y?: { config?: { rules?: AxeRule[] } }
      }
    }
  })
  await page.close()
  return found
}
