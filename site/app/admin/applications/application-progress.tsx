import { Alert } from '@anupalan/design-system/alert'
import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Select } from '@anupalan/design-system/select'
import { Stack } from '@anupalan/design-system/stack'
import { TextArea } from '@anupalan/design-system/text-area'
import {
  applicationStatuses,
  type ApplicationStatus,
} from '@anupalan/server/contract/applications/review-rules'
import type { ApplicationDetail } from '@anupalan/server/contract/applications/schema'
import { useState, type FormEvent } from 'react'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { fieldErrorsOf } from '../../data/field-errors.ts'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { isChangedMeanwhile } from '../../data/problem.ts'
import { useApiMutation } from '../../data/use-api.ts'
import { applicationsApi, refreshes } from './api.ts'
import { statusLabel } from './application-state.tsx'
import * as css from './applications.css.ts'
import { applicationsWords } from './words.ts'

const words = applicationsWords.detail.progress

/** The status and the note. What is chosen and typed stays if somebody else has changed the application meanwhile. */
export function ApplicationProgress({ detail }: { detail: ApplicationDetail }) {
  const { reference, status: stored, version } = detail.application
  const [status, setStatus] = useState<ApplicationStatus>()
  const [note, setNote] = useState<string>()
  const { mutate, isPending, error } = useApiMutation(applicationsApi, 'setApplicationProgress', {
    refreshes,
    refreshesOnConflict: refreshes,
  })
  const isChanged = isChangedMeanwhile(error)
  const refused = fieldErrorsOf(error).staffNote

  const save = (event: FormEvent) => {
    event.preventDefault()
    mutate(
      {
        params: { application: reference },
        body: { status: status ?? stored, staffNote: note ?? detail.staffNote, version },
      },
      {
        onSuccess: () => {
          setStatus(undefined)
          setNote(undefined)
          toasts.toast({ title: words.saved })
        },
      },
    )
  }

  return (
    <Stack gap="md" as="section">
      <Heading level={2} size="title">
        {words.heading}
      </Heading>
      <form noValidate onSubmit={save}>
        <Stack gap="md">
          <div className={css.narrow}>
            <Select
              label={applicationsWords.list.status}
              options={applicationStatuses}
              value={status ?? stored}
              onChange={(value) => setStatus(value as ApplicationStatus)}
            />
          </div>
          <TextArea
            label={words.note}
            description={words.noteHelp}
            name="staffNote"
            value={note ?? detail.staffNote}
            onChange={setNote}
            errorMessage={refused}
            rows={4}
          />
          <Alert tone="danger" title={isChanged && words.notSaved}>
            {isChanged && (
              <Stack gap="sm">
                <span>{`${words.changed} ${words.now(statusLabel(stored))}`}</span>
                {detail.staffNote !== '' && <bdi className={css.text}>{detail.staffNote}</bdi>}
              </Stack>
            )}
          </Alert>
          <ProblemAlert title={words.notSaved} error={isChanged || refused !== undefined ? null : error} />
          <div>
            <Button type="submit" isPending={isPending}>
              {isPending ? words.saving : words.save}
            </Button>
          </div>
        </Stack>
      </form>
    </Stack>
  )
}
