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

const megabytes = (value: number | undefined) => value && value * 1024 * 1024

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
    allowed: 'closed or open',
    meaning: 'Whether visitors may create accounts. Invitations by staff always work.',
    read: oneOf('closed', 'open'),
  }),
  staffSecondFactor: setting({
    variable: 'STAFF_SECOND_FACTOR',
    fallback: null,
    allowed: 'required or optional',
    meaning:
      'Whether staff must add a passkey or one-time codes before they can use their account; required if NODE_ENV is production, optional otherwise.',
    read: oneOf('required', 'optional'),
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
    read: readKeys,
  }),
  filesUrl: setting({
    variable: 'FILES_URL',
    fallback: null,
    allowed:
      's3://key:password@host:port/bucket?region=ap-south-1, with a folder after the bucket if wanted, and with &tls=off for a service without TLS',
    meaning:
      'Service with the protocol of S3 for uploaded files, which several instances can share; characters of key and password percent-encoded. Without it they are in `files` under DATA_DIR.',
    isSecret: true,
    read: readFilesUrl,
  }),
  filesKey: setting({
    variable: 'FILES_KEY',
    fallback: null,
    allowed: 'one or more texts of 32 characters or more, separated by a space, the same on every instance',
    meaning:
      'Keys that encrypt uploaded files: the first encrypts, and the others still decrypt until `npm run rotate-secret -- files` has run. Required if NODE_ENV is production; otherwise a key is generated and stored in the database. Keep it apart from the backups, which cannot be read without it.',
    isSecret: true,
    read: readKeys,
  }),
  maxFileBytes: setting({
    variable: 'MAX_FILE_MB',
    fallback: '100',
    allowed: '1 to 2000',
    meaning: 'Largest file that a client or the firm can send, in MB of 1,048,576 bytes.',
    read: (text) => megabytes(integer(text, 1, 2_000)),
  }),
  auditSecret: setting({
    variable: 'AUDIT_SECRET',
    fallback: null,
    allowed: 'one or more texts of 32 characters or more, separated by a space, the same on every instance',
    meaning:
      'Keys of the audit chain: the first signs, and the others verify older entries, so keep them. Without it a key is generated and stored in the database, where whoever can change the entries can read it.',
    isSecret: true,
    read: readKeys,
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
  assistantUrl: setting({
    variable: 'ASSISTANT_URL',
    fallback: null,
    allowed: 'an http or https URL, such as https://llm.example.in/v1; http only for this machine',
    meaning:
      'Service with the chat-completions protocol that may rephrase the answers of the assistant if a visitor agrees; requests go to `/chat/completions` under it. Without it the assistant uses no language model.',
    read: readModelUrl,
  }),
  assistantKey: setting({
    variable: 'ASSISTANT_KEY',
    fallback: null,
    allowed: 'a text without spaces',
    meaning: 'Key of that service.',
    isSecret: true,
    read: (text) => (/^[\x21-\x7e]+$/.test(text) ? text : undefined),
  }),
  assistantModel: setting({
    variable: 'ASSISTANT_MODEL',
    fallback: null,
    allowed: 'a name without spaces',
    meaning: 'Name of the language model. Required with ASSISTANT_URL.',
    read: (text) => (/^[\w./:-]{1,100}$/.test(text) ? text : undefined),
  }),
  environment: setting({
    variable: 'NODE_ENV',
    fallback: 'development',
    allowed: 'development, production or test',
    meaning: 'Environment of the process.',
    read: oneOf('development', 'production', 'test'),
  }),
} as const

/** A language model behind the chat-completions protocol. */
export interface AssistantModel {
  /** Without a slash at its end. */
  readonly url: string
  readonly key: string | undefined
  readonly model: string
}

function readModelUrl(text: string): string | undefined {
  const url = URL.parse(text)
  const isLocal = ['127.0.0.1', 'localhost', '[::1]'].includes(url?.hostname ?? '')
  const isValid =
    (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal)) &&
    url.username === '' &&
    url.search === '' &&
    url.hash === ''
  return isValid ? url.href.replace(/\/$/, '') : undefined
}

/** Where uploaded files are, if not in a folder. */
export interface FilesService {
  /** `https://s3.ap-south-1.amazonaws.com` */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  /** In front of the names of objects: empty, or with a slash at its end. */
  readonly prefix: string
  readonly accessKey: string
  readonly secretKey: string
}

function readFilesUrl(text: string): FilesService | undefined {
  const url = URL.parse(text)
  const [bucket = '', ...folders] = url?.pathname.slice(1).split('/') ?? []
  const prefix = folders.filter((folder) => folder !== '').map((folder) => `${folder}/`)
  const { region, tls = 'on', ...others } = Object.fromEntries(url?.searchParams ?? [])
  const isValid =
    url?.protocol === 's3:' &&
    url.hostname !== '' &&
    url.username !== '' &&
    url.password !== '' &&
    /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(bucket) &&
    prefix.every((folder) => /^[\w.-]+\/$/.test(folder)) &&
    /^[a-z\d-]+$/.test(region ?? '') &&
    (tls === 'on' || tls === 'off') &&
    Object.keys(others).length === 0 &&
    url.hash === ''
  if (!isValid || region === undefined) return undefined
  return {
    endpoint: `${tls === 'on' ? 'https' : 'http'}://${url.host}`,
    region,
    bucket,
    prefix: prefix.join(''),
    accessKey: decodeURIComponent(url.username),
    secretKey: decodeURIComponent(url.password),
  }
}

function readKeys(text: string): string[] | undefined {
  const keys = text.split(/\s+/)
  return keys.every((key) => key.length >= 32) ? keys : undefined
}

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
