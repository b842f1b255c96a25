import { Badge, type BadgeProps } from '@anupalan/design-system/badge'
import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { formatDate, istDate, weekday } from '@anupalan/server/compliance/ist'
import { setOfficeDay } from '@anupalan/server/contract/office-days/endpoints'
import type { StoredOfficeDay } from '@anupalan/server/contract/office-days/schema'
import { useEffect, useRef, useState } from 'react'
import { authorize } from '../../../session/authorize.ts'
import { useSession } from '../../../session/session.tsx'
import { Loaded } from '../../data/loaded.tsx'
import { useApiQuery } from '../../data/use-api.ts'
import * as screen from '../../screen-content.css.ts'
import { useLazyComponent } from '../../use-lazy-component.ts'
import * as common from '../rows.css.ts'
import { contentApi } from './api.ts'
import * as css from './content.css.ts'
import { ResetOfficeDay } from './reset-office-day.tsx'
import { contentWords } from './words.ts'

const words = contentWords.days

const importDialog = () => import('./office-day-dialog.tsx').then(({ OfficeDayDialog }) => OfficeDayDialog)

const tones: Readonly<Record<StoredOfficeDay['kind'], BadgeProps['tone']>> = {
  closed: 'neutral',
  hours: 'accent',
  open: 'positive',
}

/** Holidays and days with other hours, from today on. */
export function OfficeDays() {
  const heading = useRef<HTMLHeadingElement>(null)
  const isEditor = authorize(setOfficeDay.access, useSession()) === 'enter'
  const query = useApiQuery(contentApi, 'listOfficeDays')
  const [OfficeDayDialog, loadDialog] = useLazyComponent(importDialog)
  const [today] = useState(() => istDate(Date.now()))
  /** The day of each dialog stays while it closes. */
  const [dialog, setDialog] = useState<'edit' | 'reset'>()
  const [chosen, setChosen] = useState<StoredOfficeDay>()
  const [resetCount, setResetCount] = useState(0)
  useEffect(() => {
    if (resetCount > 0) heading.current?.focus()
  }, [resetCount])
  const open = (next: typeof dialog, day?: StoredOfficeDay) => {
    setChosen(day)
    setDialog(next)
  }
  const edit = (day?: StoredOfficeDay) => void loadDialog(() => open('edit', day))
  const close = () => setDialog(undefined)
  return (
    <Stack gap="md" as="section">
      <div className={screen.sectionHead}>
        <Heading ref={heading} level={2} size="title" tabIndex={-1}>
          {words.heading}
        </Heading>
        {isEditor && <Button onPress={() => edit()}>{words.add}</Button>}
      </div>
      <Text tone="quiet">{words.text}</Text>
      <Loaded query={query} title={words.notLoaded}>
        {({ days }) => {
          const next = days.filter(({ date }) => date >= today)
          if (next.length === 0) return <Text>{words.none}</Text>
          return (
            <ul role="list" className={common.rows} aria-label={words.list}>
              {next.map((day) => (
                <li key={day.date} className={common.row}>
                  <Day day={day} />
                  {isEditor && (
                    <Actions day={day} onEdit={() => edit(day)} onReset={() => open('reset', day)} />
                  )}
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
      {OfficeDayDialog && (
        <OfficeDayDialog isOpen={dialog === 'edit'} onClose={close} today={today} day={chosen} />
      )}
      {chosen && (
        <ResetOfficeDay
          // Gone at once after a removal: while its dialog ends, nothing outside takes the focus.
          key={resetCount}
          isOpen={dialog === 'reset'}
          day={chosen}
          onClose={close}
          onReset={() => {
            close()
            setResetCount((count) => count + 1)
          }}
        />
      )}
    </Stack>
  )
}

const Day = ({ day: { date, kind, name, opens, closes, version } }: { day: StoredOfficeDay }) => (
  <div className={common.rowText}>
    <bdi>{name}</bdi>
    <span className={css.meta}>
      <Badge tone={tones[kind]}>{words.kinds[kind]}</Badge>
      <time dateTime={date}>
        {weekday(date)}, {formatDate(date)}
      </time>
      {kind === 'hours' && <span>{words.hours(opens, closes)}</span>}
      {version === 0 && <span>{words.fromContent}</span>}
    </span>
  </div>
)

interface ActionsProps {
  day: StoredOfficeDay
  onEdit: () => void
  onReset: () => void
}

const Actions = ({ day: { name, date, version }, onEdit, onReset }: ActionsProps) => (
  <div className={common.actions}>
    <Button
      variant="secondary"
      size="compact"
      aria-label={words.editLabel(name, formatDate(date))}
      onPress={onEdit}
    >
      {words.edit}
    </Button>
    {version > 0 && (
      <Button
        variant="quiet"
        size="compact"
        aria-label={words.reset.ariaLabel(name, formatDate(date))}
        onPress={onReset}
      >
        {words.reset.label}
      </Button>
    )}
  </div>
)
