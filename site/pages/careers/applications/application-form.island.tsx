import { Alert } from '@anupalan/design-system/alert'
import { Button } from '@anupalan/design-system/button'
import { Checkbox } from '@anupalan/design-system/checkbox'
import { FileField } from '@anupalan/design-system/file-field'
import { ProgressBar } from '@anupalan/design-system/progress-bar'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { TextArea } from '@anupalan/design-system/text-area'
import { useEffect, useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import { applicationForm as words } from '../words.ts'
import { PageForm } from '../../../ui/form/page-form.tsx'
import { EmailField, NameField, PhoneField } from '../../../ui/form/person-fields.tsx'
import * as css from './applications.css.ts'
import type { applicationFormMachine } from './application-form.machine.ts'
import { useApplicationForm } from './use-application-form.ts'

const { fields, failed, sent } = words

export interface ApplicationFormProps {
  /** Id of the opening. */
  opening: string
  /** Initial state, for stories: `applicationFormMachine.resolveState(…)`. */
  snapshot?: SnapshotFrom<typeof applicationFormMachine>
}

/** The form to apply for an opening with a CV. */
export default function ApplicationForm({ opening, snapshot }: ApplicationFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { errors, state, failure, onSubmit, onRetry, onInput } = useApplicationForm(form, opening, snapshot)
  const { submission, fraction } = state.context
  const isBusy = state.hasTag('busy')
  if (state.matches('sent') && submission) return <Sent {...submission} />
  return (
    <PageForm
      ref={form}
      labelledBy="application-heading"
      className={css.form}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <Stack gap="lg">
        <input type="hidden" name="opening" value={opening} />
        <NameField {...fields.name} errorMessage={errors.name} />
        <EmailField {...fields.email} errorMessage={errors.email} />
        <PhoneField {...fields.phone} isRequired errorMessage={errors.phone} />
        <FileField {...fields.cv} name="cv" isRequired errorMessage={errors.cv} />
        <TextArea {...fields.note} name="note" isOptional errorMessage={errors.note} />
        <Checkbox {...fields.consent} name="consent" value="true" isRequired errorMessage={errors.consent} />
        {errors.opening && <Alert tone="danger" title={errors.opening} />}
        {state.matches('sending') && submission && (
          <ProgressBar label={words.progress(submission.cv.name)} value={fraction} />
        )}
        {state.matches('failed') && (
          <Alert tone="danger" title={failed.title}>
            <Stack gap="md" align="start">
              <Text>{failure.text}</Text>
              {failure.canRetry && (
                <Button variant="secondary" onPress={onRetry}>
                  {failed.retry}
                </Button>
              )}
            </Stack>
          </Alert>
        )}
        <Button type="submit" wide isPending={isBusy}>
          {state.matches('checking') ? words.checking : isBusy ? words.sending : words.submit}
        </Button>
      </Stack>
    </PageForm>
  )
}

/** Replaces the form and takes the focus, which was in the removed form. */
function Sent({ application, reference }: { application: { email: string }; reference: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus()
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place} role="group" aria-label={sent.title} tabIndex={-1}>
      <Alert tone="positive" title={sent.title}>
        <Stack gap="xs">
          <Text>{sent.text(application.email)}</Text>
          <Text>
            {sent.reference}: <span className={css.reference}>{reference}</span>
          </Text>
        </Stack>
      </Alert>
    </div>
  )
}
