import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logo, makeIcons, siteHead, webManifest } from './manifest.ts'

/** A logo that fills its drawing. */
const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 34"><rect width="30" height="34" fill="red"/></svg>'

describe('the icons', () => {
  const client = mkdtempSync(join(tmpdir(), 'icons-'))
  beforeAll(() => makeIcons(client, mark))
  afterAll(() => rmSync(client, { recursive: true }))

  const { icons } = JSON.parse(webManifest()) as { icons: { src: string; sizes: string; purpose: string }[] }

  test.each(icons)('$src is $sizes, and opaque only if it is maskable: $purpose', async (icon) => {
    const picture = sharp(join(client, icon.src))
    const { width, height, format } = await picture.metadata()
    expect([`${width}x${height}`, format]).toEqual([icon.sizes, 'png'])
    expect((await picture.stats()).isOpaque).toBe(icon.purpose === 'maskable')
  })

  test('a maskable icon has the logo inside the safe zone', async () => {
    const file = icons.find(({ purpose, sizes }) => purpose === 'maskable' && sizes === '512x512')!.src
    const { data, info } = await sharp(join(client, file))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const corner = data.subarray(0, 3)
    const outside: string[] = []
    for (let y = 0; y < info.height; y++)
      for (let x = 0; x < info.width; x++) {
        const at = (y * info.width + x) * 3
        const isSign = data.subarray(at, at + 3).compare(corner) !== 0
        if (isSign && Math.hypot(x - 255.5, y - 255.5) > 0.4 * info.width) outside.push(`${x}, ${y}`)
      }
    expect(outside).toEqual([])
    expect(data.subarray((256 * 512 + 200) * 3).subarray(0, 3)).not.toEqual(corner)
  })

  test('the favicon contains one image of 32 by 32 px', async () => {
    const file = readFileSync(join(client, 'favicon.ico'))
    expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
    const png = file.subarray(file.readUInt32LE(18))
    expect(png.length).toBe(file.readUInt32LE(14))
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
  })

  test('every icon in the head or in structured data exists', () => {
    const files = [...siteHead.matchAll(/href="([^"]+\.(?:png|ico))"/g)].map(([, href]) => href!)
    expect(files).toHaveLength(2)
    for (const file of [...files, logo]) expect(existsSync(join(client, file)), file).toBe(true)
  })
})

test('the manifest has what makes a site installable, and starts at the home page', () => {
  expect(JSON.parse(webManifest())).toMatchObject({
    name: expect.stringMatching(/\w/),
    short_name: expect.stringMatching(/^.{1,12}$/),
    start_url: '/',
    display: 'minimal-ui',
    theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    background_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  })
})
