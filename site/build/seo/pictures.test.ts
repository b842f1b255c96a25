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

/** A logo that fills its drawing. */
const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 34"><rect width="30" height="34" fill="${colours.light.mark}"/></svg>`
const { pages } = await readSite()
const page = (wanted: PagePath) => pages.find(({ path }) => path === wanted)!

describe('breakLines', () => {
  const widthOf = (text: string) => text.length
  const text = 'one two three four five six'

  test('returns as few lines as the width allows, of similar length', () => {
    expect(breakLines(text, widthOf, 27)).toEqual([text])
    expect(breakLines(text, widthOf, 22)).toEqual(['one two three', 'four five six'])
  })

  test('never breaks a word', () => {
    expect(breakLines('incomprehensible words', widthOf, 6)).toEqual(['incomprehensible', 'words'])
  })
})

describe('the text of a preview image', () => {
  test('is the page’s title, without the firm’s name, and its description', () => {
    expect(headingOf(page('/pricing').title)).toBe('Pricing')
    expect(pictureWords(page('/pricing'))).toEqual({
      heading: 'Pricing',
      below: page('/pricing').description,
    })
  })

  test('lists the features of a service', () => {
    const [service] = services
    expect(pictureWords(page(service.href))).toEqual({ heading: service.title, below: service.features })
  })

  test('is also the alternative text', () => {
    expect(altOf({ heading: 'Nothing left to chance.', below: ['Tax', 'GST'] })).toBe(
      `${firm.name}. Nothing left to chance. Tax, GST.`,
    )
  })
})

describe('drawPicture', async () => {
  const fonts = await openFonts()
  const draw = (heading: string, below: string | readonly string[] = []) =>
    drawPicture({ heading, below }, fonts, mark)

  test('throws if the text does not fit', () => {
    expect(() => draw('A heading that goes on and on '.repeat(5))).toThrow(/too long for the preview image/)
    expect(() => draw('Tax', 'A description that goes on and on '.repeat(8))).toThrow(/too long for the rows/)
    expect(() => draw('Tax', ['1', '2', '3', '4'])).toThrow(/too long for the rows/)
  })

  test('throws for a character without a glyph', () => {
    expect(() => draw('Tax → GST')).toThrow(/has no “→” for “Tax/)
  })
})

describe('makePictures', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  const cache = join(folder, 'cache')
  afterAll(() => rmSync(folder, { recursive: true }))
  const make = (...paths: PagePath[]) => makePictures(paths.map(page), { client: folder, cache, mark })

  test('writes images of 1200 by 630 px in the colours of the theme', async () => {
    const pictures = await make('/', '/pricing')
    expect([...pictures.keys()]).toEqual(['/', '/pricing'])
    const { data, info } = await sharp(join(folder, pictures.get('/pricing')!.href))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([1200, 630])
    const { accent, paper, margin, mark: logo } = colours.light
    for (const [x, y, colour] of [
      [10, 300, accent],
      [600, 20, paper],
      [187, 300, margin],
      [103, 90, logo],
    ] as const) {
      const at = (y * info.width + x) * 3
      const wanted = Buffer.from(colour.slice(1), 'hex')
      // Downscaling mixes adjacent pixels slightly.
      for (const part of [0, 1, 2])
        expect(Math.abs(data[at + part]! - wanted[part]!), `${colour} at ${x}, ${y}`).toBeLessThanOrEqual(3)
    }
  })

  test('caches images, and includes a content hash in the URL', async () => {
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
