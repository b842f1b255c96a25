/** Texts about documents that several parts of the screen show. */
import { formatDate, formatDayMonth, istDate } from '@anupalan/server/compliance/ist'
import type { PersonName } from '@anupalan/server/contract/core/comments'
import { fileKinds } from '@anupalan/server/contract/core/file-kinds'
import { deliveredKinds, documentCategories } from '@anupalan/server/contract/documents/rules'
import type { Document, DocumentVersion } from '@anupalan/server/contract/documents/schema'
import { yearLabel, yearsUpTo } from '@anupalan/server/contract/documents/years'
import type { IsoDate } from '@anupalan/server/compliance/ist'
import { sizeLabel } from '../../data/size-label.ts'
import { documentsWords as words } from './words.ts'

export const categoryLabel = (category: Document['category']): string =>
  documentCategories.find(({ value }) => value === category)?.label ?? category

export const deliveredLabel = (kind: Document['deliveredAs']): string | undefined =>
  deliveredKinds.find(({ value }) => value === kind)?.label

/** `PDF, 640 KB`. */
export const fileLabel = ({ kind, bytes }: Pick<DocumentVersion, 'kind' | 'bytes'>): string =>
  `${fileKinds[kind].label}, ${sizeLabel(bytes)}`

const dayOf = (instant: string) => istDate(Date.parse(instant))

/** `17 Nov` of an instant in UTC; with the year if it is not the current one. @param today in India */
export function dayLabel(instant: string, today: IsoDate | null): string {
  const day = dayOf(instant)
  return today !== null && day.slice(0, 4) === today.slice(0, 4) ? formatDayMonth(day) : formatDate(day)
}

/** `17 November 2026`. */
export const dateLabel = (instant: string): string => formatDate(dayOf(instant))

const time = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
})

/** `17 Nov 2026, 4:30 pm`. */
export const timeLabel = (instant: string): string => time.format(new Date(instant))

/** The name of a person, or who it was once the account is erased. */
export const personLabel = ({ fullName, isStaff }: PersonName): string =>
  fullName || (isStaff ? words.row.staff : words.row.formerMember)

/** Financial years that a document can be sorted under. */
const YEARS = 9

/** Options of a choice of the year, the newest first. @param today in India @param chosen listed even if it is older */
export function yearChoices(today: IsoDate | null, chosen: string | null = null) {
  const years = today === null ? [] : yearsUpTo(today, YEARS)
  const all = chosen === null || years.includes(chosen) ? years : [...years, chosen].toSorted().toReversed()
  return all.map((year) => ({ value: year, label: yearLabel(year) }))
}
