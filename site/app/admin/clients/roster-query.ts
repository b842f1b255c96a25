import { NO_CONSULTANT, type RosterOrder, type RosterSort } from '@anupalan/server/contract/clients/rules'
import { useSearchParams } from 'react-router-dom'

/** `whose` of all clients. */
const EVERYBODY = 'all'

export const rosterViews = ['list', 'board'] as const
export type RosterView = (typeof rosterViews)[number]

export interface RosterQuery {
  /** For the call: a user name, `NO_CONSULTANT`, or empty for all. */
  readonly consultant: string
  /** In the URL and the select: empty for the caller's own, a user name, or one of `whoseOptions`. */
  readonly whose: string
  readonly search: string
  readonly sort: RosterSort
  readonly order: RosterOrder
  readonly view: RosterView
  /** Of the board, `2026-11`; empty for the current one. */
  readonly month: string
}

/** What the list shows is in the URL, so that Back and a bookmark show it again. @param own user name of the caller */
export function useRosterQuery(own: string) {
  const [query, setQuery] = useSearchParams()
  const whose = query.get('of') ?? ''
  const state: RosterQuery = {
    whose,
    consultant: whose === '' ? own : whose === EVERYBODY ? '' : whose,
    search: query.get('search') ?? '',
    sort: query.get('sort') === 'due' ? 'due' : 'name',
    order: query.get('order') === 'desc' ? 'desc' : 'asc',
    view: query.get('view') === 'board' ? 'board' : 'list',
    month: /^\d{4}-(?:0[1-9]|1[0-2])$/.exec(query.get('month') ?? '')?.[0] ?? '',
  }
  const change = (changes: Readonly<Record<string, string>>) =>
    setQuery(
      (former) => {
        for (const [name, value] of Object.entries(changes))
          if (value) former.set(name, value)
          else former.delete(name)
        return former
      },
      { replace: true, preventScrollReset: true },
    )
  return [state, change] as const
}

export const whoseOptions = { everybody: EVERYBODY, nobody: NO_CONSULTANT } as const
