import { Container } from '@anupalan/design-system/container'
import { Stack } from '@anupalan/design-system/stack'
import { meetingPage as words } from '../../content/meetings.ts'
import * as layout from '../../shell/page-layout.css.ts'
import { PageHead } from '../../shell/page/page-head.tsx'
import { Part } from '../../shell/page/part.tsx'
import { Questions } from '../../shell/page/questions.tsx'
import { RuledTerms } from '../../shell/page/ruled-terms.tsx'
import { TalkToUs } from '../../shell/page/talk-to-us.tsx'
import { BookingPanel } from './bookings/booking-panel.tsx'
import * as css from './schedule-meeting.css.ts'

/** A free consultation: what it is, and its booking; with the link of the mail, moving and cancelling it. */
export default function ScheduleMeetingPage() {
  return (
    <div className={layout.page}>
      <Container>
        <Stack gap="xxl">
          <PageHead above={words.above} heading={words.heading} lead={words.lead} />
          <div className={css.columns}>
            <BookingPanel />
            <Part id="about" heading={words.about.heading}>
              <RuledTerms terms={words.about.terms} />
            </Part>
          </div>
          <div className={css.columns}>
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
