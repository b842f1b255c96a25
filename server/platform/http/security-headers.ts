/** Headers of every response. */
import type { CspFile } from '@anupalan/server/contract'
import { isApplicationPath } from '@anupalan/server/contract/site/application-path'
import type { Request, RequestHandler, Response } from 'express'
import helmet, { contentSecurityPolicy } from 'helmet'

/** Features that the pages do not use, disabled also for injected code. */
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
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  // Sign-in with a passkey.
  .concat('publickey-credentials-create=(self)', 'publickey-credentials-get=(self)')
  .join(', ')

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`)

/**
 * @param csp hashes of the inline styles of the built pages; scripts are never inline.
 * @param isHttps whether visitors use HTTPS, so that HSTS is safe.
 */
export function securityHeaders(csp: CspFile, isHttps: boolean): RequestHandler[] {
  const attributes = quoted(csp.styleAttributeHashes)
  const elements = quoted(csp.styleElementHashes)
  const policyWith = (imgSrc: readonly string[]) =>
    contentSecurityPolicy({
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc,
        manifestSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        styleSrcElem: ["'self'", ...elements],
        styleSrcAttr: attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : ["'none'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    })
  const policy = policyWith(["'self'"])
  // The application shows photographs before they are sent, and previews of documents.
  const applicationPolicy = policyWith(["'self'", 'blob:'])

  return [
    (request, response, next) =>
      (isApplicationPath(request.path) ? applicationPolicy : policy)(request, response, next),
    helmet({
      contentSecurityPolicy: false,
      // The page keeps a reference to a tab that it opens for WhatsApp, until that has navigated.
      crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      referrerPolicy: { policy: 'same-origin' },
      strictTransportSecurity: isHttps && { maxAge: 2 * 365 * 24 * 60 * 60, includeSubDomains: false },
      xFrameOptions: { action: 'deny' },
      // Filters of old browsers had vulnerabilities of their own: 0 disables them.
      xXssProtection: true,
    }),
    (_request, response, next) => {
      response.setHeader('Permissions-Policy', permissionsPolicy)
      next()
    },
  ]
}

const POLICY = 'Content-Security-Policy'

/** A response of the API is data: as a document it may load nothing. */
export const apiHeaders: RequestHandler = (_request, response, next) => {
  response.locals.pagePolicy = response.getHeader(POLICY)
  response.setHeader(POLICY, "default-src 'none'; frame-ancestors 'none'")
  response.setHeader('Cache-Control', 'no-store')
  next()
}

/** The exception: a response that is a page of the site has the policy of pages. */
export function allowPage(response: Response): void {
  const { pagePolicy } = response.locals
  if (typeof pagePolicy === 'string') response.setHeader(POLICY, pagePolicy)
}

/** The headers of a data response as an object, for code that responds without Express. */
export function dataHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {}
  const response = {
    setHeader: (name: string, value: unknown) => void (headers[name] = String(value)),
    removeHeader() {},
    getHeader: (name: string) => headers[name],
    locals: {},
  }
  const noHashes = { styleAttributeHashes: [], styleElementHashes: [] }
  const request = { path: '/api' } as Request
  // The middleware reads only the path of the request, and calls `next` synchronously.
  for (const handler of [...securityHeaders(noHashes, isHttps), apiHeaders])
    void handler(request, response as unknown as Response, (error) => {
      if (error instanceof Error) throw error
    })
  return headers
}
