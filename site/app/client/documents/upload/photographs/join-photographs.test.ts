import { samplePng } from '@anupalan/server/contract/documents/sample-files'
import sharp from 'sharp'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, test, vi } from 'vitest'
import { joinPhotographs, type JoinOptions } from './join-photographs.ts'
import { PhotographError } from './photograph-error.ts'
import { photographsOf } from './photographs.ts'

type Redraw = NonNullable<JoinOptions['redraw']>

const bytesOf = (buffer: Uint8Array) => new Uint8Array(buffer)

const blank = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 40, g: 90, b: 60, alpha: 0.5 } } })

/** @param orientation of EXIF, 1 to 8 */
const jpeg = async (width: number, height: number, orientation = 1) =>
  bytesOf(await blank(width, height).jpeg().withMetadata({ orientation }).toBuffer())

const png = async (...[width, height, channels]: Parameters<typeof blank>) =>
  bytesOf(await blank(width, height, channels).png().toBuffer())

const fileOf = (bytes: Uint8Array<ArrayBuffer>, name: string) => new File([bytes], name)

const join = (files: readonly File[], options: Partial<JoinOptions> = {}) =>
  joinPhotographs(photographsOf(files), {
    name: 'Bills',
    signal: new AbortController().signal,
    redraw: () => Promise.reject(new Error('Drawn again')),
    ...options,
  })

const bytesOfFile = async (file: File) => new Uint8Array(await file.arrayBuffer())

/** Width and height of each page; points, rounded. */
async function pagesOf(file: File): Promise<(readonly [number, number])[]> {
  const pdf = await getDocumentProxy(await bytesOfFile(file))
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1)
  const pages = await Promise.all(numbers.map((number) => pdf.getPage(number)))
  return pages.map(({ view }) => [Math.round(view[2]!), Math.round(view[3]!)] as const)
}

/** Where a position of an image, from 0 to 1 from its lower left corner, is drawn on its page; 0 to 1. */
async function placeOf(file: File, x: number, y: number) {
  const latin = Buffer.from(await bytesOfFile(file)).toString('latin1')
  const [, , width, height] = /MediaBox \[([^\]]+)\]/.exec(latin)![1]!.split(' ').map(Number)
  const pdf = await getDocumentProxy(await bytesOfFile(file))
  const { fnArray, argsArray } = await (await pdf.getPage(1)).getOperatorList()
  const { OPS } = await import('unpdf/pdfjs')
  const place = fnArray.reduceRight<[number, number]>(
    ([across, up], operation, index) => {
      if (operation !== OPS.transform) return [across, up]
      const [a, b, c, d, e, f] = argsArray[index] as [number, number, number, number, number, number]
      return [a * across + c * up + e, b * across + d * up + f]
    },
    [x, y],
  )
  return [Math.round(place[0] / width!), Math.round(place[1] / height!)]
}

/** Whether a file contains bytes. */
const contains = async (file: File, bytes: Uint8Array) =>
  Buffer.from(await bytesOfFile(file)).includes(Buffer.from(bytes))

describe('photographs in one PDF', () => {
  test('each is a page, in their order and of their shape, as large as fits A4', async () => {
    const file = await join([
      fileOf(await jpeg(300, 400), 'one.jpg'),
      fileOf(await jpeg(400, 200), 'two.jpg'),
      fileOf(await png(100, 500), 'three.png'),
    ])
    expect(await pagesOf(file)).toEqual([
      [595, 794],
      [842, 421],
      [168, 842],
    ])
  })

  test('the file has the given name, with the extension and type of a PDF', async () => {
    const photographs = [fileOf(await jpeg(30, 40), 'one.jpg')]
    const { name, type } = await join(photographs, { name: 'किराया बिल' })
    expect({ name, type }).toEqual({ name: 'किराया बिल.pdf', type: 'application/pdf' })
    expect((await join(photographs, { name: 'Bills.PDF' })).name).toBe('Bills.pdf')
  })

  test('a JPEG is contained byte for byte, and a PNG without transparency with its own pixels', async () => {
    const photograph = await jpeg(300, 400, 6)
    expect(await contains(await join([fileOf(photograph, 'one.jpg')]), photograph)).toBe(true)
    const screenshot = samplePng(20, 30, (row) => row * 8)
    const pixels = screenshot.subarray(screenshot.indexOf(0x78, 33), -16)
    expect(await contains(await join([fileOf(screenshot, 'two.png')]), pixels)).toBe(true)
  })

  // Where the lower left corner of the stored pixels is once the photograph is upright (EXIF 2.3, orientation).
  const corners: readonly (readonly [number, readonly [number, number]])[] = [
    [1, [0, 0]],
    [2, [1, 0]],
    [3, [1, 1]],
    [4, [0, 1]],
    [5, [1, 1]],
    [6, [0, 1]],
    [7, [0, 0]],
    [8, [1, 0]],
  ]
  test.each(corners)('a photograph of orientation %i is upright', async (orientation, corner) => {
    const file = await join([fileOf(await jpeg(400, 300, orientation), 'turned.jpg')])
    expect(await pagesOf(file)).toEqual([orientation > 4 ? [595, 794] : [794, 595]])
    expect(await placeOf(file, 0, 0)).toEqual(corner)
  })

  test('what a PDF cannot contain is drawn again', async () => {
    const drawn = await jpeg(200, 100)
    const redraw = vi.fn<Redraw>(() => Promise.resolve(drawn))
    const webp = fileOf(bytesOf(await blank(200, 100).webp().toBuffer()), 'one.webp')
    const transparent = fileOf(await png(200, 100, 4), 'two.png')
    const interlaced = fileOf(
      bytesOf(await blank(200, 100).png({ progressive: true }).toBuffer()),
      'three.png',
    )
    const file = await join([webp, transparent, interlaced], { redraw })
    expect(redraw.mock.calls).toEqual([[webp], [transparent], [interlaced]])
    expect(await pagesOf(file)).toHaveLength(3)
  })

  test('one that cannot be read is named', async () => {
    const photographs = photographsOf([
      fileOf(await jpeg(30, 40), 'one.jpg'),
      fileOf(bytesOf(Buffer.from('FFD8FF00', 'hex')), 'damaged.jpg'),
    ])
    const joined = joinPhotographs(photographs, { name: 'Bills', signal: new AbortController().signal })
    await expect(joined).rejects.toThrow(PhotographError)
    await expect(joined).rejects.toMatchObject({ id: photographs[1]!.id })
  })

  test('the next photograph is not read once the dialog is closed', async () => {
    const controller = new AbortController()
    const redraw = vi.fn<Redraw>(async () => {
      controller.abort()
      return await jpeg(30, 40)
    })
    const webp = bytesOf(await blank(20, 10).webp().toBuffer())
    const joined = join([fileOf(webp, 'one.webp'), fileOf(webp, 'two.webp')], {
      redraw,
      signal: controller.signal,
    })
    await expect(joined).rejects.toThrow(DOMException)
    expect(redraw).toHaveBeenCalledOnce()
  })
})
