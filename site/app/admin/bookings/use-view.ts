import { addDays, istDate, type IsoDate } from '@anupalan/server/compliance/ist'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { mondayOf, readDay } from './times.ts'

/** What is shown, as the URL has it: it survives a reload, and can be sent to a colleague. */
export interface BookingsView {
  day: IsoDate
  view: 'day' | 'week'
  /** A user name; `-` for meetings that nobody holds; `''` for all. */
  consultant: string
}

export function useView() {
  const [query, setQuery] = useSearchParams()
  const [today] = useState(() => istDate(Date.now()))
  const view = query.get('view') === 'week' ? 'week' : 'day'
  const day = readDay(query.get('day')) ?? today
  const shown: BookingsView = { day, view, consultant: query.get('consultant') ?? '' }
  const step = view === 'week' ? 7 : 1
  return {
    ...shown,
    today,
    /** The first day, and how many. */
    from: view === 'week' ? mondayOf(day) : day,
    days: step,
    previous: addDays(day, -step),
    next: addDays(day, step),
    set: (changes: Partial<BookingsView>) => {
      const { day: to, view: as, consultant } = { ...shown, ...changes }
      const next = new URLSearchParams(query)
      for (const [name, value, isDefault] of [
        ['day', to, to === today],
        ['view', as, as === 'day'],
        ['consultant', consultant, consultant === ''],
      ] as const)
        if (isDefault) next.delete(name)
        else next.set(name, value)
      setQuery(next, { replace: true, preventScrollReset: true })
    },
  }
}
