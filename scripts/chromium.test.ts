import { existsSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { findChromium, launchOptions } from './chromium.ts'

afterEach(() => vi.unstubAllEnvs())

test('CHROME_PATH takes precedence', () => {
  vi.stubEnv('CHROME_PATH', process.execPath)
  expect(findChromium()).toEqual({ path: process.execPath })
})

test('a CHROME_PATH without a file is an error', () => {
  vi.stubEnv('CHROME_PATH', '/nowhere/chrome')
  expect(findChromium).toThrow('CHROME_PATH is /nowhere/chrome, which does not exist.')
})

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('on Linux x64', () => {
  test('it is the pinned package’s, with only its own fonts', () => {
    vi.stubEnv('CHROME_PATH', '')
    const { path, env } = findChromium()
    expect(path).toMatch(/node_modules\/\.cache\/chromium-[\d.]+\/chromium$/)
    expect(existsSync(path)).toBe(true)
    const fonts = readFileSync(env!.FONTCONFIG_FILE!, 'utf8').match(/<dir>.*<\/dir>/g)
    expect(fonts).toHaveLength(1)
    expect(fonts![0]).toContain('node_modules/.cache/chromium-')
  })

  test('pages keep site isolation, web security and separate processes', () => {
    const { args } = launchOptions()
    for (const unsafe of [
      '--single-process',
      '--no-zygote',
      '--disable-web-security',
      '--disable-site-isolation-trials',
    ])
      expect(args).not.toContain(unsafe)
  })
})
