import { Alert } from '@anupalan/design-system/alert'
import { Button } from '@anupalan/design-system/button'
import { Checkbox } from '@anupalan/design-system/checkbox'
import { Inline } from '@anupalan/design-system/inline'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { TextArea } from '@anupalan/design-system/text-area'
import { TextField } from '@anupalan/design-system/text-field'
import { createReference } from '@anupalan/server/contract/reference'
import { useEffect, useRef, useState } from 'react'
import { booking as words } from '../../../content/meetings.ts'
import { randomBytes } from '../../../shell/api.ts'
import { draftOf } from '../../../shell/drafts.ts'
import { judgeBooking, type FieldErrors } from './booking-request.ts'
import type { Submission } from './booking.context.ts'
import { BookingNotice } from './booking-notice.tsx'
import type { Choice } from './choice.ts'
import { drafts } from './draft.ts'
import type { Refusal } from './refusal.ts'
import * as css from './bookings.css.ts'

const { fields, privacy } = words

export interface BookingDetailsProps {
  choice: Choice
  isSending: boolean
  /** What kept the last call from its answer. */
  refusal: Refusal | null
  onBook: (submission: Submission) => void
  onBack: () => void
}

/** Who comes to the meeting. The fields keep what is typed, through a step back and a reload too. */
export default function BookingDetails({ choice, isSending, refusal, onBook, onBack }: BookingDetailsProps) {
  const form = useRef<HTMLFormElement>(null)
  const [typed] = useState(drafts.read)
  const [errors, setErrors] = useState<FieldErrors>({})

  useEffect(() => {
    if (refusal?.kind !== 'fields' || !form.current) return
    setErrors(refusal.fields)
    focusFirst(form.current, refusal.fields)
  }, [refusal])

  const submit = () => {
    if (!form.current || isSending) return
    const judged = judgeBooking(choice, new FormData(form.current))
    if ('errors' in judged) {
      setErrors(judged.errors)
      focusFirst(form.current, judged.errors)
      return
    }
    setErrors({})
    const { request } = judged
    const reference = drafts.referenceFor(JSON.stringify(request), () => createReference('BK', randomBytes))
    onBook({ request, reference })
  }

  const failure = refusal && refusal.kind !== 'fields' ? refusal : null
  const text = (name: 'name' | 'email' | 'phone' | 'note') => ({
    ...fields[name],
    name,
    defaultValue: typed[name],
    errorMessage: errors[name],
  })
  const needsPhone = choice.mode === 'phone'
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      aria-labelledby="step"
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onInput={({ target }) => {
        if (form.current) drafts.write(draftOf(form.current))
        const field = target instanceof Element ? target.getAttribute('name') : null
        // The message of a field that is being mended goes.
        if (field && errors[field]) setErrors(({ [field]: _mended, ...others }) => others)
      }}
    >
      <Stack gap="lg">
        <div className={css.pair}>
          <TextField {...text('name')} autoComplete="name" isRequired />
          <TextField {...text('email')} type="email" autoComplete="email" isRequired />
        </div>
        <TextField
          {...text('phone')}
          type="tel"
          autoComplete="tel"
          isRequired={needsPhone}
          isOptional={!needsPhone}
          description={needsPhone ? fields.phone.needed : fields.phone.description}
        />
        <TextArea {...text('note')} rows={3} isOptional />
        <Checkbox
          label={
            <>
              {privacy.before}
              <Link href={privacy.terms.href}>{privacy.terms.label}</Link>
              {privacy.between}
              <Link href={privacy.policy.href}>{privacy.policy.label}</Link>
              {privacy.after}
            </>
          }
          name="privacy"
          defaultSelected={typed.privacy === 'on'}
          isRequired
          errorMessage={errors.privacy}
        />
        <BookingNotice />
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
    </form>
  )
}

const failureWords = ({ kind, message }: Refusal) =>
  kind === 'offline' ? words.failed.offline : (message ?? words.failed.text)

function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const first = [...form.elements].find((control) => errors[control.getAttribute('name') ?? ''])
  if (first instanceof HTMLElement) first.focus()
}
