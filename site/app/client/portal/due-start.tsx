import type { LedgerRowProps } from '@anupalan/design-system/ledger'
import { formatDayMonth, weekday, type IsoDate } from '@anupalan/server/compliance/ist'
import { portal as words } from './words.ts'

/** What a row of a ledger has before its margin line: the day, or that there is none. */
export const dueStart = (dueOn: IsoDate | null): Pick<LedgerRowProps, 'start' | 'startDetail'> =>
  dueOn === null
    ? { start: '–', startDetail: words.noDate }
    : { start: <time dateTime={dueOn}>{formatDayMonth(dueOn)}</time>, startDetail: weekday(dueOn) }
