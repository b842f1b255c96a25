import type { LedgerRowProps } from '@anupalan/design-system/ledger'
import { formatDayMonth, weekday, type IsoDate } from '@anupalan/server/compliance/ist'
import { portal as words } from './words.ts'

/**
 * What a row of a ledger has before its margin line: the day with its weekday, or with its year if that is not the
 * current one; or that there is none.
 *
 * @param today in India; `null` before it is known
 */
export function dueStart(
  dueOn: IsoDate | null,
  today: IsoDate | null,
): Pick<LedgerRowProps, 'start' | 'startDetail'> {
  if (dueOn === null) return { start: '–', startDetail: words.noDate }
  const year = dueOn.slice(0, 4)
  const isThisYear = today === null || today.slice(0, 4) === year
  return {
    start: <time dateTime={dueOn}>{formatDayMonth(dueOn)}</time>,
    startDetail: isThisYear ? weekday(dueOn) : year,
  }
}
