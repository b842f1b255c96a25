/** Photographs for stories and walks: shaded, in the formats of browsers. */
import { samplePng } from '@anupalan/server/contract/documents/sample-files'
import { photographsOf } from './photographs.ts'

const png = (name: string, width: number, height: number, shade: (row: number) => number) =>
  new File([samplePng(width, height, shade)], name, { type: 'image/png' })

/** What the browser cannot decode. */
export const undecodable = new File(['\0\0\0\u0018ftypheic'], 'IMG_2041.heic', { type: 'image/heic' })

/** The pages of a shop's bills. */
export const billFiles: readonly File[] = [
  png('बिल, पहला पन्ना.png', 120, 160, (row) => 230 - (row % 16 < 3 ? 120 : 0)),
  png('Second page.png', 120, 160, (row) => 220 - (row % 10 < 2 ? 100 : 0)),
  png('Receipt.png', 160, 90, (row) => 90 + row),
]

export const bills = photographsOf(billFiles)

/** A photograph as a WebP, which a PDF cannot contain. */
export async function webp(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(60, 40)
  canvas.getContext('2d')!.fillRect(10, 10, 40, 20)
  return new File([await canvas.convertToBlob({ type: 'image/webp' })], name, { type: 'image/webp' })
}
