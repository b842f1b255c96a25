import type { ServiceImage } from '@anupalan/server/contract/service-images/schema'
import { serviceImageRule } from '@anupalan/server/contract/service-images/rules'
import type { Database } from '../../platform/database/database.ts'
import { imageFormats } from './encode-image.ts'
import type { ImageFormat } from './encode-image.ts'
import type { ServiceImageFilesTable, ServiceImagesTable } from './tables.ts'

/** Where pages load pictures from. */
export const IMAGE_PATH = '/service-images/'

export interface StoredImage extends ServiceImagesTable {
  /** The narrowest first. */
  readonly files: readonly ServiceImageFilesTable[]
}

/** Those of all services, or of one, by service. */
export async function findImages(database: Database, service?: string): Promise<StoredImage[]> {
  const rows = await database
    .selectFrom('serviceImages')
    .selectAll()
    .$if(service !== undefined, (query) => query.where('service', '=', service!))
    .orderBy('service')
    .execute()
  const files = await database
    .selectFrom('serviceImageFiles')
    .selectAll()
    .$if(service !== undefined, (query) => query.where('service', '=', service!))
    .orderBy('width')
    .execute()
  return rows.map((row) => ({ ...row, files: files.filter((file) => file.service === row.service) }))
}

const isOf = (format: ImageFormat) => (file: ServiceImageFilesTable) => file.name.endsWith(`.${format}`)

export const filesOf = ({ files }: StoredImage, format: ImageFormat) => files.filter(isOf(format))

export function toServiceImage(image: StoredImage): ServiceImage {
  const { service, alt, version, files } = image
  const { minWidth: width, minHeight: height } = serviceImageRule
  const [format] = imageFormats
  const largest = filesOf(image, 'webp').at(-1)
  return {
    service,
    alt,
    url: largest ? IMAGE_PATH + largest.name : '',
    width,
    height,
    bytes: Math.max(0, ...files.filter(isOf(format)).map(({ bytes }) => bytes)),
    version,
  }
}
