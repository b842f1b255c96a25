/** The configuration: all environment variables are validated before anything starts. */
import { settings } from './settings.ts'
import type { Setting } from './settings.ts'

type ValueOf<S> = S extends Setting<infer Value> ? Value : never

type Settings = typeof settings

/** Settings that have no default. */
type OptionalName = {
  [Name in keyof Settings]: Settings[Name]['fallback'] extends null ? Name : never
}[keyof Settings]

export type Config = {
  readonly [Name in Exclude<keyof Settings, OptionalName>]: ValueOf<Settings[Name]>
} & { readonly [Name in OptionalName]?: ValueOf<Settings[Name]> }

/** One line for each invalid setting. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly lines: readonly string[]
  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}

/** @throws ConfigError */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const lines: string[] = []
  const values: Record<string, unknown> = {}

  for (const [name, { variable, fallback, allowed, isSecret, read }] of Object.entries<Setting<unknown>>(
    settings,
  )) {
    const text = environment[variable]?.trim() || fallback
    if (text === null) continue
    values[name] = read(text)
    if (values[name] !== undefined) continue
    const shown = isSecret ? 'another text, which is not shown' : JSON.stringify(text)
    lines.push(`${variable} must be ${allowed}; it is ${shown}.`)
  }

  if (values.environment === 'production' && values.rateLimits === 'off') {
    lines.push('RATE_LIMITS must be on if NODE_ENV is production.')
  }
  if (values.assistantUrl !== undefined && values.assistantModel === undefined)
    lines.push('ASSISTANT_MODEL must be set if ASSISTANT_URL is.')
  if (values.environment === 'production' && !environment.FILES_KEY?.trim()) {
    lines.push(
      'FILES_KEY must be set if NODE_ENV is production, for example to what `openssl rand -base64 48` prints. Keep a copy: without it no uploaded file can be read.',
    )
  }

  if (lines.length > 0) throw new ConfigError(lines)
  return values as Config
}

/** Whether visitors use HTTPS, which may end at a proxy. */
export const isHttps = ({ publicUrl }: Pick<Config, 'publicUrl'>) => publicUrl?.protocol === 'https:'

/**
 * The site's origin, with which links in mail begin. It is never read from a request, whose Host header can be forged.
 */
export function siteUrl({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  if (publicUrl) return publicUrl.origin
  // A wildcard address is not a destination.
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
