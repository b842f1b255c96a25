import type { Config } from '../config/config.ts'
import { openFolder } from './folder-objects.ts'
import type { ObjectStore } from './object-store.ts'
import { openS3 } from './s3-objects.ts'

/** The objects of a collection: in the service of the settings, or in a folder of the data folder. */
export const openObjects = (
  { dataDir, filesUrl }: Pick<Config, 'dataDir' | 'filesUrl'>,
  collection: string,
): ObjectStore => (filesUrl ? openS3(filesUrl, collection) : openFolder(dataDir, collection))
