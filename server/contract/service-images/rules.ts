/** The rules of the pictures of services without the schemas, for the form, the mock and the server. */
import type { TextRule } from '../core/fields.ts'

/** What each picture must be. */
export const serviceImageRule = {
  /** Width to height. */
  ratio: [4, 3],
  /** How far its shape may be from `ratio`, as a part of it: the edges beyond are cut off. */
  tolerance: 0.02,
  /** Smallest size, in pixels: the largest that pages show. */
  minWidth: 960,
  minHeight: 720,
  /** Largest side and area, in pixels. Larger ones are rejected before they are decoded. */
  maxSide: 19_999,
  maxPixels: 50_000_000,
  /** Of the file that is sent. */
  maxBytes: 4 * 1024 * 1024,
} as const

export const serviceImageKinds = ['jpeg', 'png', 'webp'] as const

export type ServiceImageKind = (typeof serviceImageKinds)[number]

/** Limits in characters, and the message of each broken rule. */
export const serviceImageRules = {
  alt: {
    min: 10,
    max: 140,
    short: 'Please say in at least 10 characters what the picture shows.',
    long: 'The text must be at most 140 characters.',
  },
} as const satisfies Record<string, TextRule>

export const serviceImageMessages = {
  redundant: 'Say what is to be seen, without “picture of” or “photo of”: screen readers say that.',
  missing: 'Please choose a picture.',
  large: 'The picture is larger than 4 MB. Please save it smaller, as a JPEG.',
  wrongKind: 'This is not a JPEG, PNG or WebP picture.',
  damaged: 'The picture cannot be read to its end. Please export it again.',
  huge: 'The picture has more than 50 million pixels. Please make it smaller.',
  small: 'The picture must be at least 960 pixels wide and 720 high.',
  shape: 'The picture must be 4 wide to 3 high. Please crop it.',
  version: 'Please load the pictures again before you save one.',
} as const

export type ServiceImageProblem = 'missing' | 'large' | 'wrongKind' | 'damaged' | 'huge' | 'small' | 'shape'

/** Whether a text repeats what a screen reader says of every picture. */
export const isRedundantAlt = (alt: string): boolean =>
  /^(?:an?\s+|the\s+)?(?:picture|image|photo|photograph|drawing)s?\s+(?:of|showing)\b/i.test(alt.trim())

/** What is wrong with the size of a picture, in pixels as it is displayed; `undefined` if nothing. */
export function problemOfSize(width: number, height: number): 'huge' | 'small' | 'shape' | undefined {
  const { ratio, tolerance, minWidth, minHeight, maxSide, maxPixels } = serviceImageRule
  if (width > maxSide || height > maxSide || width * height > maxPixels) return 'huge'
  if (width < minWidth || height < minHeight) return 'small'
  const [across, down] = ratio
  return Math.abs((width / height) * (down / across) - 1) > tolerance ? 'shape' : undefined
}

/** The kind of a picture by its first 12 bytes. */
export function kindOfImage(head: Uint8Array): ServiceImageKind | undefined {
  const text = String.fromCharCode(...head.subarray(0, 12))
  if (text.startsWith('\u00FF\u00D8\u00FF')) return 'jpeg'
  if (text.startsWith('\u0089PNG\r\n\u001A\n')) return 'png'
  return text.startsWith('RIFF') && text.endsWith('WEBP') ? 'webp' : undefined
}

/** Length of the base 64 of the largest file. */
export const maxBase64Length = Math.ceil(serviceImageRule.maxBytes / 3) * 4
