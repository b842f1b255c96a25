import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import type { MeetingMode } from '@anupalan/server/contract/bookings/rules'
import { useEffect } from 'react'
import { RuledTerms } from '../../../ui/page/ruled-terms.tsx'
import { booking as words } from '../words.ts'

const { about } = words.booked

/** Who calls or how to get there, and how to prepare. */
export const AboutMeeting = ({ mode }: { mode: MeetingMode }) => (
  <Stack gap="sm">
    <Heading level={2} size="label">
      {about.heading}
    </Heading>
    <RuledTerms terms={[about.modes[mode], about.ready, about.late]} />
  </Stack>
)

/**
 * Makes the document that of a meeting: its title is the heading.
 *
 * @param heading `undefined` while no meeting is shown
 */
export function useMeetingTitle(heading: string | undefined): void {
  useEffect(() => {
    if (heading === undefined) return
    const { title } = document
    document.title = title.replace(/^[^|]*(?= \||$)/, heading.replace(/\.$/, ''))
    return () => {
      document.title = title
    }
  }, [heading])
}
