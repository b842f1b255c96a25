import { Container } from '@anupalan/design-system/container'
import { Stack } from '@anupalan/design-system/stack'
import { meetingPage as words } from './words.ts'
import * as layout from '../../ui/page-layout.css.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Part } from '../../ui/page/part.tsx'
import { Questions } from '../../ui/page/questions.tsx'
import { RuledTerms } from '../../ui/page/ruled-terms.tsx'
import { TalkToUs } from '../../ui/page/talk-to-us.tsx'
import { BookingPanel } from './booking-panel.tsx'
import * as css from './page.css.ts'

/** Booking a free consultation and, with the link of the mail, moving and cancelling it. */
export default function ScheduleMeetingPage() {
  return (
    <div className={layout.page}>
      <Container>
        <Stack gap="xxl">
          <div className={css.beforeBooking}>
            <PageHead above={words.above} heading={words.heading} lead={words.lead} />
          </div>
          <div className={css.columns}>
            <BookingPanel />
            <div className={css.beforeBooking}>
              <Part id="about" heading={words.about.heading}>
                <RuledTerms terms={words.about.terms} />
              </Part>
            </div>
          </div>
          <div className={`${css.columns} ${css.beforeBooking}`}>
            <Part id="questions" heading={words.questions.heading}>
              <Questions questions={words.questions.items} />
            </Part>
            <TalkToUs heading={words.reach} />
          </div>
        </Stack>
      </Container>
    </div>
  )
}
