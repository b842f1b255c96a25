import { Badge } from '@anupalan/design-system/badge'
import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Ledger, LedgerRow } from '@anupalan/design-system/ledger'
import { Link } from '@anupalan/design-system/link'
import { VisuallyHidden } from '@anupalan/design-system/visually-hidden'
import { formatDate, formatDayMonth, weekday, type IsoDate } from '@anupalan/server/compliance/ist'
import { useRef, useState } from 'react'
import { builtOn } from 'virtual:built-on'
import { daysLeft } from './days-left.ts'
import { DATES_IN_DOCUMENT, DATES_SHOWN } from './due-next.constants.ts'
import { dueNext } from './due-next.words.ts'
import type { BusinessAnswers } from '../../ui/business-profile/answers.ts'
import { forgetAnswers, keepAnswers } from '../../ui/business-profile/kept-answers.ts'
import { answerWords } from './answer-fields.words.ts'
import type { DueDateRow } from '../../ui/days/due-dates.ts'
import { lastDay } from '../../ui/days/past-days.ts'
import { useToday } from '../../ui/days/use-today.ts'
import { Unbroken } from '../../ui/unbroken.tsx'
import { useAnnouncement } from '../../ui/use-announcement.ts'
import { AnswerFields } from './answer-fields.tsx'
import { useAnsweredRows } from './use-answered-rows.ts'
import * as css from './due-next.css.ts'

export interface DueNextProps {
  /** Dates of one year from the build on, earliest first, of a business with the usual answers. */
  rows: readonly DueDateRow[]
  /** Answers of the firm's typical client. */
  usual: BusinessAnswers
}

/**
 * The next statutory dates. The document has those of the firm's typical client, of which CSS shows the first that are
 * not past; before hydration the page's script counts the days left in reserved space. Once the two questions are
 * answered it shows the dates of the visitor's own business.
 */
export default function DueNext({ rows: usualRows, usual }: DueNextProps) {
  const today = useToday()
  const { answers, rows, isKept, hasFailed } = useAnsweredRows(usual, usualRows)
  const next = rows
    .filter(({ date }) => date >= (today ?? builtOn))
    .slice(0, today ? DATES_SHOWN : DATES_IN_DOCUMENT)
  const firstField = useRef<HTMLSelectElement>(null)
  const [isTouched, setIsTouched] = useState(false)
  const sentence = next[0] ? dueNext.spoken(next[0].title, formatDate(next[0].date)) : dueNext.none
  const spoken = useAnnouncement(sentence, isTouched)
  return (
    <>
      <div className={css.dates}>
        <Ledger
          surface="floating"
          labelledBy="due-next"
          heading={
            <Heading level={2} size="label" id="due-next">
              {dueNext.heading}
            </Heading>
          }
          controls={
            <>
              <AnswerFields
                answers={answers}
                firstField={firstField}
                onChange={(changed) => {
                  setIsTouched(true)
                  keepAnswers(changed)
                }}
              />
              <span className={css.usualAnswers}>{answerWords.summary(usual)}</span>
            </>
          }
          empty={dueNext.none}
          footer={
            <div className={isKept ? css.kept : undefined}>
              {hasFailed
                ? dueNext.failed(answerWords.summary(usual))
                : isKept
                  ? answerWords.kept
                  : dueNext.basis}{' '}
              {isKept && (
                <div className={css.forget}>
                  <Button
                    variant="quiet"
                    size="compact"
                    onPress={() => {
                      setIsTouched(true)
                      forgetAnswers()
                      firstField.current?.focus()
                    }}
                  >
                    {answerWords.forget}
                  </Button>
                </div>
              )}
              <Link href={dueNext.link.href} variant="quiet">
                {dueNext.link.label}
              </Link>
            </div>
          }
        >
          {next.map((row) => (
            <LedgerRow
              key={`${row.date} ${row.title}`}
              {...lastDay(row.date, builtOn)}
              start={<time dateTime={row.date}>{formatDayMonth(row.date)}</time>}
              startDetail={weekday(row.date)}
              title={row.title}
              detail={<Detail row={row} />}
              end={<DaysLeft date={row.date} day={today} />}
            />
          ))}
        </Ledger>
      </div>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </>
  )
}

function Detail({ row: { detail, statutoryDate, confirm } }: { row: DueDateRow }) {
  return (
    <>
      <Unbroken text={detail} />
      {statutoryDate && <span className={css.line}>{dueNext.extendedFrom(formatDate(statutoryDate))}</span>}
      {confirm && <span className={css.line}>{dueNext.confirm}</span>}
    </>
  )
}

/** Hydration keeps what the page’s script has written. */
function DaysLeft({ date, day }: { date: IsoDate; day: IsoDate | null }) {
  const left = day && daysLeft(day, date)
  const days = (
    <span data-days="" suppressHydrationWarning>
      {left ? left.text : ''}
    </span>
  )
  return (
    <span className={css.daysLeft} data-until={date} data-nearness={left?.nearness} suppressHydrationWarning>
      <span className={css.near}>
        <Badge tone="danger">{days}</Badge>
      </span>
      <span className={css.far}>
        <Badge tone="positive">{days}</Badge>
      </span>
    </span>
  )
}
