/** Reads a chosen picture in the browser, before anything is sent. The server checks it again. */
import {
  kindOfImage,
  problemOfSize,
  serviceImageRule,
  type ServiceImageProblem,
} from '@anupalan/server/contract/service-images/rules'

/** What is wrong with a picture; `undefined` if nothing is. */
export async function problemOfPicture(file: File): Promise<ServiceImageProblem | undefined> {
  if (file.size > serviceImageRule.maxBytes) return 'large'
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  if (kindOfImage(head) === undefined) return 'wrongKind'
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return 'damaged'
  const { width, height } = bitmap
  bitmap.close()
  return problemOfSize(width, height)
}

/** The content of a file in base 64. */
export const toBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      const url = typeof reader.result === 'string' ? reader.result : ''
      resolve(url.slice(url.indexOf(',') + 1))
    })
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')))
    reader.readAsDataURL(file)
  })
