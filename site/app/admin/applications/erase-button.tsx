import { Alert } from '@anupalan/design-system/alert'
import { Button } from '@anupalan/design-system/button'
import { Dialog } from '@anupalan/design-system/dialog'
import { Stack } from '@anupalan/design-system/stack'
import type { ReceivedApplication } from '@anupalan/server/contract/applications/schema'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { isChangedMeanwhile } from '../../data/problem.ts'
import { useApiMutation } from '../../data/use-api.ts'
import { applicationsApi } from './api.ts'
import * as css from './applications.css.ts'
import { useFilters } from './use-filters.ts'
import { applicationsWords } from './words.ts'

const words = applicationsWords.detail.erase

/** Erases an application after two questions. */
export function EraseButton({ application }: { application: ReceivedApplication }) {
  const navigate = useNavigate()
  const { hrefOf } = useFilters()
  const [step, setStep] = useState<'closed' | 'first' | 'last'>('closed')
  const { mutate, isPending, error, reset } = useApiMutation(applicationsApi, 'eraseApplication', {
    refreshes: ['listApplications'],
    refreshesOnConflict: ['listApplications', 'getApplication'],
  })
  const isChanged = isChangedMeanwhile(error)
  const close = () => {
    setStep('closed')
    reset()
  }
  const erase = () =>
    mutate(
      { params: { application: application.reference }, body: { version: application.version } },
      {
        onSuccess: () => {
          toasts.toast({ title: words.done })
          void navigate(hrefOf(null), { replace: true })
        },
      },
    )
  return (
    <>
      <Button variant="secondary" onPress={() => setStep('first')}>
        {words.open}
      </Button>
      <Dialog
        isOpen={step !== 'closed'}
        onOpenChange={close}
        role="alertdialog"
        size="narrow"
        hasCloseButton={false}
        title={<bdi>{step === 'last' ? words.last : words.question(application.name)}</bdi>}
        description={words.warning}
      >
        <Stack gap="lg">
          <Alert tone="danger" title={isChanged && words.failed}>
            {isChanged && words.changed}
          </Alert>
          <ProblemAlert title={words.failed} error={isChanged ? null : error} />
          <div className={css.actions}>
            {step === 'last' ? (
              <Button key="last" isPending={isPending} onPress={erase}>
                {isPending ? words.submitting : words.submit}
              </Button>
            ) : (
              <Button key="first" onPress={() => setStep('last')}>
                {words.next}
              </Button>
            )}
            <Button key={`keep-${step}`} variant="quiet" autoFocus onPress={close}>
              {words.cancel}
            </Button>
          </div>
        </Stack>
      </Dialog>
    </>
  )
}
