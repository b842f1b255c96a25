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
  /\boffice\b|\b(?:yo)?u(?:r (?:team|people))?\b|\ba+p(?:ka|ki|ke|log)?\b|daftar|ऑफिस|दफ्तर|कार्यालय|आप/u
const isOpen =
  /\bopen\b|\bshut\b|\bclosed?\b|\bworking\b|\bholiday\b|khul[aei]|\bband\b|\b(?:come|visit|drop in|walk in|available)\b|\ba+ sakt|mil(?:enge|oge|ega|te)\b|आ सकत|मिलें?ग|मिलते|chh?utti|खुल[ाेी]|बंद|छुट्टी/u
/** Other things are open or closed too, and a form is worked on. */
const ofOthers = /account|company|business|\bgst\b|return|period|vacanc|opening|खाता|कंपनी|जीएसटी|रिटर्न/u

/** Days relative to today. “Kal” means yesterday too, but nobody asks whether the office was open. */
const near: readonly (readonly [RegExp, number])[] = [
  [/day after tomorrow|parso|परसों/u, 2],
  [/tomorrow|\bkal\b|कल(?![\p{L}\p{M}])/u, 1],
  [/\btoday\b|\baaj\b|\bnow\b|आज/u, 0],
]

/** Of the office only those are asked for by name that may be free. */
const freeDays: readonly (readonly [says: RegExp, name: string])[] = [
  [/\bsundays?\b|ravi?wa?a?r\b|itwa?a?r\b|रविवार|इतवार|संडे/u, 'Sunday'],
]

/** Holidays that are on the same day of each year, by name. */
const fixedHolidays: readonly (readonly [says: RegExp, month: number, day: number])[] = [
  [/republic day|gantantra|गणतंत्र/u, 1, 26],
  [/may day|labour day|mazdoor diwas|मजदूर दिवस/u, 5, 1],
  [/independence day|swatantrata|स्वतंत्रता/u, 8, 15],
  [/gandhi jayanti|गांधी जयंती/u, 10, 2],
  [/rajyotsava|राज्योत्सव/u, 11, 1],
  [/christmas|x-?mas|क्रिसमस|बड़ा दिन/u, 12, 25],
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
  const holiday = fixedHolidays.find(([says]) => says.test(text))
  if (holiday) {
    const [, month, day] = holiday
    const next = isoDate(dateParts(today).year, month, day)
    return next < today ? ofNextYear(next) : next
  }
  const days = near.find(([says]) => says.test(text))?.[1]
  if (days !== undefined) return addDays(today, days)
  const [asked, more] = freeDays.filter(([says]) => says.test(text))
  // Hours of several days are those of the week.
  return asked === undefined || more !== undefined
    ? undefined
    : Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead)).find((day) => weekday(day) === asked[1])
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
