/**
 * Paths with parameters, written `:name`. Path and query parameters are validated together by one schema of the
 * endpoint.
 */

/** Source of a pattern that matches a path, without capturing groups. */
const pathSource = (path: string) => path.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+')

/** Matches exactly this path, without a query. */
export const pathPattern = (path: string) => new RegExp(`^${pathSource(path)}$`)

/**
 * The URL of a call: each `:name` is replaced, other values are added to the query, and undefined ones are omitted.
 *
 * @throws RangeError if a path parameter has no value.
 */
export function fillPath(
  path: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  const named = new Set(Array.from(path.matchAll(/:(\w+)/g), ([, name]) => name))
  const query = writeQuery(Object.fromEntries(Object.entries(values).filter(([name]) => !named.has(name))))
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined || value === '') throw new RangeError(`No value for :${name} of ${path}`)
    return encodeURIComponent(value)
  })
  return query === '' ? filled : `${filled}?${query}`
}

/**
 * The parameters of a URL by name: path parameters take precedence over the query, and of a repeated name the first
 * value counts.
 *
 * @param url path and query.
 */
export function readPath(path: string, url: string): Record<string, string> {
  const [pathname = '', ...rest] = url.split('?')
  const values = readQuery(rest.join('?'))
  const parts = pathname.split('/')
  path.split('/').forEach((part, index) => {
    if (part.startsWith(':')) values[part.slice(1)] = decode(parts[index] ?? '')
  })
  return values
}

/** `a=1&b=2`; undefined values are omitted. */
export const writeQuery = (values: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(values)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')

/** Values by name. Of a repeated name, the first value counts. */
export function readQuery(query: string): Record<string, string> {
  const values: Record<string, string> = Object.create(null)
  for (const pair of query.split('&')) {
    const [name = '', ...rest] = pair.split('=')
    if (name !== '') values[decode(name)] ??= decode(rest.join('='))
  }
  return values
}

/**
 * Invalid percent-encoding is left unchanged: it matches no stored value. Nor does the character in place of U+0000,
 * which PostgreSQL rejects in every text (https://www.postgresql.org/docs/current/datatype-character.html).
 */
function decode(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' ')).replaceAll('\0', '\uFFFD')
  } catch {
    return part
  }
}
