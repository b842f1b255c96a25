import { Alert } from '@anupalan/design-system/alert'
import { Button } from '@anupalan/design-system/button'
import { Dialog } from '@anupalan/design-system/dialog'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import type { Consultant, Meeting } from '@anupalan/server/contract/bookings/schema'
import { istDate } from '@anupalan/server/compliance/ist'
import { useState, type ReactNode } from 'react'
import { istMoment } from '../../auth/account/times.ts'
import { useMayChange } from '../client/use-may-change.ts'
import { AttendanceSection } from './attendance-section.tsx'
import * as css from './bookings.css.ts'
import { CancelForm } from './cancel-form.tsx'
import { ChangeForm } from './change-form.tsx'
import { modeName, serviceName } from './meeting-days.tsx'
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
      description={`${dayName(istDate(Date.parse(meeting.start)))}, ${spanOf(meeting)} IST`}
    >
      <Stack gap="lg">
        <Alert>{isOpen && isElsewhere && bookingsWords.elsewhere}</Alert>
        <Content meeting={meeting} consultants={consultants} onClose={onClose} />
      </Stack>
    </Dialog>
  )
}

type ContentProps = Pick<MeetingDialogProps, 'meeting' | 'consultants' | 'onClose'>

function Content({ meeting, consultants, onClose }: ContentProps) {
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
  const { place, consultant, email, phone, note, reference, receivedAt, cancelReason } = meeting
  const facts: [term: string, value: ReactNode][] = [
    [words.service, serviceName(meeting)],
    [words.mode, modeName(meeting)],
    [words.where, place.href ? <Link href={place.href}>{place.text}</Link> : place.text],
    [words.consultant, <bdi>{consultant?.fullName ?? bookingsWords.noConsultant}</bdi>],
    [words.email, <Link href={`mailto:${email}`}>{email}</Link>],
    [words.phone, phone && <Link href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</Link>],
    [words.note, note && <bdi className={css.note}>{note}</bdi>],
    [words.reason, cancelReason && <bdi className={css.note}>{cancelReason}</bdi>],
    [words.received, istMoment(receivedAt)],
    [words.reference, reference],
  ]
  return (
    <Stack gap="sm">
      <div>
        <MeetingState meeting={meeting} />
      </div>
      <dl className={css.facts}>
        {facts.map(
          ([term, value]) =>
            value && (
              <div key={term} className={css.fact}>
                <dt className={css.term}>{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <div>
        <Link href={`/admin/enquiries?search=${encodeURIComponent(email)}`}>{words.enquiries}</Link>
      </div>
    </Stack>
  )
}
