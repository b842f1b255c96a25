/** `npm run dev`: the site with the mocked API, each document rendered on request. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import home from '../pages/home/page.meta.ts'
import { expect, test as base } from './support/test.ts'

const root = join(import.meta.dirname, '../..')

const test = base.extend('development', { scope: 'file' }, async ({}, { onCleanup }) => {
  const vite = ['node_modules/vite/bin/vite.js', 'site', '--config', 'site/vite.config.ts']
  const server = spawn(process.execPath, vite, { cwd: root, env: { PATH: process.env.PATH } })
  onCleanup(async () => {
    const ended = once(server, 'exit')
    server.kill()
    await ended
  })
  let output = ''
  const address = await new Promise<string>((resolve, reject) => {
    const listen = (text: string) => {
      output += text
      const [, found] = /Local:\s+(http:\/\/\S+?)\/\s/.exec(output) ?? []
      if (found) resolve(found)
    }
    server.stdout.setEncoding('utf8').on('data', listen)
    server.stderr.setEncoding('utf8').on('data', listen)
    server.once('exit', () => reject(new Error(output)))
  })
  return { address }
})

test('a fragment link scrolls to its target', { timeout: 90_000 }, async ({ browser, development }) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  for (const [path, place] of [
    ['/#our-team', '/#our-team'],
    ['/contact', '/#contact'],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(development.address + path)
    const target = page.locator(place.slice(1))
    await expect(target).toBeFocused({ timeout: 30_000 })
    await expect(page).toHaveURL(development.address + place)
    const top = () => target.evaluate((node) => node.getBoundingClientRect().top)
    // Below the header.
    await expect.poll(top).toBeGreaterThan(0)
    await expect.poll(top).toBeLessThan(200)
  }
  await expect(page).toHaveTitle(home.title)
  await page.close()
})
