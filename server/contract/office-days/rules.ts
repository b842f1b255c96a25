/** The rules of the office's days without the schemas, for the form. */
import type { TextRule } from '../core/fields.ts'
import type { OfficeDayKind } from '../core/office-days.ts'

/** Limits in characters, and the message of each broken rule. */
export const officeDayRules = {
  name: {
    min: 2,
    max: 60,
    short: 'Please name the day, such as Deepavali.',
    long: 'The name must be at most 60 characters.',
  },
} as const satisfies Record<string, TextRule>

/** Days that are stored at most. */
export const MAX_OFFICE_DAYS = 400

export const officeDayMessages = {
  date: 'Please choose the day.',
  kind: 'Please choose whether the office is closed.',
  opens: 'Please enter when the office opens, such as 09:30.',
  closes: 'Please enter when the office closes, such as 13:00.',
  order: 'The office must close at least 30 minutes after it opens.',
  tooMany: 'There are 400 days already. Please remove old ones first.',
  version: 'Please load the days again before you save one.',
} as const

const timeOfDay = /^(?:[01]\d|2[0-3]):[0-5]\d$/

export const isTimeOfDay = (text: string): boolean => timeOfDay.test(text)

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The shortest meeting; minutes. */
const MIN_OPEN = 30

interface Hours {
  readonly kind: OfficeDayKind
  readonly opens: string
  readonly closes: string
}

/** What is wrong with the hours of a day, by field. Only a day with other hours has any. */
export function problemOfHours({ kind, opens, closes }: Hours): { opens?: string; closes?: string } {
  if (kind !== 'hours') return {}
  const problems = {
    ...(!isTimeOfDay(opens) && { opens: officeDayMessages.opens }),
    ...(!isTimeOfDay(closes) && { closes: officeDayMessages.closes }),
  }
  if (Object.keys(problems).length > 0) return problems
  return minutesOf(closes) - minutesOf(opens) < MIN_OPEN ? { closes: officeDayMessages.order } : {}
}
