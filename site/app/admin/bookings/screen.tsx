import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { Meeting } from '@anupalan/server/contract/bookings/schema'
import { useState } from 'react'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiQuery } from '../../data/use-api.ts'
import * as screen from '../../screen-content.css.ts'
import { useLazyComponent } from '../../use-lazy-component.ts'
import { useMayChange } from '../client/use-may-change.ts'
import { bookingsApi } from './api.ts'
import * as css from './bookings.css.ts'
import { BookingsFilters } from './bookings-filters.tsx'
import { MeetingDays } from './meeting-days.tsx'
import { useView } from './use-view.ts'
import { bookingsWords as words } from './words.ts'

const importBlockDialog = () => import('./block-dialog.tsx').then(({ BlockDialog }) => BlockDialog)
const importMeetingDialog = () => import('./meeting-dialog.tsx').then(({ MeetingDialog }) => MeetingDialog)

/** The meetings of a day or a week, by who holds them. */
export default function AdminBookings() {
  const view = useView()
  const { from, days, consultant } = view
  const { data, error, isFetching, refetch } = useApiQuery(bookingsApi, 'listMeetings', {
    params: { from, days: String(days), consultant },
  })
  const [opened, setOpened] = useState<Meeting>()
  const [isOpen, setOpen] = useState(false)
  const [isBlocking, setBlocking] = useState(false)
  const [BlockDialog, loadBlockDialog, preloadBlockDialog] = useLazyComponent(importBlockDialog)
  const [MeetingDialog, loadMeetingDialog, preloadMeetingDialog] = useLazyComponent(importMeetingDialog)
  const mayChange = useMayChange()
  const current = data?.meetings.find(({ reference }) => reference === opened?.reference)
  return (
    <div className={screen.content}>
      <div className={screen.sectionHead}>
        <Stack gap="xs">
          <Heading level={1} tabIndex={-1}>
            {words.heading}
          </Heading>
          <Text tone="quiet">{words.lead}</Text>
        </Stack>
        {mayChange && (
          <Button
            variant="secondary"
            onPress={() => void loadBlockDialog(() => setBlocking(true))}
            {...preloadBlockDialog}
          >
            {words.block.open}
          </Button>
        )}
      </div>
      {mayChange && BlockDialog && (
        <BlockDialog
          day={view.day}
          consultants={data?.consultants ?? []}
          isOpen={isBlocking}
          onClose={() => setBlocking(false)}
        />
      )}
      <BookingsFilters view={view} consultants={data?.consultants ?? []} />
      <ProblemAlert
        title={words.notLoaded}
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
      <p role="status" className={css.count}>
        {data ? words.count(data.meetings.length, data.hasMore) : error ? '' : words.loading}
      </p>
      {data && (
        <MeetingDays
          list={data}
          view={view}
          onOpen={(meeting) =>
            void loadMeetingDialog(() => {
              setOpened(meeting)
              setOpen(true)
            })
          }
          preload={preloadMeetingDialog}
        />
      )}
      {opened && MeetingDialog && (
        <MeetingDialog
          key={opened.reference}
          // The version that was opened, if it is no longer among these days.
          meeting={current ?? opened}
          isElsewhere={data !== undefined && current === undefined}
          consultants={data?.consultants ?? []}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
