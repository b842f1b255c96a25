import { Badge, type BadgeProps } from '@anupalan/design-system/badge'
import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { istDate } from '@anupalan/server/compliance/ist'
import { currentAnnouncement } from '@anupalan/server/contract/announcements/rules'
import type { Announcement } from '@anupalan/server/contract/announcements/schema'
import { addAnnouncement } from '@anupalan/server/contract/announcements/endpoints'
import { useEffect, useRef, useState } from 'react'
import { authorize } from '../../../session/authorize.ts'
import { useSession } from '../../../session/session.tsx'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiQuery } from '../../data/use-api.ts'
import * as screen from '../../screen-content.css.ts'
import { useLazyComponent } from '../../use-lazy-component.ts'
import * as common from '../rows.css.ts'
import { daysOf } from './announcement-days.ts'
import { contentApi } from './api.ts'
import { RemoveAnnouncement } from './remove-announcement.tsx'
import * as css from './content.css.ts'
import { contentWords } from './words.ts'

const words = contentWords.announcements

const importDialog = () =>
  import('./announcement-dialog.tsx').then(({ AnnouncementDialog }) => AnnouncementDialog)

type Status = keyof typeof words.status

const tones: Readonly<Record<Status, BadgeProps['tone']>> = {
  shown: 'positive',
  planned: 'accent',
  covered: 'neutral',
  over: 'neutral',
}

/** The announcements: what public pages show now, what is planned, and what is over. */
export function Announcements() {
  const heading = useRef<HTMLHeadingElement>(null)
  const session = useSession()
  const isEditor = authorize(addAnnouncement.access, session) === 'enter'
  const { data, error, isFetching, refetch } = useApiQuery(contentApi, 'listAnnouncements')
  const [AnnouncementDialog, loadDialog] = useLazyComponent(importDialog)
  const [isAdding, setAdding] = useState(false)
  const [edited, setEdited] = useState<Announcement>()
  const [removing, setRemoving] = useState<Announcement>()
  /** Removed announcements: with the row of each, the button that had the focus is gone. */
  const [removedCount, setRemovedCount] = useState(0)
  useEffect(() => {
    if (removedCount > 0) heading.current?.focus()
  }, [removedCount])
  const announcements = data?.announcements ?? []
  const [today] = useState(() => istDate(Date.now()))
  const shown = currentAnnouncement(announcements, today)
  const statusOf = (each: Announcement): Status =>
    each === shown ? 'shown' : each.until < today ? 'over' : each.from > today ? 'planned' : 'covered'
  return (
    <Stack gap="md" as="section">
      <div className={screen.sectionHead}>
        <Heading ref={heading} level={2} size="title" tabIndex={-1}>
          {words.heading}
        </Heading>
        {isEditor && <Button onPress={() => void loadDialog(() => setAdding(true))}>{words.add}</Button>}
      </div>
      <Text tone="quiet">{words.text}</Text>
      <ProblemAlert
        title={words.notLoaded}
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
      {data?.announcements.length === 0 && <Text>{words.none}</Text>}
      {announcements.length > 0 && (
        <ul role="list" className={common.rows} aria-label={words.list}>
          {announcements.map((each) => (
            <li key={each.id} className={common.row}>
              <div className={common.rowText}>
                <bdi>{each.text}</bdi>
                <span className={css.meta}>
                  <Badge tone={tones[statusOf(each)]}>{words.status[statusOf(each)]}</Badge>
                  <span>{daysOf(each)}</span>
                  {each.href && <span>{words.leadsTo(each.href)}</span>}
                </span>
              </div>
              {isEditor && (
                <div className={common.actions}>
                  <Button
                    variant="secondary"
                    size="compact"
                    aria-label={words.editLabel(each.text)}
                    onPress={() => void loadDialog(() => setEdited(each))}
                  >
                    {words.edit}
                  </Button>
                  <Button
                    variant="quiet"
                    size="compact"
                    aria-label={words.remove.ariaLabel(each.text)}
                    onPress={() => setRemoving(each)}
                  >
                    {words.remove.label}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {AnnouncementDialog && (
        <>
          <AnnouncementDialog isOpen={isAdding} onClose={() => setAdding(false)} today={today} />
          <AnnouncementDialog
            isOpen={edited !== undefined}
            onClose={() => setEdited(undefined)}
            today={today}
            announcement={edited}
          />
        </>
      )}
      <RemoveAnnouncement
        // Gone at once after a removal: while its dialog ends, nothing outside takes the focus.
        key={removedCount}
        announcement={removing}
        onClose={() => setRemoving(undefined)}
        onRemoved={() => {
          setRemoving(undefined)
          setRemovedCount((count) => count + 1)
        }}
      />
    </Stack>
  )
}
