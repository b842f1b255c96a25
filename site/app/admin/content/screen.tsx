import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import * as screen from '../../screen-content.css.ts'
import { Announcements } from './announcements.tsx'
import { FeesAsOf } from './fees-as-of.tsx'
import { OfficeDays } from './office-days.tsx'
import { contentWords as words } from './words.ts'

/** Content that the staff changes without a developer. */
export default function AdminContent() {
  return (
    <div className={screen.content}>
      <Stack gap="xs">
        <Heading level={1} tabIndex={-1}>
          {words.heading}
        </Heading>
        <Text tone="quiet">{words.lead}</Text>
      </Stack>
      <Announcements />
      <OfficeDays />
      <FeesAsOf />
    </div>
  )
}
