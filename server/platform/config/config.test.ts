import { describe, expect, test } from 'vitest'
import { ConfigError, isHttps, readConfig, siteUrl } from './config.ts'
import { settings } from './settings.ts'

const linesOf = (environment: Record<string, string>) => {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.lines
    throw error
  }
}

describe('the configuration', () => {
  test('has defaults', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      registration: 'closed',
      maxFileBytes: 104_857_600,
      rateLimits: 'on',
      trustProxy: false,
      drainSeconds: 0,
      environment: 'development',
    })
  })

  test('a secret that is too short is rejected, and not printed', () => {
    const lines = linesOf({ LINK_SECRET: 'a short one' })
    expect(lines).toEqual([expect.stringMatching(/^LINK_SECRET must be one or more texts of 32 characters/)])
    expect(lines.join()).not.toContain('a short one')
  })

  test('links in mail begin with the public URL, or with the listen address', () => {
    const urlOf = (environment: Record<string, string>) => siteUrl(readConfig(environment))
    expect(urlOf({})).toBe('http://127.0.0.1:3000')
    expect(urlOf({ PUBLIC_URL: 'https://example.in', HOST: '0.0.0.0' })).toBe('https://example.in')
    expect(urlOf({ HOST: '0.0.0.0', PORT: '8080' })).toBe('http://localhost:8080')
    expect(urlOf({ HOST: '::1' })).toBe('http://[::1]:3000')
  })

  test('an empty variable is treated as unset', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: ' ', SMTP_URL: '' })).toEqual(readConfig({}))
  })

  test('reads each setting', () => {
    const config = readConfig({
      PORT: '0',
      HOST: '::1',
      DATA_DIR: '/var/lib/anupalan',
      PUBLIC_URL: 'https://example.in',
      REGISTRATION: 'closed',
      RATE_LIMITS: 'off',
      TRUST_PROXY: 'loopback, 10.0.0.0/8, 2001:db8::1',
      NODE_ENV: 'test',
    })
    expect(config).toMatchObject({
      port: 0,
      host: '::1',
      dataDir: '/var/lib/anupalan',
      rateLimits: 'off',
      trustProxy: ['loopback', '10.0.0.0/8', '2001:db8::1'],
    })
    expect(config.publicUrl?.origin).toBe('https://example.in')
    expect(isHttps(config)).toBe(true)
    expect(isHttps(readConfig({ PUBLIC_URL: 'http://example.in' }))).toBe(false)
    expect(isHttps(readConfig({}))).toBe(false)
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
  })

  for (const [variable, text] of [
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['HOST', 'two words'],
    ['PUBLIC_URL', 'example.in'],
    ['PUBLIC_URL', 'ftp://example.in'],
    ['PUBLIC_URL', 'https://example.in/site'],
    ['PUBLIC_URL', 'https://user:secret@example.in'],
    ['REGISTRATION', 'ajar'],
    ['RATE_LIMITS', 'false'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '0'],
    ['TRUST_PROXY', '*'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['NODE_ENV', 'prod'],
    ['MAIL_FROM', 'office'],
    ['DRAIN_SECONDS', '61'],
    ['CONSULTANTS', '0'],
    ['CONSULTANTS', 'two'],
    ['METRICS_LISTEN', '9464'],
    ['METRICS_LISTEN', '127.0.0.1:65536'],
  ] as const) {
    test(`${variable}=${text} is an error of one line with the allowed values`, () => {
      const lines = linesOf({ [variable]: text })
      const setting = Object.values(settings).find((each) => each.variable === variable)
      expect(lines).toEqual([`${variable} must be ${setting?.allowed}; it is ${JSON.stringify(text)}.`])
    })
  }

  for (const [variable, text] of [
    ['FILES_URL', 'https://key:secret@host/bucket?region=ap-south-1'],
    ['FILES_URL', 's3://key:secret@host/bucket'],
    ['FILES_URL', 's3://key:secret@host?region=ap-south-1'],
    ['FILES_URL', 's3://host/bucket?region=ap-south-1&secret'],
    ['FILES_URL', 's3://key:secret@host/bucket?region=ap-south-1&tls=maybe'],
    ['FILES_URL', 's3://key:secret@host/bucket/../x?region=ap-south-1&acl=public'],
    ['DATABASE_URL', 'mysql://user:secret@host/anupalan'],
    ['DATABASE_URL', 'postgresql://user:secret@host'],
    ['DATABASE_URL', 'secret'],
    ['SMTP_URL', 'http://user:secret@host'],
    ['SMTP_URL', 'smtp://user:secret@'],
    ['SMTP_URL', 'smtp://user:secret@host/path'],
    ['SMTP_URL', 'smtp://user:secret@host?logger=true'],
    ['LINK_SECRET', 'a secret'],
    ['FILES_KEY', 'a secret'],
    ['AUDIT_SECRET', 'a secret'],
    ['ASSISTANT_KEY', 'a secret'],
  ] as const) {
    test(`${variable} as ${text.replace('secret', '…')} is rejected, and its value is not printed`, () => {
      const [line, ...others] = linesOf({ [variable]: text })
      expect(others).toEqual([])
      expect(line).toMatch(new RegExp(`^${variable} must be .+; it is another text, which is not shown\\.$`))
      expect(line).not.toContain('secret')
    })
  }

  test('reads the listen address of metrics', () => {
    expect(readConfig({ METRICS_LISTEN: '[::1]:9464' }).metricsListen).toEqual({ host: '::1', port: 9464 })
  })

  test('reads the mail server', () => {
    const smtpUrl = (text: string) => readConfig({ SMTP_URL: text }).smtpUrl
    expect(smtpUrl('smtp://mail.example.in')).toEqual({
      host: 'mail.example.in',
      port: 587,
      isImplicitTls: false,
    })
    expect(smtpUrl('smtps://office%40example.in:p%3Ass@[::1]:4650/')).toEqual({
      host: '::1',
      port: 4650,
      isImplicitTls: true,
      user: 'office@example.in',
      password: 'p:ss',
    })
  })

  test('rate limits cannot be turned off in production', () => {
    const FILES_KEY = 'a-key-of-files-with-32-characters'
    expect(linesOf({ NODE_ENV: 'production', RATE_LIMITS: 'off', FILES_KEY })).toEqual([
      'RATE_LIMITS must be on if NODE_ENV is production.',
    ])
  })

  test('files need a key in production', () => {
    expect(linesOf({ NODE_ENV: 'production' })).toEqual([
      expect.stringMatching(
        /^FILES_KEY must be set if NODE_ENV is production, .+ no uploaded file can be read\.$/,
      ),
    ])
    expect(linesOf({ NODE_ENV: 'production', FILES_KEY: 'too short' })).toHaveLength(1)
  })

  test('reads the service of files', () => {
    const filesUrl = (text: string) => readConfig({ FILES_URL: text }).filesUrl
    expect(
      filesUrl('s3://AKIA:se%2Fcret@s3.ap-south-1.amazonaws.com/anupalan-files?region=ap-south-1'),
    ).toEqual({
      endpoint: 'https://s3.ap-south-1.amazonaws.com',
      region: 'ap-south-1',
      bucket: 'anupalan-files',
      prefix: '',
      accessKey: 'AKIA',
      secretKey: 'se/cret',
    })
    expect(filesUrl('s3://key:secret@minio:9000/files/portal/2026?region=us-east-1&tls=off')).toMatchObject({
      endpoint: 'http://minio:9000',
      bucket: 'files',
      prefix: 'portal/2026/',
    })
  })

  test('all errors are reported together', () => {
    expect(linesOf({ PORT: 'x', NODE_ENV: 'y', FILES_URL: 'z' })).toHaveLength(3)
  })
})
