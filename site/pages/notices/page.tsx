import { Container } from '@anupalan/design-system/container'
import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { NOTICE_FIELDS, notices } from '@anupalan/server/compliance/notices'
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
          <div className={layout.twoColumns}>
            <Stack gap="xxl">
              <Part id="all" heading={words.all} size="heading">
                <nav aria-label={words.jump} className={css.jump}>
                  {NOTICE_FIELDS.map((field) => (
                    <Link key={field} href={`#${field}`}>
                      {noticeFields[field]}
                    </Link>
                  ))}
                </nav>
              </Part>
              {NOTICE_FIELDS.map((field) => (
                <section key={field} aria-labelledby={field}>
                  <Stack gap="md">
                    <Heading level={3} size="title" id={field} tabIndex={-1}>
                      {noticeFields[field]}
                    </Heading>
                    {field === 'income-tax' && (
                      <Text size="small" tone="quiet">
                        {words.acts}
                      </Text>
                    )}
                    <div>
                      {notices
                        .filter((notice) => notice.field === field)
                        .map((notice) => (
                          <NoticeRow key={notice.id} notice={notice} id={notice.id} />
                        ))}
                    </div>
                  </Stack>
                </section>
              ))}
            </Stack>
            <Stack gap="xl">
              <Part id="first" heading={words.first.heading}>
                <Points points={words.first.points} />
              </Part>
              <TalkToUs />
            </Stack>
          </div>
        </Stack>
      </Container>
    </div>
  )
}
