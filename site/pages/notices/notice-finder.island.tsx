import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { TextField } from '@anupalan/design-system/text-field'
import { VisuallyHidden } from '@anupalan/design-system/visually-hidden'
import { findNotices } from '@anupalan/server/compliance/notices'
import { useLayoutEffect, useRef, useState } from 'react'
import { DateField } from '../../ui/fields/date-field.tsx'
import { Reach } from '../../ui/reach/reach.tsx'
import { raiseSearch } from '../../ui/raise-search.ts'
import { readDate } from '../../ui/read-date.ts'
import { useAnnouncement } from '../../ui/use-announcement.ts'
import { NoticeAnswer } from './notice-answer.tsx'
import { NoticeRow } from './notice-row.tsx'
import * as css from './notices.css.ts'
import { noticesPage as words } from './words.ts'

/** Notices shown below the best one. */
const MOST = 5

/** Finds a notice by what is printed on it, and shows its last day if the day of service is typed. */
export default function NoticeFinder() {
  const field = useRef<HTMLInputElement>(null)
  const dayField = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [day, setDay] = useState('')
  const [isDayLeft, setDayLeft] = useState(false)
  // Text typed before hydration.
  useLayoutEffect(() => {
    setTyped(field.current?.value ?? '')
    setDay(dayField.current?.value ?? '')
  }, [])

  const found = findNotices(typed)
  const isAsked = typed.trim() !== ''
  const read = readDate(day)
  const served = read.ok ? read.value : undefined
  // An empty day is fine, and while it is typed it is unfinished.
  const dayProblem = isDayLeft && !read.ok && read.problem.code === 'invalid' && read.problem.message
  const [best, ...others] = found
  const count = best === undefined ? words.none : `${words.found(found.length)}: ${best.code}, ${best.name}`
  const spoken = useAnnouncement(count, isAsked)
  return (
    <div className={css.finder}>
      <Stack gap="lg">
        <search className={css.fields}>
          <TextField
            {...words.filter}
            ref={field}
            type="search"
            autoComplete="off"
            value={typed}
            onChange={(text) => {
              setTyped(text)
              raiseSearch(field.current)
            }}
          />
          <DateField
            {...words.served}
            ref={dayField}
            value={day}
            onChange={(text) => {
              setDay(text)
              setDayLeft(false)
            }}
            onBlur={() => setDayLeft(true)}
            errorMessage={dayProblem}
          />
        </search>
        <VisuallyHidden>
          <span role="status">{spoken}</span>
        </VisuallyHidden>
        {isAsked && best === undefined && (
          <div className={css.best}>
            <Stack gap="md">
              <Heading level={2} size="title">
                {words.none}
              </Heading>
              <Text>{words.noneText}</Text>
              <Reach />
            </Stack>
          </div>
        )}
        {best && (
          <div className={css.best}>
            <Stack gap="md">
              <Heading level={2} size="title">
                {`${best.code}: ${best.name}`}
              </Heading>
              <NoticeAnswer notice={best} served={served} />
            </Stack>
          </div>
        )}
        {others.length > 0 && (
          <div>
            {others.slice(0, MOST).map((notice) => (
              <NoticeRow key={notice.id} notice={notice} served={served} />
            ))}
            {others.length > MOST && <Text size="small">{words.more(others.length - MOST)}</Text>}
          </div>
        )}
      </Stack>
    </div>
  )
}
