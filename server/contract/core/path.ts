/**
 * Paths some of whose parts a caller fills in, written `:name`. What fills them, and the query, is judged as one by the
 * schema of the endpoint's address.
 */

/** Source of a pattern that matches a path and captures nothing. */
export const pathSource = (path: string) => path.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+')

/** Matches exactly this path, without its query. */
export const pathPattern = (path: string) => new RegExp(`^${pathSource(path)}$`)

/**
 * The address of a call: each `:name` is filled in, every other value goes into the query, and what is undefined is
 * left out.
 *
 * @throws RangeError where nothing fills a part of the path.
 */
export function fillPath(
  path: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  const named = new Set(Array.from(path.matchAll(/:(\w+)/g), ([, name]) => name))
  const query = writeQuery(Object.fromEntries(Object.entries(values).filter(([name]) => !named.has(name))))
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined || value === '') throw new RangeError(`Nothing fills :${name} of ${path}`)
    return encodeURIComponent(value)
  })
  return query === '' ? filled : `${filled}?${query}`
}

/**
 * What stands in an address, by name: first the parts of its path, then its query, of which the first value counts.
 *
 * @param url from the root, with its query.
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

/** `a=1&b=2`; what is undefined is left out. */
export const writeQuery = (values: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(values)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')

/** Values by name. Of a name that stands twice, the first counts. */
export function readQuery(query: string): Record<string, string> {
  const values: Record<string, string> = Object.create(null)
  for (const pair of query.split('&')) {
    const [name = '', ...rest] = pair.split('=')
    if (name !== '') values[decode(name)] ??= decode(rest.join('='))
  }
  return values
}

/** What is no encoding of UTF-8 is left as it is: it names nothing. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '))
  } catch {
    return part
  }
}
