import { Button, type ButtonProps } from '@anupalan/design-system/button'
import { Text } from '@anupalan/design-system/text'
import { getBookingCalendar } from '@anupalan/server/contract/bookings/endpoints'
import type { BookingLink } from '@anupalan/server/contract/bookings/links'
import { useState } from 'react'
import { apiOf } from '../../../ui/api.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { booking as words } from '../words.ts'

const api = apiOf({ getBookingCalendar })

export interface SaveToCalendarProps {
  link: BookingLink
  variant?: ButtonProps['variant']
}

/** Saves the meeting as a calendar file. A plain link to the file would expose the booking's key in its URL. */
export function SaveToCalendar({ link, variant }: SaveToCalendarProps) {
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle')
  const save = async () => {
    setState('saving')
    try {
      const text = await api.getBookingCalendar({ params: { ...link } })
      saveFile({ blob: new Blob([text], { type: 'text/calendar' }), name: 'meeting.ics' })
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <Button variant={variant} isPending={state === 'saving'} onPress={() => void save()}>
        {state === 'saving' ? words.booked.calendarSaving : words.booked.calendar}
      </Button>
      {state === 'failed' && (
        <div role="alert">
          <Text size="small">{words.booked.calendarFailed}</Text>
        </div>
      )}
    </>
  )
}
