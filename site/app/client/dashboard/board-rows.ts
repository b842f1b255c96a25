/** The returns of a client by the month in which they are due. */
import { dateParts, MONTHS, type IsoDate } from '@anupalan/server/compliance/ist'
import type { Task } from '@anupalan/server/contract/tasks/schema'

export interface BoardMonth {
  /** `2026-11` */
  readonly key: string
  /** `Nov 2026` */
  readonly label: string
}

export interface BoardRow {
  /** Name of the return. */
  readonly title: string
  /** By key of the month. */
  readonly tasks: Readonly<Record<string, Task>>
}

/** Months before and after the current one. */
const BEFORE = 2
const AFTER = 1

const monthOf = (date: IsoDate) => date.slice(0, 7)

/** The months that the board shows. @param today in India */
export function boardMonths(today: IsoDate): BoardMonth[] {
  const { year, month } = dateParts(today)
  return Array.from({ length: BEFORE + 1 + AFTER }, (_, index) => {
    const months = year * 12 + (month - 1) + index - BEFORE
    const name = MONTHS[months % 12]!.slice(0, 3)
    const inYear = Math.floor(months / 12)
    return { key: `${inYear}-${String((months % 12) + 1).padStart(2, '0')}`, label: `${name} ${inYear}` }
  })
}

/** Returns that are due in these months, by name; of two in one month the later one. */
export function boardRows(tasks: readonly Task[], months: readonly BoardMonth[]): BoardRow[] {
  const shown = new Set(months.map(({ key }) => key))
  const rows = new Map<string, Record<string, Task>>()
  for (const task of tasks) {
    if (!task.statutory?.isReturn || task.dueOn === null) continue
    const month = monthOf(task.dueOn)
    if (!shown.has(month)) continue
    const row = rows.get(task.title) ?? {}
    const other = row[month]
    if (!other || (other.dueOn ?? '') < task.dueOn) row[month] = task
    rows.set(task.title, row)
  }
  return [...rows.entries()]
    .map(([title, byMonth]) => ({ title, tasks: byMonth }))
    .toSorted((a, b) => (a.title < b.title ? -1 : 1))
}

/** The months from the first one with a return: a new client has none of the earlier ones. */
export const filledMonths = (months: readonly BoardMonth[], rows: readonly BoardRow[]): BoardMonth[] => {
  const first = months.findIndex(({ key }) => rows.some(({ tasks }) => key in tasks))
  return months.slice(Math.max(first, 0))
}
