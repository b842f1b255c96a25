/**
 * Merges objects that must not share a key.
 *
 * @param what what the values are, for the error.
 * @throws Error if a key occurs twice.
 */
export function mergeUnique<Value>(
  what: string,
  parts: readonly Readonly<Record<string, Value>>[],
): Readonly<Record<string, Value>>
export function mergeUnique(what: string, parts: readonly object[]): object
export function mergeUnique(what: string, parts: readonly object[]): object {
  const entries = parts.flatMap((part) => Object.entries<unknown>({ ...part }))
  const names = new Set<string>()
  for (const [name] of entries) {
    if (names.has(name)) throw new Error(`Two features have the same ${what}: ${name}.`)
    names.add(name)
  }
  return Object.fromEntries(entries)
}
