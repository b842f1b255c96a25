import type { SlotGroup } from '@anupalan/design-system/slot-picker'
import { istDate } from '@anupalan/server/compliance/ist'
import { booking } from '../words.ts'
import { istTime, longDay, ownTime, ownTimeWords, partOfDay } from './times.ts'

function slotOf(start: string, zone: string | null) {
  const own = zone === null ? null : ownTime(start, zone)
  return { value: start, time: istTime(start), detail: own ? ownTimeWords(own) : undefined }
}

/** The free starts of one day, by the part of the day in India. */
export const slotGroups = (starts: readonly string[], zone: string | null): SlotGroup[] =>
  (['morning', 'afternoon', 'evening'] as const).map((part) => ({
    label: booking.slot[part],
    slots: starts.filter((start) => partOfDay(start) === part).map((start) => slotOf(start, zone)),
  }))

/** Free starts of several days, by day in India. */
export function slotsByDay(starts: readonly string[], zone: string | null): SlotGroup[] {
  const days = new Map<string, string[]>()
  for (const start of starts) {
    const day = longDay(istDate(Date.parse(start)))
    days.set(day, [...(days.get(day) ?? []), start])
  }
  return [...days].map(([label, each]) => ({ label, slots: each.map((start) => slotOf(start, zone)) }))
}
