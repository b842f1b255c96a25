/** `npm run dev`: the site on the mocked API, rendered by the browser alone. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe } from 'vitest'
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
  let said = ''
  const address = await new Promise<string>((resolve, reject) => {
    const listen = (text: string) => {
      said += text
      const [, found] = /Local:\s+(http:\/\/\S+?)\/\s/.exec(said) ?? []
      if (found) resolve(found)
    }
    server.stdout.setEncoding('utf8').on('data', listen)
    server.stderr.setEncoding('utf8').on('data', listen)
    server.once('exit', () => reject(new Error(said)))
  })
  return { address }
})

describe('An address that names a place', () => {
  test.for([
    ['/#contact', '/#contact'],
    ['/#our-team', '/#our-team'],
    ['/about', '/#about'],
    ['/contact', '/#contact'],
  ] as const)('%s leads there', { timeout: 60_000 }, async ([path, place], { browser, development }) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(development.address + path)
    const { hash } = new URL(place, development.address)
    await expect(page.locator(hash)).toBeFocused({ timeout: 30_000 })
    await expect(page).toHaveURL(development.address + place)
    await expect(page).toHaveTitle(/ Anupalan$|^Anupalan/)
    const top = await page.locator(hash).evaluate((target) => target.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top).toBeLessThan(200)
    await page.close()
  })
})
