import { Ledger, LedgerRow } from '@anupalan/design-system/ledger'
import { Link } from '@anupalan/design-system/link'
import { formatDayMonth, istDate, weekday } from '@anupalan/server/compliance/ist'
import { meetingModes } from '@anupalan/server/contract/bookings/rules'
import type { Booking } from '@anupalan/server/contract/bookings/schema'
import { serviceOptions } from '@anupalan/server/contract/core/services'
import { firm } from '../../../content/firm.ts'
import { booking as words, modeDetails, timeWords } from '../words.ts'
import { istSpan, ownTime, ownTimeWords, zoneCity } from '../times/times.ts'
import * as css from '../bookings.css.ts'

const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label

export interface MeetingLedgerProps {
  /** In UTC. */
  start: string
  mode: Booking['mode']
  service: Booking['service']
  /** The visitor’s time zone; `null` while unknown. */
  zone: string | null
  /** Location, once it is booked. */
  place?: Booking['place']
  reference?: string
  /** Struck through except its reference, which may still be needed, and without a link to join. @default false */
  isCancelled?: boolean
}

/** The details of a meeting: its time in both zones, mode and location, subject. */
export function MeetingLedger({
  start,
  mode,
  service,
  zone,
  place,
  reference,
  isCancelled,
}: MeetingLedgerProps) {
  const day = istDate(Date.parse(start))
  const minutes = firm.promises.freeConsultationMinutes
  const own = zone === null ? null : ownTime(start, zone)
  const where = place?.href ? (
    <Link href={place.href} target="_blank" rel="noopener noreferrer">
      {linkWords(mode, place)}
    </Link>
  ) : (
    place?.text
  )
  return (
    <div className={isCancelled ? css.struck : undefined}>
      <Ledger
        footer={
          reference && (
            <span className={css.referenceLine}>
              {words.summary.reference} <span className={css.reference}>{reference}</span>
            </span>
          )
        }
      >
        <LedgerRow
          start={<time dateTime={day}>{formatDayMonth(day)}</time>}
          startDetail={weekday(day)}
          title={
            <time dateTime={start} className={css.when}>
              {istSpan(start, minutes)}
            </time>
          }
          detail={own && zone && timeWords.in(ownTimeWords(own), zoneCity(zone))}
        />
        <LedgerRow
          start={minutes}
          startDetail={words.summary.minutes}
          title={labelOf(meetingModes, mode)}
          detail={isCancelled ? undefined : (where ?? modeDetails[mode])}
        />
        <LedgerRow
          start={words.summary.fee}
          startDetail={words.summary.feeDetail}
          title={labelOf(serviceOptions, service)}
        />
      </Ledger>
    </div>
  )
}

const linkWords = (mode: Booking['mode'], { text }: Booking['place']) =>
  mode === 'video' ? words.booked.join : `${text} (${words.booked.map})`
