/** Days that a question names, in the order of the text: “5 October 2026”, “5 oct”, “05/10/2026”, “5 अक्टूबर”. */
import { isoDate } from '../../../compliance/ist.ts'
import type { IsoDate } from '../../../compliance/ist.ts'
import { monthNames } from './months.ts'

const names = monthNames.map((each) => `(${each})`).join('|')
const ending = '(?![\\p{L}\\p{M}])'
const written = new RegExp(
  `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?[ -](?:of )?(?:${names})${ending}(?:[ ,-]*(20\\d\\d))?|(?<![\\p{L}\\p{M}])(?:${names})${ending} (\\d{1,2})(?:st|nd|rd|th)?(?!\\d)(?:,? (20\\d\\d))?`,
  'gu',
)
const inFigures = /(?<!\d)(\d{1,2})[./-](\d{1,2})[./-](20\d\d)(?!\d)|(?<!\d)(20\d\d)-(\d\d)-(\d\d)(?!\d)/g

export interface NamedDay {
  readonly day: IsoDate
  /** Where it begins and ends in the text. */
  readonly at: number
  readonly end: number
}

/** @param text normalized. @param today a day without its year is the last one that is not after it */
export function readDays(text: string, today: IsoDate): NamedDay[] {
  const found: NamedDay[] = []
  const add = (match: RegExpExecArray, year: string | undefined, month: number, day: number) => {
    const date = dayOf(year === undefined ? undefined : Number(year), month, day, today)
    if (date !== undefined) found.push({ day: date, at: match.index, end: match.index + match[0].length })
  }
  for (const match of text.matchAll(written)) {
    const groups = match.slice(1)
    const isDayFirst = groups[0] !== undefined
    const months = isDayFirst ? groups.slice(1, 13) : groups.slice(14, 26)
    const month = months.findIndex((each) => each !== undefined) + 1
    add(match, isDayFirst ? groups[13] : groups[27], month, Number(isDayFirst ? groups[0] : groups[26]))
  }
  for (const match of text.matchAll(inFigures)) {
    const [, day, month, year, isoYear, isoMonth, isoDay] = match
    if (year === undefined) add(match, isoYear, Number(isoMonth), Number(isoDay))
    else add(match, year, Number(month), Number(day))
  }
  return found.toSorted((one, other) => one.at - other.at)
}

const monthOfYear = new RegExp(`(?<![\\p{L}\\p{M}])(?:${names})${ending}[ ,-]*(20\\d\\d)(?!\\d)`, 'gu')

/** Months that a question names with their year and without a day, by their first day. */
export function readMonths(text: string, today: IsoDate): NamedDay[] {
  const days = readDays(text, today)
  return [...text.matchAll(monthOfYear)].flatMap((match) => {
    const at = match.index
    const end = at + match[0].length
    if (days.some((day) => at < day.end && end > day.at)) return []
    const month = match.slice(1, 13).findIndex((each) => each !== undefined) + 1
    return { day: isoDate(Number(match[13]), month, 1), at, end }
  })
}

function dayOf(year: number | undefined, month: number, day: number, today: IsoDate): IsoDate | undefined {
  try {
    if (year !== undefined) return isoDate(year, month, day)
    const thisYear = Number(today.slice(0, 4))
    const date = isoDate(thisYear, month, day)
    return date > today ? isoDate(thisYear - 1, month, day) : date
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
