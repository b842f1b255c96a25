/** Every setting of the server: one table, read at start and written into the README. */
import { isIP } from 'node:net'

export interface Setting<Value> {
  /** Environment variable. */
  readonly variable: string
  /** Used where the variable is unset or empty; `null` where there is none. */
  readonly fallback: string | null
  readonly allowed: string
  readonly meaning: string
  /** The value, or `undefined` for a text that is not allowed. */
  readonly read: (text: string) => Value | undefined
}

const setting = <Value>(declaration: Setting<Value>) => declaration

const oneOf =
  <const Word extends string>(...words: Word[]) =>
  (text: string) =>
    words.find((word) => word === text)

const integer = (text: string, min: number, max: number) => {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : -1
  return value >= min && value <= max ? value : undefined
}

export const settings = {
  port: setting({
    variable: 'PORT',
    fallback: '3000',
    allowed: '0 to 65535; 0 takes a free one',
    meaning: 'Port to listen on.',
    read: (text) => integer(text, 0, 65_535),
  }),
  host: setting({
    variable: 'HOST',
    fallback: '127.0.0.1',
    allowed: 'an address or a host name',
    meaning: 'Address to listen on. `0.0.0.0` listens on all.',
    read: (text) => (/^[\w.:-]+$/.test(text) ? text : undefined),
  }),
  dataDir: setting({
    variable: 'DATA_DIR',
    fallback: './data',
    allowed: 'a folder; made where it does not exist',
    meaning: 'Where the database stands.',
    read: (text) => (text.includes('\0') ? undefined : text),
  }),
  publicUrl: setting({
    variable: 'PUBLIC_URL',
    fallback: null,
    allowed: 'an http or https address without a path, such as https://example.in',
    meaning:
      "The site's address as visitors type it. Its origin is trusted behind a proxy; https turns on HSTS and Secure cookies.",
    read: readPublicUrl,
  }),
  registration: setting({
    variable: 'REGISTRATION',
    fallback: 'closed',
    allowed: 'closed (this build has no accounts to open)',
    meaning: 'Whether visitors may create accounts.',
    read: oneOf('closed'),
  }),
  rateLimits: setting({
    variable: 'RATE_LIMITS',
    fallback: 'on',
    allowed: 'on or off; off is refused in production',
    meaning: 'Limits on calls from one address.',
    read: oneOf('on', 'off'),
  }),
  trustProxy: setting({
    variable: 'TRUST_PROXY',
    fallback: 'off',
    allowed: 'off, how many proxies stand in front (1 to 9), or their addresses separated by commas',
    meaning: 'Whose X-Forwarded headers are believed. Where it is wrong, anyone can forge an address.',
    read: readTrustProxy,
  }),
  environment: setting({
    variable: 'NODE_ENV',
    fallback: 'development',
    allowed: 'development, production or test',
    meaning: 'What the process is for.',
    read: oneOf('development', 'production', 'test'),
  }),
} as const

/** Settings people may expect, which this build does not have: refused, so that none is silently ignored. */
export const absentSettings = {
  DATABASE_URL: 'this build stores in SQLite under DATA_DIR',
  FILES_URL: 'this build stores no files',
  SMTP_URL: 'this build queues mail in its database and sends none',
} as const

function readPublicUrl(text: string): URL | undefined {
  const url = URL.parse(text)
  const isOrigin = url !== null && url.href === `${url.origin}/` && ['http:', 'https:'].includes(url.protocol)
  return isOrigin ? url : undefined
}

function readTrustProxy(text: string): false | number | string[] | undefined {
  if (text === 'off') return false
  if (/^\d+$/.test(text)) return integer(text, 1, 9)
  const proxies = text.split(',').map((proxy) => proxy.trim())
  return proxies.every(isProxy) ? proxies : undefined
}

/** An address, a subnet, or one of Express's names for the private ones. */
function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  if (bits === undefined && ['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const version = isIP(address)
  const isSubnet = bits === undefined || integer(bits, 1, version === 4 ? 32 : 128) !== undefined
  return version !== 0 && isSubnet && rest.length === 0
}
