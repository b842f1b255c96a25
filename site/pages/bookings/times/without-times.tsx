import { Alert } from '@anupalan/design-system/alert'
import { Button } from '@anupalan/design-system/button'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { booking as words } from '../words.ts'
import { Reach } from '../../../ui/reach/reach.tsx'
import * as css from '../bookings.css.ts'

export interface WithoutTimesProps {
  /** Why there is no calendar yet. */
  why: 'loading' | 'failed' | 'none'
  /** Whether the failure is a network error. */
  isOffline: boolean
  onRetry: () => void
}

/** Shown instead of the calendar: loading, failed, or no time is free. */
export function WithoutTimes({ why, isOffline, onRetry }: WithoutTimesProps) {
  const { slotsFailed, none } = words
  return (
    <Stack gap="md" align="start">
      <div role="status" className={why === 'loading' ? css.loading : undefined}>
        {why === 'loading' && <Text tone="quiet">{words.loading}</Text>}
      </div>
      <Alert tone="danger" title={why === 'failed' ? slotsFailed.heading : undefined}>
        {why === 'failed' && (isOffline ? slotsFailed.offline : slotsFailed.text)}
      </Alert>
      <Alert title={why === 'none' ? none.heading : undefined}>{why === 'none' && none.text}</Alert>
      {why === 'none' && <Reach />}
      {why !== 'loading' && (
        <Button variant="secondary" onPress={onRetry}>
          {why === 'failed' ? slotsFailed.retry : none.retry}
        </Button>
      )}
    </Stack>
  )
}
