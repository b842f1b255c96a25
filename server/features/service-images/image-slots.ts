/** The picture of each service, in the slot `service-image:<service>` of its page. */
import type { SlotPart, SlotSource } from '../../platform/static-site/slot-source.ts'
import type { ImageFormat } from './encode-image.ts'
import { filesOf, findImages, IMAGE_PATH } from './queries.ts'
import type { StoredImage } from './queries.ts'

export const imageSlots: SlotSource = async ({ database }) => ({
  slots: new Map(
    (await findImages(database)).map((image) => [`service-image:${image.service}`, [partOf(image)]]),
  ),
})

/** The value of `srcset`. */
const candidates = (image: StoredImage, format: ImageFormat) =>
  filesOf(image, format)
    .map(({ name, width }) => `${IMAGE_PATH}${name} ${width}w`)
    .join(', ')

const partOf = (image: StoredImage): SlotPart => ({
  template: 'service-image',
  values: {
    avif: candidates(image, 'avif'),
    webp: candidates(image, 'webp'),
    src: IMAGE_PATH + (filesOf(image, 'webp').at(-1)?.name ?? ''),
    alt: image.alt,
  },
})
