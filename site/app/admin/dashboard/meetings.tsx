import { Heading } from '@anupalan/design-system/heading'
import { Ledger, LedgerRow } from '@anupalan/design-system/ledger'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { meetingModes } from '@anupalan/server/contract/bookings/rules'
import { serviceOptions } from '@anupalan/server/contract/core/services'
import type { Today } from '@anupalan/server/contract/dashboard/schema'
import { istTime } from '../../auth/account/times.ts'
import * as screen from '../../screen-content.css.ts'
import { screenHref } from './list-href.ts'
import { dashboardWords } from './words.ts'

const words = dashboardWords.meetings

const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value

/** The meetings of the day, by time. */
export function Meetings({ meetings }: Pick<Today, 'meetings'>) {
  const list = screenHref('/admin/bookings')
  return (
    <Stack gap="md" as="section">
      <div className={screen.sectionHead}>
        <Heading level={2} size="title" id="meetings-today">
          {words.heading}
        </Heading>
        {list && (
          <Link href={list} variant="strong">
            {words.all}
          </Link>
        )}
      </div>
      <Ledger labelledBy="meetings-today" empty={words.none}>
        {meetings.map(({ reference, start, service, mode, name }) => {
          const [time, half] = istTime(start).split(' ')
          return (
            <LedgerRow
              key={reference}
              start={<time dateTime={start}>{time}</time>}
              startDetail={half}
              title={<bdi>{name}</bdi>}
              detail={`${labelOf(serviceOptions, service)} · ${labelOf(meetingModes, mode)}`}
            />
          )
        })}
      </Ledger>
    </Stack>
  )
}
