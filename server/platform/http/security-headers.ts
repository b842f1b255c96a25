/** Headers that every answer carries. */
import type { CspFile } from '@anupalan/server/contract'
import type { RequestHandler, Response } from 'express'
import helmet from 'helmet'

/** What pages of a brochure site never need, refused to whatever might be injected into one. */
const permissionsPolicy = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`)

/**
 * @param csp the inline styles the built pages hold, allowed by their hashes; scripts are never inline.
 * @param isHttps whether visitors come by HTTPS, and so may be told never to come otherwise.
 */
export function securityHeaders(csp: CspFile, isHttps: boolean): RequestHandler[] {
  const attributes = quoted(csp.styleAttributeHashes)
  const elements = quoted(csp.styleElementHashes)

  return [
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          baseUri: ["'none'"],
          connectSrc: ["'self'"],
          fontSrc: ["'self'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          imgSrc: ["'self'"],
          manifestSrc: ["'self'"],
          scriptSrc: ["'self'"],
          styleSrc: ["'self'"],
          styleSrcElem: ["'self'", ...elements],
          styleSrcAttr: attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : ["'none'"],
          ...(isHttps && { upgradeInsecureRequests: [] }),
        },
      },
      // A tab the page opens for WhatsApp stays reachable until it has gone there.
      crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      referrerPolicy: { policy: 'same-origin' },
      strictTransportSecurity: isHttps && { maxAge: 2 * 365 * 24 * 60 * 60, includeSubDomains: false },
      xFrameOptions: { action: 'deny' },
      // Filters of old browsers that added holes of their own: 0 turns them off.
      xXssProtection: true,
    }),
    (_request, response, next) => {
      response.setHeader('Permissions-Policy', permissionsPolicy)
      next()
    },
  ]
}

/** An answer of the API is data: as a document it may load nothing. */
export const apiHeaders: RequestHandler = (_request, response, next) => {
  response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  response.setHeader('Cache-Control', 'no-store')
  next()
}

/** The headers of an answer that is data, for whoever answers where Express does not: exactly those that it would set. */
export function dataHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {}
  const response = {
    setHeader: (name: string, value: unknown) => void (headers[name] = String(value)),
    removeHeader() {},
  }
  const noHashes = { styleAttributeHashes: [], styleElementHashes: [] }
  // They look at no request, and call `next` before they return.
  for (const handler of [...securityHeaders(noHashes, isHttps), apiHeaders])
    void handler({} as never, response as unknown as Response, (error) => {
      if (error instanceof Error) throw error
    })
  return headers
}
