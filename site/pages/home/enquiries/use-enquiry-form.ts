import { useToast } from '@anupalan/design-system/toast'
import { ApiError } from '@anupalan/server/contract/client'
import { createReference } from '@anupalan/server/contract/reference'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { enquiryForm } from '../../../content/enquiries.ts'
import { enquiryMessages } from '../../../content/messages.ts'
import { api, randomBytes } from '../../../shell/api.ts'
import { draftOf, type Draft } from '../../../shell/drafts.ts'
import { takeEarlySubmit } from '../../../shell/early-submit.ts'
import { drafts } from './draft.ts'
import { enquiryLink, judgeEnquiry, type FieldErrors } from './enquiry.ts'
import { enquiryFormMachine, type Submission } from './enquiry-form.machine.ts'
import { holdTab, type HeldTab } from './held-tab.ts'

/** What the form does: judges, holds a tab, sends, tells, and keeps what was typed until it is stored. */
export function useEnquiryForm(
  form: RefObject<HTMLFormElement | null>,
  snapshot?: SnapshotFrom<typeof enquiryFormMachine>,
) {
  const toast = useToast()
  const tab = useRef<HeldTab | null>(null)
  const [errors, setErrors] = useState<FieldErrors>({})

  const [machine] = useState(() =>
    enquiryFormMachine.provide({
      actors: {
        send: fromPromise<void, Submission>(({ input: { enquiry, reference }, signal }) =>
          api.sendEnquiry(enquiry, { reference, signal }),
        ),
      },
      actions: {
        carryIntoWhatsApp: (_, { whatsAppLink }) => tab.current?.send(whatsAppLink),
        releaseTab: () => tab.current?.release(),
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
          if (error instanceof ApiError) {
            setErrors(error.fields)
            if (form.current) focusFirst(form.current, error.fields)
          }
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
    const judged = judgeEnquiry(new FormData(current))
    if ('errors' in judged) {
      setErrors(judged.errors)
      focusFirst(current, judged.errors)
      return
    }
    setErrors({})
    // Within the click: later it would be blocked. After the checks: a mistake opens nothing.
    tab.current = holdTab(enquiryForm.submitting)
    const { enquiry } = judged
    const reference = drafts.referenceFor(JSON.stringify(enquiry), () => createReference('EN', randomBytes))
    send({
      type: 'submit',
      submission: { enquiry, reference, whatsAppLink: enquiryLink(enquiry, reference) },
    })
  })

  useEffect(() => {
    const current = form.current
    if (!current) return
    restore(current, drafts.read())
    if (takeEarlySubmit(current)) submit()
  }, [form])

  return {
    errors,
    isBusy: state.hasTag('busy'),
    stored: state.context.stored,
    onSubmit: () => {
      if (form.current) takeEarlySubmit(form.current)
      submit()
    },
    /** Keeps the draft, and takes back the message of a field that is being mended. */
    onInput: (field: string | undefined) => {
      if (form.current) drafts.write(draftOf(form.current))
      if (field && errors[field]) setErrors(({ [field]: _mended, ...others }) => others)
    },
  }
}

/** Puts a draft back, where nothing has been typed before this code came. */
function restore(form: HTMLFormElement, draft: Draft): void {
  for (const [name, value] of Object.entries(draft)) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true
    else if (
      (control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement) &&
      control.value === ''
    )
      control.value = value
  }
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const first = [...form.elements].find(
    (control) => control.getAttribute('name') && errors[control.getAttribute('name') ?? ''],
  )
  if (first instanceof HTMLElement) first.focus()
}
