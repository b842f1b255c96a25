import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { firm } from '../../content/firm.ts'
import { services } from '../../content/services.ts'
import type { PagePath } from '../../ui/page-meta.ts'
import { colours } from '../assets/colours.ts'
import { readSite } from '../pages.ts'
import {
  altOf,
  breakLines,
  drawPicture,
  headingOf,
  makePictures,
  openFonts,
  pictureWords,
} from './pictures.ts'

const mark = readFileSync(join(import.meta.dirname, '../../public/icon.svg'), 'utf8')
const { pages } = await readSite()
const page = (wanted: PagePath) => pages.find(({ path }) => path === wanted)!

describe('breakLines', () => {
  const widthOf = (text: string) => text.length
  const text = 'one two three four five six'

  test('takes as few lines as the width allows, of about one length', () => {
    expect(breakLines(text, widthOf, 27)).toEqual([text])
    expect(breakLines(text, widthOf, 22)).toEqual(['one two three', 'four five six'])
  })

  test('never breaks a word', () => {
    expect(breakLines('incomprehensible words', widthOf, 6)).toEqual(['incomprehensible', 'words'])
  })
})

describe('the words of a picture', () => {
  test('are the page’s heading, without the firm’s name, and what the page is about', () => {
    expect(headingOf(page('/pricing').title)).toBe('Pricing')
    expect(pictureWords(page('/pricing'))).toEqual({
      heading: 'Pricing',
      below: page('/pricing').description,
    })
  })

  test('are what a service does', () => {
    const [service] = services
    expect(pictureWords(page(service.href))).toEqual({ heading: service.title, below: service.features })
  })

  test('are said to whoever does not see them', () => {
    expect(altOf({ heading: 'Nothing left to chance.', below: ['Tax', 'GST'] })).toBe(
      `${firm.name}. Nothing left to chance. Tax, GST.`,
    )
  })
})

describe('drawPicture', async () => {
  const fonts = await openFonts()
  const draw = (heading: string, below: string | readonly string[] = []) =>
    drawPicture({ heading, below }, fonts, mark)

  test('refuses words that have no room', () => {
    expect(() => draw('A heading that goes on and on '.repeat(5))).toThrow(/too long for a picture/)
    expect(() => draw('Tax', 'A description that goes on and on '.repeat(8))).toThrow(/too long for the rows/)
    expect(() => draw('Tax', ['1', '2', '3', '4'])).toThrow(/too long for the rows/)
  })

  test('refuses a letter that the fonts do not have, and names it', () => {
    expect(() => draw('Tax → GST')).toThrow(/has no “→” for “Tax/)
  })
})

describe('makePictures', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  const cache = join(folder, 'cache')
  afterAll(() => rmSync(folder, { recursive: true }))
  const make = (...paths: PagePath[]) => makePictures(paths.map(page), { client: folder, cache, mark })

  test('draws the sheet of the ledger in the colours of the theme, 1200 by 630 px', async () => {
    const pictures = await make('/', '/pricing')
    expect([...pictures.keys()]).toEqual(['/', '/pricing'])
    const { data, info } = await sharp(join(folder, pictures.get('/pricing')!.href))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([1200, 630])
    const { accent, paper, margin, mark: thread } = colours.light
    for (const [x, y, colour] of [
      [10, 300, accent],
      [600, 20, paper],
      [187, 300, margin],
      [83, 90, thread],
    ] as const) {
      const at = (y * info.width + x) * 3
      const wanted = Buffer.from(colour.slice(1), 'hex')
      // What is drawn larger and made smaller mixes a little with what is beside it.
      for (const part of [0, 1, 2])
        expect(Math.abs(data[at + part]! - wanted[part]!), `${colour} at ${x}, ${y}`).toBeLessThanOrEqual(3)
    }
  })

  test('draws nothing twice, and gives each picture an address of its own', async () => {
    const first = (await make('/pricing')).get('/pricing')!
    for (const file of readdirSync(cache)) writeFileSync(join(cache, file), 'kept')
    const second = (await make('/pricing')).get('/pricing')!
    expect(second).toEqual(first)
    expect(readFileSync(join(folder, second.href), 'utf8')).toBe('kept')
    const [renamed] = (
      await makePictures([{ ...page('/pricing'), title: 'Fees' }], { client: folder, cache, mark })
    ).values()
    expect(renamed!.href).not.toBe(first.href)
  })
})
