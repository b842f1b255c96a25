import type { Collection } from '../../platform/files/collection.ts'

/** Pictures of services, as pages show them. */
export const serviceImageFiles: Collection = {
  name: 'service-images',
  table: 'service_image_files',
  column: 'file_key',
}
