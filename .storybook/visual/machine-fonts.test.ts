import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchOptions } from '../../scripts/chromium.ts'
import { machineFonts } from './machine-fonts.ts'

const font = readFileSync(join(import.meta.dirname, '../../design-system/tokens/fonts/anek-latin-text.woff2'))
const face = `@font-face { font-family: brought; src: url(data:font/woff2;base64,${font.toString('base64')}) }
  * { font-family: brought }`

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await chromium.launch(launchOptions())
  page = await browser.newPage()
})
afterAll(() => browser.close())

async function fontsOf(body: string, style = '') {
  await page.setContent(`<style>${face}${style}</style>${body}`)
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((each) => each.load()))
  })
  return machineFonts(page)
}

test('letters of a bundled font are not reported', async () => {
  expect(await fontsOf('<p>Fee ₹499 <b>a month</b></p><input value="CMP-02">')).toEqual([])
})

test.each([
  ['a word', '<p>Fee <b class="own">a month</b></p>', ''],
  ['a deeply nested word', `${'<div>'.repeat(12)}<p class="own">Fee`, ''],
  ['an input’s value', '<input class="own" value="CMP-02">', ''],
  ['generated content', '<p>Fee</p>', 'p::after { content: "a month"; font-family: serif }'],
  ['the button of a file input', '<input type="file">', ''],
  ['letters that the font does not have', '<p>Плата</p>', ''],
])('%s in a system font is reported', async (_, body, style) => {
  expect(await fontsOf(body, `.own { font-family: serif } ${style}`)).toHaveLength(1)
})

test('hidden text is not reported', async () => {
  expect(await fontsOf('<p class="own" hidden>Fee</p>', '.own { font-family: serif }')).toEqual([])
})
