import { Alert } from '@anupalan/design-system/alert'
import { Button } from '@anupalan/design-system/button'
import { Dialog } from '@anupalan/design-system/dialog'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import type { Consultant, Meeting } from '@anupalan/server/contract/bookings/schema'
import { istDate } from '@anupalan/server/compliance/ist'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { istMoment } from '../../auth/account/times.ts'
import { useMayChange } from '../client/use-may-change.ts'
import { AttendanceSection } from './attendance-section.tsx'
import * as css from './bookings.css.ts'
import { CancelForm } from './cancel-form.tsx'
import { ChangeForm } from './change-form.tsx'
import { dayHeading } from './blocked-list.tsx'
import { meetingId, modeName, serviceName } from './meeting-days.tsx'
import { MeetingState } from './meeting-state.tsx'
import { dayName, spanOf } from './times.ts'
import { bookingsWords } from './words.ts'

const words = bookingsWords.detail

export interface MeetingDialogProps {
  meeting: Meeting
  /** Whether it is no longer among the days shown. */
  isElsewhere: boolean
  consultants: readonly Consultant[]
  isOpen: boolean
  onClose: () => void
}

/** A meeting, and for those who may change it the forms that do. */
export function MeetingDialog({ meeting, isElsewhere, consultants, isOpen, onClose }: MeetingDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={<bdi>{words.title(meeting.name)}</bdi>}
      description={
        <Unbroken text={words.time(dayName(istDate(Date.parse(meeting.start))), spanOf(meeting))} />
      }
    >
      <Stack gap="lg">
        <Alert>{isOpen && isElsewhere && bookingsWords.elsewhere}</Alert>
        <Content meeting={meeting} consultants={consultants} onClose={onClose} />
      </Stack>
    </Dialog>
  )
}

/**
 * A meeting that was moved is elsewhere in the list, or on a day that is not shown, and the button that opened it is
 * gone: the focus moves to its new button, or to the day that it was on.
 */
function useFocusAfterMove(meeting: Meeting): void {
  const shown = useRef(meeting)
  useEffect(() => {
    shown.current = meeting
  }, [meeting])
  useEffect(
    () => () =>
      void requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return
        const day = document.getElementById(dayHeading(istDate(Date.parse(shown.current.start))))
        const button = document.getElementById(meetingId(shown.current))?.querySelector('button')
        ;(button ?? day)?.focus()
      }),
    [],
  )
}

type ContentProps = Pick<MeetingDialogProps, 'meeting' | 'consultants' | 'onClose'>

function Content({ meeting, consultants, onClose }: ContentProps) {
  useFocusAfterMove(meeting)
  const mayChange = useMayChange()
  const [form, setForm] = useState<'change' | 'cancel'>()
  const back = () => setForm(undefined)
  const forms = { meeting, onBack: back, onDone: onClose }
  if (form === 'change') return <ChangeForm {...forms} consultants={consultants} />
  if (form === 'cancel') return <CancelForm {...forms} />
  const isOver = meeting.status === 'booked' && !meeting.canChange
  return (
    <Stack gap="lg">
      <Facts meeting={meeting} />
      {mayChange && isOver && <AttendanceSection meeting={meeting} />}
      {mayChange && meeting.canChange && (
        <div className={css.actions}>
          <Button onPress={() => setForm('change')}>{words.move}</Button>
          <Button variant="secondary" onPress={() => setForm('cancel')}>
            {words.cancel}
          </Button>
        </div>
      )}
    </Stack>
  )
}

function Facts({ meeting }: { meeting: Meeting }) {
  const { consultant, email, phone, note, reference, receivedAt, cancelReason } = meeting
  return (
    <Stack gap="sm">
      <div>
        <MeetingState meeting={meeting} />
      </div>
      <dl className={css.facts}>
        <Fact term={words.service}>{serviceName(meeting)}</Fact>
        <Fact term={words.mode}>{modeName(meeting)}</Fact>
        <Fact term={words.where}>{placeOf(meeting)}</Fact>
        <Fact term={words.consultant}>
          <bdi>{consultant?.fullName ?? bookingsWords.noConsultant}</bdi>
        </Fact>
        <Fact term={words.email}>
          <Link href={`mailto:${email}`}>{email}</Link>
        </Fact>
        <Fact term={words.phone}>
          {phone && <Link href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</Link>}
        </Fact>
        <Fact term={words.note}>{note && <bdi className={css.note}>{note}</bdi>}</Fact>
        <Fact term={words.reason}>{cancelReason && <bdi className={css.note}>{cancelReason}</bdi>}</Fact>
        <Fact term={words.received}>
          <Unbroken text={istMoment(receivedAt)} />
        </Fact>
        <Fact term={words.reference}>{reference}</Fact>
      </dl>
      <div>
        <Link href={`/admin/enquiries?search=${encodeURIComponent(email)}`}>{words.enquiries}</Link>
      </div>
    </Stack>
  )
}

/** The other texts of a place tell the visitor what the firm does. */
function placeOf({ mode, place }: Meeting): ReactNode {
  if (place.href) return <Link href={place.href}>{place.text}</Link>
  return mode === 'in-person' ? place.text : mode === 'video' && words.noLink
}

/** Nothing for what was not given. */
function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className={css.fact}>
      <dt className={css.term}>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
