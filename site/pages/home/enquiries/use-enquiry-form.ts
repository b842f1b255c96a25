import { ApiError } from '@anupalan/server/contract/core/client'
import { createReference } from '@anupalan/server/contract/core/reference'
import { sendEnquiry } from '@anupalan/server/contract/enquiries/endpoints'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { prepareToasts } from '../../../chrome/toasts/show-toasts.ts'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { apiOf, randomBytes } from '../../../ui/api.ts'
import { draftOf, restoreDraft } from '../../../ui/form/drafts.ts'
import { useFieldErrors } from '../../../ui/form/use-field-errors.ts'
import { drafts } from './draft.ts'
import { enquiryLink, validateEnquiry } from './enquiry.ts'
import { enquiryFormMachine, type Submission } from './enquiry-form.machine.ts'
import { openBlankTab, type BlankTab } from './blank-tab.ts'
import { referralOf } from './referral.ts'
import { enquiryForm, enquiryMessages } from './words.ts'

const api = apiOf({ sendEnquiry })

/** Runs the form: validates it, opens a tab, sends, shows the outcome, and keeps the draft until it is stored. */
export function useEnquiryForm(
  form: RefObject<HTMLFormElement | null>,
  snapshot?: SnapshotFrom<typeof enquiryFormMachine>,
) {
  const { toast } = toasts
  const tab = useRef<BlankTab | null>(null)
  const { errors, setErrors, clearError } = useFieldErrors(form)

  // oxlint-disable-next-line react/refs -- the machine reads them later, not while it is made
  const [machine] = useState(() =>
    enquiryFormMachine.provide({
      actors: {
        send: fromPromise<void, Submission>(({ input: { enquiry, reference }, signal }) =>
          api.sendEnquiry({
            body: {
              ...enquiry,
              referral: referralOf({ href: location.href, referrer: document.referrer }),
            },
            reference,
            signal,
          }),
        ),
      },
      actions: {
        openWhatsApp: (_, { whatsAppLink }) => tab.current?.send(whatsAppLink),
        closeTab: () => tab.current?.release(),
        resetForm: () => {
          drafts.clear()
          form.current?.reset()
        },
        announceSuccess: (_, { whatsAppLink }) => {
          const { title, text } = enquiryMessages.sent
          const action = { label: enquiryForm.sent.whatsapp, href: whatsAppLink, target: '_blank' } as const
          toast({ title, description: text, action })
        },
        announceFailure: (_, { error }) => {
          if (error instanceof ApiError) setErrors(error.fields)
          const { title, text } = enquiryMessages.failed
          toast({ title, description: text, variant: 'destructive' })
        },
      },
    }),
  )
  const [state, send] = useMachine(machine, { snapshot })

  const submit = useEffectEvent(() => {
    const current = form.current
    if (!current || state.hasTag('busy')) return
    const result = validateEnquiry(new FormData(current))
    setErrors('errors' in result ? result.errors : {})
    if ('errors' in result) return
    // In the click handler, because later it would be blocked; after validation, so that an error opens no tab.
    tab.current = openBlankTab(enquiryForm.submitting)
    const { enquiry } = result
    const reference = drafts.referenceFor(JSON.stringify(enquiry), () => createReference('EN', randomBytes))
    send({
      type: 'submit',
      submission: { enquiry, reference, whatsAppLink: enquiryLink(enquiry, reference) },
    })
  })

  useEffect(prepareToasts, [])
  useEffect(() => {
    const current = form.current
    if (!current) return
    restoreDraft(current, drafts.read())
  }, [form])

  return {
    errors,
    isBusy: state.hasTag('busy'),
    stored: state.context.stored,
    onSubmit: submit,
    /** Stores the draft, and clears the error of the edited field. */
    onInput: (field: string | undefined) => {
      if (form.current) drafts.write(draftOf(form.current))
      clearError(field)
    },
  }
}
