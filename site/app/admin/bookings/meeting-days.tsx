import { Button, type ButtonProps } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { addDays, istDate, istInstant } from '@anupalan/server/compliance/ist'
import { meetingModes } from '@anupalan/server/contract/bookings/rules'
import type { Meeting, MeetingDay, MeetingList } from '@anupalan/server/contract/bookings/schema'
import { serviceOptions } from '@anupalan/server/contract/core/services'
import type { ReactNode } from 'react'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { BlockedList, dayHeading } from './blocked-list.tsx'
import * as css from './bookings.css.ts'
import { MeetingState } from './meeting-state.tsx'
import { dayName, spanOf } from './times.ts'
import type { useView } from './use-view.ts'
import { bookingsWords as words } from './words.ts'

export const serviceName = ({ service }: Meeting) =>
  serviceOptions.find(({ value }) => value === service)?.label ?? service

export const modeName = ({ mode }: Meeting) => meetingModes.find(({ value }) => value === mode)?.label ?? mode

/** The id of a meeting in the list. */
export const meetingId = ({ reference }: Meeting) => `meeting-${reference}`

export interface MeetingDaysProps {
  list: MeetingList
  view: ReturnType<typeof useView>
  onOpen: (meeting: Meeting) => void
  /** Handlers of the buttons that open a meeting, which load its dialog. */
  preload: Pick<ButtonProps, 'onPointerEnter' | 'onFocus'>
}

/** A week has its days below each other; a day has a column for each person who holds a meeting. */
export function MeetingDays({
  list: { days, meetings, hasMore, blocked },
  view,
  ...cards
}: MeetingDaysProps) {
  const last = meetings.at(-1)
  const lastDate = last && istDate(Date.parse(last.start))
  // The list is by time: what was left out is on the day of the last one or later.
  const isCut = (date: string) => hasMore && lastDate !== undefined && date >= lastDate
  return days.map((day) => {
    const [begins, ends] = [istInstant(day.date, 0), istInstant(addDays(day.date, 1), 0)]
    const own = meetings.filter(({ start }) => istDate(Date.parse(start)) === day.date)
    return (
      <section key={day.date} className={css.day} aria-labelledby={dayHeading(day.date)}>
        <DayHead day={day} isToday={day.date === view.today}>
          {own.length === 0 && !isCut(day.date) && (!day.closed || day.closed.kind === 'past') && (
            <Text tone="quiet">{view.consultant === '' ? words.none : words.noneOf}</Text>
          )}
        </DayHead>
        <BlockedList
          day={day.date}
          blocked={blocked.filter(
            ({ startsAt, endsAt }) => Date.parse(startsAt) < ends && Date.parse(endsAt) > begins,
          )}
        />
        {own.length > 0 && view.view === 'week' && <MeetingCards meetings={own} {...cards} />}
        {own.length > 0 && view.view === 'day' && (
          <div className={css.columns}>
            {byConsultant(own).map(([username, held]) => (
              <Stack key={username} as="section" gap="sm">
                <Heading level={3} size="title">
                  <bdi>{held[0]?.consultant?.fullName ?? words.heldByNobody}</bdi>
                </Heading>
                <MeetingCards meetings={held} {...cards} isNarrow />
              </Stack>
            ))}
          </div>
        )}
        {isCut(day.date) && <Text tone="quiet">{view.view === 'week' ? words.cutWeek : words.cutDay}</Text>}
      </section>
    )
  })
}

interface DayHeadProps {
  day: MeetingDay
  isToday: boolean
  /** Beside the day, so that a week of few meetings fits on a screen. */
  children: ReactNode
}

function DayHead({ day: { date, closed }, isToday, children }: DayHeadProps) {
  return (
    <div className={css.dayHead}>
      <Heading level={2} size="title" id={dayHeading(date)} tabIndex={-1}>
        {dayName(date)}
      </Heading>
      {isToday && <Text size="small">{words.today}</Text>}
      {closed && closed.kind !== 'past' && (
        <Text size="small" tone="quiet">
          {words.closed(closed.kind, closed.reason)}
        </Text>
      )}
      {children}
    </div>
  )
}

interface MeetingCardsProps extends Pick<MeetingDaysProps, 'onOpen' | 'preload'> {
  meetings: readonly Meeting[]
  /** In a column of one person, whose name is above. */
  isNarrow?: boolean
}

function MeetingCards({ meetings, onOpen, preload, isNarrow = false }: MeetingCardsProps) {
  return (
    <ul role="list" className={isNarrow ? css.list : css.cards}>
      {meetings.map((meeting) => (
        <li key={meeting.reference} id={meetingId(meeting)} className={css.meeting}>
          <span className={css.time}>
            <Unbroken text={spanOf(meeting)} />
          </span>
          <bdi className={css.name}>{meeting.name}</bdi>
          <span className={css.meta}>
            {serviceName(meeting)} · {modeName(meeting)}
          </span>
          {!isNarrow && <bdi className={css.meta}>{meeting.consultant?.fullName ?? words.noConsultant}</bdi>}
          <span className={css.foot}>
            <MeetingState meeting={meeting} />
            <Button
              variant="secondary"
              size="compact"
              aria-label={words.openLabel(meeting.name, spanOf(meeting))}
              onPress={() => onOpen(meeting)}
              {...preload}
            >
              {words.open}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The meetings of each person by name, those of nobody last. */
function byConsultant(meetings: readonly Meeting[]): (readonly [string, readonly Meeting[]])[] {
  const nameOf = (held: readonly Meeting[] = []) => held[0]?.consultant?.fullName ?? '\uFFFF'
  return [...Map.groupBy(meetings, ({ consultant }) => consultant?.username ?? '')].toSorted(
    ([, one], [, other]) => nameOf(one).localeCompare(nameOf(other)),
  )
}
