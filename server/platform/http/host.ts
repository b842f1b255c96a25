/** Rejects requests to another host than the site's own: links and cookies belong to one host. */
import { problems, refuse } from '@anupalan/server/contract'
import type { RequestHandler } from 'express'
import type { Config } from '../config/config.ts'
import { sendRefusal } from './errors.ts'
import { nameRoute } from '../observability/log.ts'

/**
 * Without `publicUrl` every host is accepted. The host with or without `www.` is redirected; any other gets 421
 * Misdirected Request (RFC 9110, section 15.5.20).
 */
export function requireHost({ publicUrl }: Pick<Config, 'publicUrl'>): RequestHandler {
  if (!publicUrl) return (_request, _response, next) => next()
  const { host, origin } = publicUrl
  const alternative = host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`
  return (request, response, next) => {
    const requested = request.host?.toLowerCase()
    if (requested === host) return next()
    nameRoute(response, 'other host')
    const isApi = /^\/api(?:\/|$)/.test(request.path)
    if (requested === alternative && !isApi && ['GET', 'HEAD'].includes(request.method))
      return response.redirect(308, origin + request.originalUrl)
    if (isApi) return sendRefusal(response, refuse('misdirected'))
    response
      .status(problems.misdirected.status)
      .set('Cache-Control', 'no-store')
      .type('text/plain')
      .send(`${problems.misdirected.message}\n${origin}\n`)
  }
}
