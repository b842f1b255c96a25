import type { KeptFiles } from '../../platform/files/copy-files.ts'

/** Where CVs are kept, and which column knows their keys. */
export const applicationFiles: KeptFiles = {
  collection: 'applications',
  table: 'applications',
  column: 'cv_key',
}
