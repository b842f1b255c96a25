import type { Read } from '@anupalan/server/compliance/format'
import { isoDate, MONTHS, type IsoDate } from '@anupalan/server/compliance/ist'
import { dateProblems } from './read-date.words.ts'

const refused = (code: 'missing' | 'invalid', message: string) =>
  ({ ok: false, problem: { code, message } }) as const

/** 1 to 12 for `11`, `Nov` or `November`; NaN for anything else. */
function monthOf(text: string): number {
  if (/^\d{1,2}$/.test(text)) return Number(text)
  const at = text.length < 3 ? -1 : MONTHS.findIndex((month) => month.toLowerCase().startsWith(text))
  return at === -1 ? Number.NaN : at + 1
}

/**
 * Parses a date as written in India: `20 11 2026`, `20/11/2026`, `20 Nov 2026`, `20th November, 2026`; and
 * `2026-11-20`. The day precedes the month. The year has four digits.
 */
export function readDate(typed: string): Read<IsoDate> {
  const text = typed.normalize('NFKC').trim().toLowerCase()
  if (text === '') return refused('missing', dateProblems.missing)
  const parts = text.split(/[\s,./\p{Pd}]+/u).filter((part) => part !== '')
  if (parts.length !== 3) return refused('invalid', dateProblems.unclear)
  const [day, month, year] = /^\d{4}$/.test(parts[0]!) ? parts.toReversed() : parts
  const days = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(day!)?.[1]
  const at = monthOf(month!)
  if (days === undefined || Number.isNaN(at)) return refused('invalid', dateProblems.unclear)
  if (!/^\d{4}$/.test(year!)) return refused('invalid', dateProblems.shortYear)
  try {
    return { ok: true, value: isoDate(Number(year), at, Number(days)) }
  } catch {
    return refused('invalid', dateProblems.noSuchDay)
  }
}
