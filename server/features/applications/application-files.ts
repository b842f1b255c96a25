import type { Collection } from '../../platform/files/collection.ts'

/** CVs. */
export const applicationFiles: Collection = {
  name: 'applications',
  table: 'applications',
  column: 'cv_key',
}
