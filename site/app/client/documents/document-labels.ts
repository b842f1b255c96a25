/** Texts about documents that several screens show. */
import { formatDate, formatDayMonth, istDate } from '@anupalan/server/compliance/ist'
import type { PersonName } from '@anupalan/server/contract/core/comments'
import { fileKinds } from '@anupalan/server/contract/core/file-kinds'
import type { DocumentVersion } from '@anupalan/server/contract/documents/schema'
import type { IsoDate } from '@anupalan/server/compliance/ist'
import { sizeLabel } from '../../data/size-label.ts'
import { documentRowWords as words } from './row-words.ts'

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
  fullName || (isStaff ? words.staff : words.formerMember)
