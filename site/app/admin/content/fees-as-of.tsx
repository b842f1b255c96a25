import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { formatDate } from '@anupalan/server/compliance/ist'
import { setFeesDate } from '@anupalan/server/contract/fees-date/endpoints'
import { useRef, useState } from 'react'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { feesAsOf } from '../../../content/pricing.ts'
import { authorize } from '../../../session/authorize.ts'
import { useSession } from '../../../session/session.tsx'
import { Loaded } from '../../data/loaded.tsx'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation, useApiQuery } from '../../data/use-api.ts'
import * as screen from '../../screen-content.css.ts'
import { useLazyComponent } from '../../use-lazy-component.ts'
import { contentApi } from './api.ts'
import { contentWords } from './words.ts'

const words = contentWords.fees

const importDialog = () => import('./fees-date-dialog.tsx').then(({ FeesDateDialog }) => FeesDateDialog)

const refreshes = ['getFeesDate'] as const

/** The day as of which the fees are, which the pricing page says. */
export function FeesAsOf() {
  const heading = useRef<HTMLHeadingElement>(null)
  const isEditor = authorize(setFeesDate.access, useSession()) === 'enter'
  const query = useApiQuery(contentApi, 'getFeesDate')
  const [FeesDateDialog, loadDialog] = useLazyComponent(importDialog)
  const [isOpen, setOpen] = useState(false)
  const reset = useApiMutation(contentApi, 'resetFeesDate', { refreshes })
  const restore = () =>
    reset.mutate(undefined, {
      onSuccess: () => {
        toasts.toast({ title: words.resetDone })
        heading.current?.focus()
      },
    })
  return (
    <Stack gap="md" as="section">
      <div className={screen.sectionHead}>
        <Heading ref={heading} level={2} size="title" tabIndex={-1}>
          {words.heading}
        </Heading>
        {isEditor && query.data && (
          <Button onPress={() => void loadDialog(() => setOpen(true))}>{words.edit}</Button>
        )}
      </div>
      <Text tone="quiet">{words.text}</Text>
      <Loaded query={query} title={words.notLoaded}>
        {(stored) => (
          <>
            <Text>{words.shown(formatDate(stored.date ?? feesAsOf))}</Text>
            {isEditor && stored.version > 0 && (
              <div>
                <Button variant="quiet" align="text" isPending={reset.isPending} onPress={restore}>
                  {words.reset}
                </Button>
              </div>
            )}
            {FeesDateDialog && (
              <FeesDateDialog isOpen={isOpen} stored={stored} onClose={() => setOpen(false)} />
            )}
          </>
        )}
      </Loaded>
      <ProblemAlert title={words.resetFailed} error={reset.error} />
    </Stack>
  )
}
