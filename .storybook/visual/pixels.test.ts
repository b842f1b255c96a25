import sharp from 'sharp'
import { expect, test } from 'vitest'
import { crop, pixelDifference, pixelHash } from './pixels.ts'

type Colour = [red: number, green: number, blue: number]
const white: Colour = [255, 255, 255]
const red: Colour = [155, 27, 48]

/** A PNG from rows of pixels. */
const png = (rows: readonly (readonly Colour[])[], compressionLevel = 6) =>
  sharp(Buffer.from(rows.flat(2)), {
    raw: { width: rows.flat().length / rows.length, height: rows.length, channels: 3 },
  })
    .png({ compressionLevel })
    .toBuffer()

test('files of the same pixels have the same hash, whatever their bytes', async () => {
  const rows = Array.from({ length: 40 }, () => Array.from({ length: 40 }, (_, at) => (at % 3 ? white : red)))
  const [small, large] = [await png(rows, 9), await png(rows, 0)]
  expect(small.equals(large)).toBe(false)
  expect(await pixelHash(small)).toBe(await pixelHash(large))
})

test('a difference of one shade in one pixel changes the hash', async () => {
  const before = await png([[white, white]])
  const after = await png([[white, [255, 255, 254]]])
  expect(await pixelHash(after)).not.toBe(await pixelHash(before))
})

test('the same pixels in other dimensions have another hash', async () => {
  expect(await pixelHash(await png([[white, white]]))).not.toBe(
    await pixelHash(await png([[white], [white]])),
  )
})

test('a difference counts each differing pixel, and those outside one of the pictures', async () => {
  const { pixels, picture, bounds } = await pixelDifference(
    await png([
      [white, red],
      [white, white],
    ]),
    await png([[white, white]]),
  )
  expect(pixels).toBe(3)
  expect(bounds).toEqual({ left: 0, top: 0, width: 2, height: 2 })
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([2, 2])
  expect([...data.subarray(info.channels, info.channels + 3)]).toEqual([0xdc, 0x00, 0x28])
})

test('a picture is cropped to the difference with a margin, within its bounds', async () => {
  const rows = Array.from({ length: 20 }, () => Array.from({ length: 30 }, () => white))
  const before = await png(rows)
  const after = await png(rows.map((row, y) => row.map((colour, x) => (x === 28 && y === 4 ? red : colour))))
  const { bounds } = await pixelDifference(before, after)
  expect(bounds).toEqual({ left: 28, top: 4, width: 1, height: 1 })
  const { width, height } = await sharp(await crop(after, bounds!, 5)).metadata()
  expect([width, height]).toEqual([7, 10])
})
