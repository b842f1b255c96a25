import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { meetingPage } from './words.ts'
import { Island } from '../../islands/island.tsx'
import { Reach } from '../../ui/reach/reach.tsx'
import BookingOrManaged from './booking-or-managed.island.tsx'
import * as css from './bookings.css.ts'

/** The steps of a booking, or the booking that the URL opens; without JavaScript, the firm's contact details. */
export const BookingPanel = () => (
  <div className={css.sheet}>
    <Island of={BookingOrManaged} when="visible" id="booking" className={css.withScript} />
    <div className={css.withoutScript}>
      <Stack gap="md">
        <Heading level={2} size="title">
          {meetingPage.withoutScript.heading}
        </Heading>
        <Text>{meetingPage.withoutScript.text}</Text>
        <Reach />
      </Stack>
    </div>
  </div>
)
