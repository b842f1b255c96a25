/** Serves the pictures of services to visitors. */
import { buffer } from 'node:stream/consumers'
import type { Context } from '../../platform/context.ts'
import { load } from '../../platform/database/database.ts'
import type { StoredSiteFile, StoredSiteFiles } from '../../platform/static-site/stored-site-files.ts'
import { serviceImageFiles } from './image-files.ts'
import { IMAGE_PATH } from './queries.ts'

/** Files that a process keeps in memory; those of six services are 36, of 2 MB. */
const MAX_KEPT = 96

export function publicImages({ database, files }: Context): StoredSiteFiles {
  const kept = new Map<string, StoredSiteFile>()
  return {
    prefix: IMAGE_PATH,
    async find(name) {
      const known = kept.get(name)
      if (known) return known
      const type = typeOf(name)
      if (type === undefined) return undefined
      const row = await load(database, (reading) =>
        reading
          .selectFrom('serviceImageFiles')
          .select(['fileKey as key', 'bytes', 'sha256'])
          .where('name', '=', name)
          .executeTakeFirst(),
      )
      if (!row) return undefined
      const file = { type, content: await buffer(await files.of(serviceImageFiles.name).read(row)) }
      if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value!)
      kept.set(name, file)
      return file
    },
  }
}

const typeOf = (name: string) => {
  const format = /^[\da-f]{32}\.(avif|webp)$/.exec(name)?.[1]
  return format === undefined ? undefined : `image/${format}`
}
