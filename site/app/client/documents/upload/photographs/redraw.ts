/** Longest side of a photograph that is drawn again: A4 at 350 dpi; px. */
const MAX_SIDE_PX = 4096

const JPEG_QUALITY = 0.9

/**
 * A photograph as an upright JPEG on white, drawn by the browser.
 *
 * @throws DOMException if the browser cannot decode it
 */
export async function redrawAsJpeg(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const bitmap = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  try {
    const scale = Math.min(1, MAX_SIDE_PX / Math.max(bitmap.width, bitmap.height))
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    const context = canvas.getContext('2d')
    if (!context) throw new DOMException('There is no memory for this photograph.', 'EncodingError')
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const { promise, resolve } = Promise.withResolvers<Blob | null>()
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY)
    const jpeg = await promise
    if (!jpeg) throw new DOMException('This photograph could not be drawn.', 'EncodingError')
    return new Uint8Array(await jpeg.arrayBuffer())
  } finally {
    bitmap.close()
    // Safari keeps the memory of a canvas until it has no pixels.
    canvas.width = 0
    canvas.height = 0
  }
}
