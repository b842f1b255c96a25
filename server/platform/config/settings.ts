/** Every setting of the server: one table, read at start and written into the README. */
import { isIP } from 'node:net'
import { isEmail } from '@anupalan/server/contract/core/email'

export interface Setting<Value> {
  /** Environment variable. */
  readonly variable: string
  /** Used if the variable is unset or empty; `null` without a default. */
  readonly fallback: string | null
  readonly allowed: string
  readonly meaning: string
  /** Its value may contain a password: it is never printed. */
  readonly isSecret?: boolean
  /** The value, or `undefined` for a text that is not allowed. */
  readonly read: (text: string) => Value | undefined
}

/** Keeps the literal type of `fallback`, which tells optional settings apart. */
const setting = <Value, Fallback extends string | null>(
  declaration: Setting<Value> & { readonly fallback: Fallback },
) => declaration

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
    allowed: '0 to 65535; 0 selects a free one',
    meaning: 'Port to listen on.',
    read: (text) => integer(text, 0, 65_535),
  }),
  host: setting({
    variable: 'HOST',
    fallback: '127.0.0.1',
    allowed: 'an address or a host name',
    meaning: 'Address to listen on; `0.0.0.0` for all.',
    read: (text) => (/^[\w.:-]+$/.test(text) ? text : undefined),
  }),
  dataDir: setting({
    variable: 'DATA_DIR',
    fallback: './data',
    allowed: 'a folder; created if it does not exist',
    meaning: 'Folder of the database, uploaded files, and mail that is written as files.',
    read: (text) => (text.includes('\0') ? undefined : text),
  }),
  databaseUrl: setting({
    variable: 'DATABASE_URL',
    fallback: null,
    allowed: 'postgresql://user:password@host:5432/database',
    meaning:
      'PostgreSQL 15 or later, which several instances can share. Without it the database is SQLite under DATA_DIR, for one instance.',
    isSecret: true,
    read: readDatabaseUrl,
  }),
  publicUrl: setting({
    variable: 'PUBLIC_URL',
    fallback: null,
    allowed: 'an http or https URL without a path, such as https://example.in',
    meaning:
      "The site's public URL. Requests for another host are rejected, only its origin is trusted, and links in mail begin with it; https enables HSTS and Secure cookies.",
    read: readPublicUrl,
  }),
  registration: setting({
    variable: 'REGISTRATION',
    fallback: 'closed',
    allowed: 'closed (this build has no accounts)',
    meaning: 'Whether visitors may create accounts.',
    read: oneOf('closed'),
  }),
  smtpUrl: setting({
    variable: 'SMTP_URL',
    fallback: null,
    allowed:
      'smtp://user:password@host:587 or smtps://user:password@host:465; without a user if none is needed',
    meaning:
      'Mail server. TLS is required for every host except this machine. Without it mail is written as `.eml` files into `outbox` under DATA_DIR.',
    isSecret: true,
    read: readSmtpUrl,
  }),
  mailFrom: setting({
    variable: 'MAIL_FROM',
    fallback: null,
    allowed: 'an e-mail address',
    meaning: "From address of mail; the firm's own by default.",
    read: (text) => (isEmail(text) ? text : undefined),
  }),
  consultants: setting({
    variable: 'CONSULTANTS',
    fallback: null,
    allowed: '1 to 50',
    meaning: "How many meetings can be held at the same time; the site's own number by default.",
    read: (text) => integer(text, 1, 50),
  }),
  linkSecret: setting({
    variable: 'LINK_SECRET',
    fallback: null,
    allowed: 'one or more texts of 32 characters or more, separated by a space, the same on every instance',
    meaning:
      'Keys that sign links in mail: the first signs, the others are still accepted. Without it a key is generated and stored in the database; `npm run rotate-secret -- links` generates a new one.',
    isSecret: true,
    read: (text) => {
      const keys = text.split(/\s+/)
      return keys.every((key) => key.length >= 32) ? keys : undefined
    },
  }),
  rateLimits: setting({
    variable: 'RATE_LIMITS',
    fallback: 'on',
    allowed: 'on or off; off is rejected in production',
    meaning: 'Rate limits per IP address.',
    read: oneOf('on', 'off'),
  }),
  trustProxy: setting({
    variable: 'TRUST_PROXY',
    fallback: 'off',
    allowed: 'off, the number of proxies in front (1 to 9), or their addresses separated by commas',
    meaning: 'Proxies whose X-Forwarded headers are trusted. If it is wrong, anyone can forge an address.',
    read: readTrustProxy,
  }),
  drainSeconds: setting({
    variable: 'DRAIN_SECONDS',
    fallback: '0',
    allowed: '0 to 60',
    meaning:
      "How long the server still accepts requests after SIGTERM, while `/ready` responds with 503: longer than the interval of the load balancer's health check.",
    read: (text) => integer(text, 0, 60),
  }),
  metricsListen: setting({
    variable: 'METRICS_LISTEN',
    fallback: null,
    allowed: 'an address and a port, such as 127.0.0.1:9464',
    meaning:
      'Listen address of `/metrics`, for Prometheus, separate from the site. Without it metrics are not served.',
    read: readListenAddress,
  }),
  environment: setting({
    variable: 'NODE_ENV',
    fallback: 'development',
    allowed: 'development, production or test',
    meaning: 'Environment of the process.',
    read: oneOf('development', 'production', 'test'),
  }),
} as const

/** Settings of other builds: rejected, so that none is silently ignored. */
export const absentSettings = {
  FILES_URL: 'this build keeps files under DATA_DIR only',
} as const

function readPublicUrl(text: string): URL | undefined {
  const url = URL.parse(text)
  const isOrigin = url !== null && url.href === `${url.origin}/` && ['http:', 'https:'].includes(url.protocol)
  return isOrigin ? url : undefined
}

export interface SmtpServer {
  readonly host: string
  readonly port: number
  /** Implicit TLS (`smtps:`); otherwise STARTTLS, required for every server except one on this machine. */
  readonly isImplicitTls: boolean
  readonly user?: string
  readonly password?: string
}

export interface ListenAddress {
  readonly host: string
  readonly port: number
}

function readListenAddress(text: string): ListenAddress | undefined {
  const [, host = '', digits = ''] = /^(\[[\da-f:]+\]|[\w.-]+):(\d+)$/i.exec(text) ?? []
  const port = integer(digits, 0, 65_535)
  return host === '' || port === undefined ? undefined : { host: host.replace(/^\[(.*)\]$/, '$1'), port }
}

function readDatabaseUrl(text: string): string | undefined {
  const url = URL.parse(text)
  return url && ['postgresql:', 'postgres:'].includes(url.protocol) && url.pathname.length > 1
    ? text
    : undefined
}

function readSmtpUrl(text: string): SmtpServer | undefined {
  const url = URL.parse(text)
  const port = { 'smtp:': 587, 'smtps:': 465 }[url?.protocol ?? '']
  if (
    !url ||
    port === undefined ||
    !url.hostname ||
    !['', '/'].includes(url.pathname) ||
    url.search ||
    url.hash
  ) {
    return undefined
  }
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port ? Number(url.port) : port,
    isImplicitTls: url.protocol === 'smtps:',
    ...(url.username && {
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
    }),
  }
}

function readTrustProxy(text: string): false | number | string[] | undefined {
  if (text === 'off') return false
  if (/^\d+$/.test(text)) return integer(text, 1, 9)
  const proxies = text.split(',').map((proxy) => proxy.trim())
  return proxies.every(isProxy) ? proxies : undefined
}

/** An address, a subnet, or one of Express's names of private subnets. */
function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  if (bits === undefined && ['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const version = isIP(address)
  const isSubnet = bits === undefined || integer(bits, 1, version === 4 ? 32 : 128) !== undefined
  return version !== 0 && isSubnet && rest.length === 0
}
