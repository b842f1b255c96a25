/**
 * Checks a picture by its content and encodes it anew as AVIF and WebP, in the sizes that pages show. Only pixels
 * survive: no EXIF, no position, no comment, nothing after its end.
 */
import {
  kindOfImage,
  problemOfSize,
  serviceImageKinds,
  serviceImageRule,
} from '@anupalan/server/contract/service-images/rules'
import type { ServiceImageProblem } from '@anupalan/server/contract/service-images/rules'
import { createHash } from 'node:crypto'
import type { Sharp, SharpOptions } from 'sharp'
import { checkFile } from '../../platform/files/check-file.ts'
import { sourceOf } from '../../platform/files/parts.ts'

/** Widths in pixels, for screens of one to three dots a pixel. The largest is the smallest that is accepted. */
export const imageWidths = [320, 640, serviceImageRule.minWidth] as const

export const imageFormats = ['avif', 'webp'] as const

export type ImageFormat = (typeof imageFormats)[number]

export interface EncodedImage {
  readonly format: ImageFormat
  readonly width: number
  readonly content: Buffer
}

/** A picture that takes longer is rejected as damaged, in seconds. */
const MAX_SECONDS = 20

const heightOf = (width: number) => (width * serviceImageRule.ratio[1]) / serviceImageRule.ratio[0]

let isRestricted = false

/**
 * Lets libvips read JPEG, PNG and WebP alone in this process, from the first picture on. It is a setting of the process:
 * whoever also reads SVG, as the build does, cannot have it.
 */
export function restrictImageReaders(): void {
  isRestricted = true
}

/** Loads libvips when the first picture is sent. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  if (isRestricted) {
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({
      operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
    })
  }
  sharp.cache(false)
  return sharp
}
let loading: ReturnType<typeof loadSharp> | undefined

let last: Promise<unknown> = Promise.resolve()

/** One picture at a time in a process: each may need 200 MB for a moment. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const next = last.then(work)
  last = next.catch(() => {})
  return next
}

/** @returns its files, or why it is rejected */
export async function encodeImage(
  bytes: Buffer,
): Promise<readonly EncodedImage[] | { readonly problem: ServiceImageProblem }> {
  if (bytes.length === 0) return { problem: 'missing' }
  if (bytes.length > serviceImageRule.maxBytes) return { problem: 'large' }
  if (kindOfImage(bytes) === undefined) return { problem: 'wrongKind' }
  // Before anything is decoded: its structure, and the size that it states.
  const found = await checkFile(sourceOf(bytes), '', serviceImageKinds)
  if ('problem' in found)
    return {
      problem:
        found.problem === 'hugeImage' ? 'huge' : found.problem === 'wrongKind' ? 'wrongKind' : 'damaged',
    }
  const digest = createHash('sha256').update(bytes).digest('hex')
  return inTurn(async () => {
    if (previous?.digest !== digest) previous = { digest, result: await decodeAndEncode(bytes) }
    return previous.result
  })
}

/** The last result: a picture is sent again after another version of it was stored meanwhile. */
let previous:
  { readonly digest: string; readonly result: Awaited<ReturnType<typeof encodeImage>> } | undefined

async function decodeAndEncode(bytes: Buffer): ReturnType<typeof encodeImage> {
  const sharp = await (loading ??= loadSharp())
  const options: SharpOptions = {
    limitInputPixels: serviceImageRule.maxPixels,
    failOn: 'error',
    sequentialRead: true,
  }
  // Reads the header alone: the message says what is too large.
  const size = await sharp(bytes, { ...options, limitInputPixels: false })
    .metadata()
    .then(
      ({ autoOrient }) => autoOrient,
      () => undefined,
    )
  if (!size) return { problem: 'damaged' }
  const problem = problemOfSize(size.width, size.height)
  if (problem) return { problem }
  const width = serviceImageRule.minWidth
  try {
    const { data, info } = await sharp(bytes, options)
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize(width, heightOf(width), { fit: 'cover' })
      .flatten({ background: { r: 255, g: 255, b: 255 } })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { channels } = info
    const pixels = () => sharp(data, { raw: { width, height: heightOf(width), channels } })
    const encoded: EncodedImage[] = []
    for (const each of imageWidths)
      for (const format of imageFormats) {
        const resized = pixels().resize(each, heightOf(each))
        encoded.push({ format, width: each, content: await encode[format](resized).toBuffer() })
      }
    return encoded
  } catch {
    return { problem: 'damaged' }
  }
}

const encode: Readonly<Record<ImageFormat, (pixels: Sharp) => Sharp>> = {
  avif: (pixels) => pixels.avif({ quality: 55, effort: 4 }),
  webp: (pixels) => pixels.webp({ quality: 78, effort: 5 }),
}
