import { Button, ButtonLink } from '@anupalan/design-system/button'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { bookingFragment } from '@anupalan/server/contract/bookings/links'
import type { BookingReceipt } from '@anupalan/server/contract/bookings/schema'
import { booking as words } from '../words.ts'
import * as css from '../bookings.css.ts'
import { AboutMeeting } from './about-meeting.tsx'
import { MeetingLedger } from './meeting-ledger.tsx'
import { SaveToCalendar } from './save-to-calendar.tsx'

export interface BookedProps {
  receipt: BookingReceipt
  /** Recipient of the confirmation. */
  email: string
  zone: string | null
  onManage: (fragment: string) => void
  onAnother: () => void
}

/** The confirmation of a booking: its reference, a calendar file, and the link to move or cancel it. */
export default function Booked({ receipt: { booking, key }, email, zone, onManage, onAnother }: BookedProps) {
  const link = { reference: booking.reference, key }
  return (
    <Stack gap="lg">
      <Text>{words.booked.mail(email)}</Text>
      <MeetingLedger {...booking} zone={zone} />
      <AboutMeeting mode={booking.mode} />
      <div className={css.choices}>
        <SaveToCalendar link={link} />
        <ButtonLink
          href={bookingFragment(link)}
          variant="secondary"
          onClick={(event) => {
            // The URL already has this fragment, so following the link would do nothing.
            event.preventDefault()
            onManage(bookingFragment(link))
          }}
        >
          {words.booked.manage}
        </ButtonLink>
        <Button variant="quiet" onPress={onAnother}>
          {words.booked.another}
        </Button>
      </div>
      <Text size="small" tone="quiet">
        {words.booked.calendarHint}
      </Text>
    </Stack>
  )
}
