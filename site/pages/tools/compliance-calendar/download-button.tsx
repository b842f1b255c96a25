import { Alert } from '@anupalan/design-system/alert'
import { Button } from '@anupalan/design-system/button'
import type { DueDate } from '@anupalan/server/compliance'
import { useState } from 'react'
import * as css from '../frame/tool.css.ts'
import { complianceCalendarResult as words } from './words.ts'

export interface DownloadButtonProps {
  dates: readonly DueDate[]
  /** Undefined: no reminder. */
  remindDaysBefore: number | undefined
}

/** Downloads the dates as a calendar file. Its code is loaded when the button is pressed: most visitors only look. */
export function DownloadButton({ dates, remindDaysBefore }: DownloadButtonProps) {
  const [isFailed, setFailed] = useState(false)
  const download = async () => {
    try {
      const { downloadCalendar } = await import('./download.ts')
      downloadCalendar(dates, remindDaysBefore)
      setFailed(false)
    } catch {
      // A module that failed to load fails again until the document is reloaded.
      setFailed(true)
    }
  }
  return (
    <div className={css.actions}>
      <Button onPress={() => void download()} isDisabled={dates.length === 0}>
        {words.download}
      </Button>
      <Alert tone="danger">{isFailed && words.failed}</Alert>
    </div>
  )
}
