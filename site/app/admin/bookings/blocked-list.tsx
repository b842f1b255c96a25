import { Button } from '@anupalan/design-system/button'
import { istInstant, addDays, type IsoDate } from '@anupalan/server/compliance/ist'
import type { BlockedTime } from '@anupalan/server/contract/bookings/schema'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { istTime } from '../../auth/account/times.ts'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation } from '../../data/use-api.ts'
import { useMayChange } from '../client/use-may-change.ts'
import { bookingsApi } from './api.ts'
import * as css from './bookings.css.ts'
import { bookingsWords } from './words.ts'

const words = bookingsWords.blocked

/** The id of a day's heading. */
export const dayHeading = (day: IsoDate) => `day-${day}`

/** The part of blocked time that is on a day, in words. */
function spanOn(day: IsoDate, { startsAt, endsAt }: BlockedTime): string {
  const [begins, ends] = [istInstant(day, 0), istInstant(addDays(day, 1), 0)]
  const isFromBegin = Date.parse(startsAt) <= begins
  const isToEnd = Date.parse(endsAt) >= ends
  if (isFromBegin && isToEnd) return words.allDay
  if (isFromBegin) return words.until(istTime(endsAt))
  if (isToEnd) return words.from(istTime(startsAt))
  return bookingsWords.span(istTime(startsAt), istTime(endsAt))
}

/** Time of a day in which somebody holds no meetings, and how it is freed. */
export function BlockedList({ day, blocked }: { day: IsoDate; blocked: readonly BlockedTime[] }) {
  const mayChange = useMayChange()
  const { mutate, isPending, error, variables } = useApiMutation(bookingsApi, 'unblockTime', {
    refreshes: ['listMeetings'],
  })
  if (blocked.length === 0) return null
  return (
    <>
      <ul role="list" className={css.cards} aria-label={words.label}>
        {blocked.map((each) => {
          const { reference, consultant, reason } = each
          const isOwn = variables?.params.blocked === reference
          return (
            <li key={reference} className={css.blocked}>
              <span className={css.time}>
                <Unbroken text={spanOn(day, each)} />
              </span>
              <bdi className={css.name}>{words.of(consultant.fullName)}</bdi>
              <bdi className={css.meta}>{reason}</bdi>
              {mayChange && (
                <span className={css.foot}>
                  <Button
                    variant="secondary"
                    size="compact"
                    aria-label={words.freeLabel(consultant.fullName, spanOn(day, each))}
                    isPending={isPending && isOwn}
                    onPress={() =>
                      mutate(
                        { params: { blocked: reference } },
                        {
                          onSuccess: () => {
                            toasts.toast({ title: words.freed })
                            // The button, which has the focus, is gone.
                            document.getElementById(dayHeading(day))?.focus()
                          },
                        },
                      )
                    }
                  >
                    {isPending && isOwn ? words.freeing : words.free}
                  </Button>
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <ProblemAlert title={words.notFreed} error={error} />
    </>
  )
}
