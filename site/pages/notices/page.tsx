import { Container } from '@anupalan/design-system/container'
import { Disclosure } from '@anupalan/design-system/disclosure'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { NOTICE_FIELDS, notices, type NoticeField } from '@anupalan/server/compliance/notices'
import { Island } from '../../islands/island.tsx'
import * as layout from '../../ui/page-layout.css.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Part } from '../../ui/page/part.tsx'
import { Points } from '../../ui/page/points.tsx'
import { TalkToUs } from '../../ui/page/talk-to-us.tsx'
import NoticeFinder from './notice-finder.island.tsx'
import { NoticeRow } from './notice-row.tsx'
import * as css from './notices.css.ts'
import { noticeFields, noticesPage as words } from './words.ts'

/** Notices of the authorities: what each means, and how and by when it is answered. */
export default function NoticesPage() {
  return (
    <div className={layout.page}>
      <Container>
        <Stack gap="xxl">
          <PageHead above={words.breadcrumbs} heading={words.heading} lead={words.lead} isCompact />
          <Island of={NoticeFinder} when="interaction" />
          <Part id="first" heading={words.first.heading} size="heading">
            <Points points={words.first.points} />
          </Part>
          <div className={layout.twoColumns}>
            <Part id="all" heading={words.all} size="heading">
              <div>
                {NOTICE_FIELDS.map((field) => (
                  <Sender key={field} field={field} />
                ))}
              </div>
            </Part>
            <TalkToUs />
          </div>
        </Stack>
      </Container>
    </div>
  )
}

/** The notices of one authority, folded. A link to its id, or to one of a notice, opens it. */
function Sender({ field }: { field: NoticeField }) {
  const sent = notices.filter((notice) => notice.field === field)
  return (
    <Disclosure summary={words.sender(noticeFields[field], sent.length)}>
      <div id={field} className={css.sent}>
        {field === 'income-tax' && (
          <Text size="small" tone="quiet">
            {words.acts}
          </Text>
        )}
        <div>
          {sent.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} id={notice.id} />
          ))}
        </div>
      </div>
    </Disclosure>
  )
}
