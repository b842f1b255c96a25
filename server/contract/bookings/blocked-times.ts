/** Time in which members of the staff hold no meetings: pure functions that the server and the mock share. */
import { addDays, istDate } from '../../compliance/ist.ts'
import type { IsoDate } from '../../compliance/ist.ts'
import { endOf, startsOn } from './slots.ts'
import type { MeetingRules } from './slots.ts'

export interface Blocked {
  /** User name. */
  readonly consultant: string
  /** UTC, as ISO text. */
  readonly startsAt: string
  /** UTC, as ISO text: the first instant after it. */
  readonly endsAt: string
}

/** A meeting that is not cancelled. */
export interface HeldMeeting {
  /** UTC, as ISO text. */
  readonly start: string
  /** User name of who holds it. */
  readonly assignedTo: string | null
}

/** Whether a meeting that begins at an instant would be in blocked time. @param start epoch ms */
export const isBlockedAt = ({ startsAt, endsAt }: Blocked, start: number): boolean =>
  Date.parse(startsAt) < endOf(start) && start < Date.parse(endsAt)

/**
 * How many of those who can hold a meeting are taken at a start: by its meetings, and by blocked time of people who hold
 * none of them.
 *
 * @param start epoch ms
 */
export function takenAt(
  start: number,
  meetings: readonly HeldMeeting[],
  blocked: readonly Blocked[],
): number {
  const own = meetings.filter((each) => Date.parse(each.start) === start)
  const holders = new Set(own.map(({ assignedTo }) => assignedTo))
  const away = new Set(blocked.filter((each) => isBlockedAt(each, start)).map(({ consultant }) => consultant))
  return own.length + [...away].filter((consultant) => !holders.has(consultant)).length
}

/** Raises the counts of the starts that are in blocked time. @param days of the counts */
export function withBlocked(
  taken: ReadonlyMap<number, number>,
  { from, days }: { readonly from: IsoDate; readonly days: number },
  rules: MeetingRules,
  { meetings, blocked }: { readonly meetings: readonly HeldMeeting[]; readonly blocked: readonly Blocked[] },
): Map<number, number> {
  const counts = new Map(taken)
  if (blocked.length === 0) return counts
  for (let day = 0; day < days; day++)
    for (const start of startsOn(addDays(from, day), rules))
      if (blocked.some((each) => isBlockedAt(each, start)))
        counts.set(start, takenAt(start, meetings, blocked))
  return counts
}

/**
 * The meetings that cannot be held as they are once time is blocked: those of that person, and at starts at which too few
 * people are left, those that nobody holds yet.
 *
 * @param consultants meetings that can be held at the same time
 * @param others blocked time that there is already
 */
export const conflictsWith = <Meeting extends HeldMeeting>(
  added: Blocked,
  meetings: readonly Meeting[],
  others: readonly Blocked[],
  consultants: number,
): Meeting[] =>
  meetings.filter(({ start, assignedTo }) => {
    const at = Date.parse(start)
    if (!isBlockedAt(added, at)) return false
    if (assignedTo !== null) return assignedTo === added.consultant
    return takenAt(at, meetings, [...others, added]) > consultants
  })

/** The days in India that blocked time has a part of. */
export const blockedDays = ({ startsAt, endsAt }: Pick<Blocked, 'startsAt' | 'endsAt'>) => ({
  first: istDate(Date.parse(startsAt)),
  last: istDate(Date.parse(endsAt) - 1),
})
