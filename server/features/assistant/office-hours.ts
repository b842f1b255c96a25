/** Whether the office is open on a day that a question names: by its hours, its holidays and the days of the staff. */
import type { Answered } from '@anupalan/server/contract/assistant/schema'
import { addDays, dateParts, formatDate, isoDate, weekday } from '@anupalan/server/compliance/ist'
import type { IsoDate } from '@anupalan/server/compliance/ist'
import { closureOf } from '@anupalan/server/contract/bookings/slots'
import type { MeetingRules } from '@anupalan/server/contract/bookings/slots'
import type { FoundAnswer } from './answer-question.ts'
import { normalizeText } from './language/words.ts'
import { readDays } from './slots/read-dates.ts'
import { assistantWords } from './words.ts'

const ofOffice =
  /\boffice\b|\byou(?:r (?:team|people))?\b|\ba+p(?:ka|ki|ke|log)?\b|daftar|ऑफिस|दफ्तर|कार्यालय|आप/u
const isOpen =
  /\bopen\b|\bshut\b|\bclosed?\b|\bworking\b|\bholiday\b|khul[aei]|\bband\b|chh?utti|खुल[ाेी]|बंद|छुट्टी/u
/** Other things are open or closed too, and a form is worked on. */
const ofOthers = /account|company|business|\bgst\b|return|period|vacanc|opening|खाता|कंपनी|जीएसटी|रिटर्न/u

/** Days relative to today. “Kal” means yesterday too, but nobody asks whether the office was open. */
const near: readonly (readonly [RegExp, number])[] = [
  [/day after tomorrow|parso|परसों/u, 2],
  [/tomorrow|\bkal\b|कल(?![\p{L}\p{M}])/u, 1],
  [/\btoday\b|\baaj\b|\bnow\b|आज/u, 0],
]

/** The day of which a question asks whether the office is open; undefined for any other question. */
export function officeDayAsked(question: string, today: IsoDate): IsoDate | undefined {
  const text = normalizeText(question)
  if (!ofOffice.test(text) || !isOpen.test(text) || ofOthers.test(text)) return undefined
  const [named] = readDays(text, today)
  if (named) {
    // A day without its year is the next one.
    return named.day < today && !/20\d\d/.test(text) ? ofNextYear(named.day) : named.day
  }
  const days = near.find(([says]) => says.test(text))?.[1]
  return days === undefined ? undefined : addDays(today, days)
}

/** The same day of the next year; undefined for 29 February. */
function ofNextYear(date: IsoDate): IsoDate | undefined {
  const { year, month, day } = dateParts(date)
  if (month === 2 && day === 29) return undefined
  return isoDate(year + 1, month, day)
}

/** `9:30 AM`, as the site states its hours, from `09:30`. */
function onClock(time: string): string {
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`
}

/** @param rules with the days of the staff */
export function answerOfficeDay(
  day: IsoDate,
  rules: MeetingRules,
  { today, ...common }: Pick<Answered, 'hasIdentifier'> & { readonly today: IsoDate },
): FoundAnswer {
  const words = assistantWords.office
  const date = `${weekday(day)}, ${formatDate(day)}`
  const closure = closureOf(day, rules)
  const other = (rules.otherHours ?? []).filter((each) => each.date === day)
  const hours =
    other.length > 0 ? other : rules.hours.filter(({ weekdays }) => weekdays.includes(weekday(day)))
  const text = closure
    ? closure.kind === 'holiday'
      ? words.holiday(date, closure.reason)
      : words.closed(date)
    : words.open(
        date,
        hours.map(({ opens, closes }) => [onClock(opens), onClock(closes)] as const),
      )
  return {
    answer: {
      kind: 'answer',
      topic: 'firm',
      ...common,
      sentences: [{ text, sources: [0] }],
      sources: [
        { title: words.source, heading: words.heading, address: '/#contact', kind: 'section', asOf: today },
      ],
      confirm: false,
      phrasedBy: 'site',
    },
    evidence: [text],
  }
}
