import { useSearchParams } from 'react-router-dom'

const names = ['person', 'client', 'action', 'from', 'to'] as const

export type AuditFilterName = (typeof names)[number]

/** What is searched for; empty for anything. */
export type AuditSearch = Readonly<Record<AuditFilterName, string>>

/** What the trail is searched by is in the URL, so that Back and a bookmark show it again. */
export function useAuditFilter() {
  const [query, setQuery] = useSearchParams()
  const search = Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as AuditSearch
  const given = names.filter((name) => search[name] !== '')
  return {
    search,
    isFiltered: given.length > 0,
    /** For the call: only what is searched by. */
    params: Object.fromEntries(given.map((name) => [name, search[name]])),
    set: (changes: Partial<AuditSearch>) =>
      setQuery(
        (former) => {
          for (const [name, value] of Object.entries(changes))
            if (value) former.set(name, value)
            else former.delete(name)
          return former
        },
        { replace: true, preventScrollReset: true },
      ),
  }
}
