/** Compares screenshots by pixels: files with the same pixels may differ in their bytes. */
import { createHash } from 'node:crypto'
import sharp from 'sharp'

interface Pixels {
  data: Buffer
  /** px */
  width: number
  /** px */
  height: number
}

const CHANNELS = 4

async function decode(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** SHA-256 of a picture's size and pixels, the first 32 hexadecimal digits. */
export async function pixelHash(png: Buffer): Promise<string> {
  const { data, width, height } = await decode(png)
  return createHash('sha256').update(`${width}x${height} `).update(data).digest('hex').slice(0, 32)
}

export interface PixelDifference {
  /** PNG: differing pixels red, the others pale. As large as both pictures combined. */
  picture: Buffer
  /** Number of differing pixels, including those outside one of the pictures. */
  pixels: number
  /** Bounding box of the differing pixels; `undefined` if there are none. */
  bounds: Area | undefined
}

/** A part of a picture, in px from its top left corner. */
export interface Area {
  left: number
  top: number
  width: number
  height: number
}

/** Compares two pictures. */
export async function pixelDifference(before: Buffer, after: Buffer): Promise<PixelDifference> {
  const [first, second] = await Promise.all([decode(before), decode(after)])
  const width = Math.max(first.width, second.width)
  const height = Math.max(first.height, second.height)
  const data = Buffer.alloc(width * height * CHANNELS, 255)
  let pixels = 0
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const pixel = pixelAt(first, x, y)
      const isSame = pixel !== undefined && pixel === pixelAt(second, x, y)
      if (!isSame) {
        pixels++
        left = Math.min(left, x)
        top = Math.min(top, y)
        right = Math.max(right, x)
        bottom = y
      }
      data.writeUInt32BE(isSame ? pale(pixel) : 0xdc_00_28_ff, (y * width + x) * CHANNELS)
    }
  const picture = await sharp(data, { raw: { width, height, channels: CHANNELS } })
    .png()
    .toBuffer()
  const bounds = pixels === 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 }
  return { picture, pixels, bounds }
}

/**
 * The part of a picture around an area, within the picture's bounds.
 *
 * @param margin px on each side
 */
export async function crop(png: Buffer, { left, top, width, height }: Area, margin: number): Promise<Buffer> {
  const image = sharp(png)
  const whole = await image.metadata()
  const from = { left: Math.max(0, left - margin), top: Math.max(0, top - margin) }
  const to = {
    right: Math.min(whole.width, left + width + margin),
    bottom: Math.min(whole.height, top + height + margin),
  }
  // The picture ends before the area: there is nothing to crop.
  if (to.right <= from.left || to.bottom <= from.top) return png
  return image
    .extract({ ...from, width: to.right - from.left, height: to.bottom - from.top })
    .png()
    .toBuffer()
}

/** As 0xRRGGBBAA; `undefined` outside the picture. */
const pixelAt = ({ data, width, height }: Pixels, x: number, y: number): number | undefined =>
  x < width && y < height ? data.readUInt32BE((y * width + x) * CHANNELS) : undefined

/** A light grey in place of a colour. */
function pale(colour: number): number {
  const sum = (colour >>> 24) + ((colour >>> 16) & 0xff) + ((colour >>> 8) & 0xff)
  const grey = 200 + Math.round(sum / 15)
  return ((grey << 24) | (grey << 16) | (grey << 8) | 0xff) >>> 0
}
