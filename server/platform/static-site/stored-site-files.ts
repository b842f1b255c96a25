/** Files of the site that a feature stores, beside those of the build. Their names change with their content. */
import { refuse } from '@anupalan/server/contract'
import type { RequestHandler } from 'express'
import { sendRefusal } from '../http/errors.ts'
import { nameRoute } from '../observability/log.ts'

export interface StoredSiteFile {
  /** Media type. */
  readonly type: string
  readonly content: Buffer
}

export interface StoredSiteFiles {
  /** `/service-images/`: the folder of their URLs. */
  readonly prefix: string
  /** @throws StorageError, or the error of a damaged file */
  find(name: string): Promise<StoredSiteFile | undefined>
}

const immutable = 'public, max-age=31536000, immutable'

/** Passes on what is not found, so that the site responds with its own page. */
export function serveStoredFiles(sources: readonly StoredSiteFiles[]): RequestHandler {
  return async (request, response, next) => {
    const source = sources.find(({ prefix }) => request.path.startsWith(prefix))
    if (!source) return next()
    const name = request.path.slice(source.prefix.length)
    const file = await source.find(name)
    if (!file) return next()
    nameRoute(response, source.prefix)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return sendRefusal(response, refuse('methodNotAllowed'))
    }
    response.setHeader('Cache-Control', immutable)
    response.setHeader('ETag', `"${name}"`)
    response.type(file.type).send(file.content)
  }
}
