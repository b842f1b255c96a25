import { Alert } from '@anupalan/design-system/alert'
import { Button } from '@anupalan/design-system/button'
import { Inline } from '@anupalan/design-system/inline'
import { Stack } from '@anupalan/design-system/stack'
import { TextArea } from '@anupalan/design-system/text-area'
import { createReference } from '@anupalan/server/contract/core/reference'
import { useEffect, useRef, useState } from 'react'
import { booking as words, bookingNotice } from '../words.ts'
import { randomBytes } from '../../../ui/api.ts'
import { DataNotice } from '../../../ui/form/data-notice.tsx'
import { draftOf } from '../../../ui/form/drafts.ts'
import { PageForm } from '../../../ui/form/page-form.tsx'
import { EmailField, NameField, PhoneField, PrivacyConsent } from '../../../ui/form/person-fields.tsx'
import { useFieldErrors } from '../../../ui/form/use-field-errors.ts'
import { validateBooking } from './booking-request.ts'
import type { Submission } from './booking.context.ts'
import type { Choice } from './choice.ts'
import { drafts } from './draft.ts'
import type { Refusal } from './refusal.ts'
import * as css from '../bookings.css.ts'

const { fields } = words

export interface BookingDetailsProps {
  choice: Choice
  isSending: boolean
  /** Why the last call failed. */
  refusal: Refusal | null
  onBook: (submission: Submission) => void
  onBack: () => void
}

/** The visitor's details. The fields keep their text through a step back and a reload. */
export default function BookingDetails({ choice, isSending, refusal, onBook, onBack }: BookingDetailsProps) {
  const form = useRef<HTMLFormElement>(null)
  const [typed] = useState(drafts.read)
  const { errors, setErrors, clearError } = useFieldErrors(form)

  useEffect(() => {
    if (refusal?.kind === 'fields') setErrors(refusal.fields)
  }, [refusal, setErrors])

  const submit = () => {
    if (!form.current || isSending) return
    const result = validateBooking(choice, new FormData(form.current))
    setErrors('errors' in result ? result.errors : {})
    if ('errors' in result) return
    const { request } = result
    const reference = drafts.referenceFor(JSON.stringify(request), () => createReference('BK', randomBytes))
    onBook({ request, reference })
  }

  const failure = refusal && refusal.kind !== 'fields' ? refusal : null
  const text = (name: 'name' | 'email' | 'phone' | 'note') => ({
    ...fields[name],
    defaultValue: typed[name],
    errorMessage: errors[name],
  })
  const needsPhone = choice.mode === 'phone'
  return (
    <PageForm
      ref={form}
      labelledBy="step"
      className={css.form}
      onSubmit={submit}
      onInput={(field) => {
        if (form.current) drafts.write(draftOf(form.current))
        clearError(field)
      }}
    >
      <Stack gap="lg">
        <div className={css.pair}>
          <NameField {...text('name')} />
          <EmailField {...text('email')} />
        </div>
        <PhoneField
          {...text('phone')}
          isRequired={needsPhone}
          isOptional={!needsPhone}
          description={needsPhone ? fields.phone.needed : fields.phone.description}
        />
        <TextArea {...text('note')} name="note" rows={3} isOptional />
        <PrivacyConsent defaultSelected={typed.privacy === 'on'} errorMessage={errors.privacy} />
        <DataNotice {...bookingNotice} />
        <div>
          <div className={css.message}>
            <Alert tone="danger" title={failure ? words.failed.heading : undefined}>
              {failure && failureWords(failure)}
            </Alert>
          </div>
          <Inline>
            <Button type="submit" isPending={isSending}>
              {isSending ? words.sending : words.submit}
            </Button>
            {!isSending && (
              <Button variant="quiet" onPress={onBack}>
                {words.back}
              </Button>
            )}
          </Inline>
        </div>
      </Stack>
    </PageForm>
  )
}

const failureWords = ({ kind, message }: Refusal) =>
  kind === 'offline' ? words.failed.offline : (message ?? words.failed.text)
