import { Dialog } from '@anupalan/design-system/dialog'
import { clientRules } from '@anupalan/server/contract/clients/rules'
import type { LegalHold } from '@anupalan/server/contract/clients/schema'
import { createReference } from '@anupalan/server/contract/core/reference'
import { useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { randomBytes } from '../../../ui/api.ts'
import { fieldErrorsOf } from '../../data/field-errors.ts'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation } from '../../data/use-api.ts'
import { clientApi } from './api.ts'
import { holdWords as words } from './hold-words.ts'
import { TextForm } from './text-form.tsx'

/** A document says whether it is held. */
const refreshes = ['listHolds', 'getDocument', 'listDocuments'] as const

export interface HoldDialogProps {
  client: string
  /** Id of the document that a new one is on; on the client by default. */
  document: string | undefined
  /** The hold to end; a new one is set without it. */
  hold: LegalHold | undefined
  /** Takes the focus when a hold has ended: its button is gone. */
  heading: RefObject<HTMLHeadingElement | null>
  onClose: () => void
}

/** Asks for the reason for which a legal hold is set or ended. */
export const HoldDialog = (props: HoldDialogProps) => {
  const texts = props.hold ? words.ending : words.setting
  const ofDocument = props.hold === undefined && props.document !== undefined
  return (
    <Dialog
      isOpen
      onOpenChange={props.onClose}
      title={ofDocument ? words.ofDocument.title : texts.title}
      description={props.hold ? words.ending.description(props.hold.reason) : words.setting.description}
    >
      <ReasonForm {...props} />
    </Dialog>
  )
}

function ReasonForm({ client, document, hold, heading, onClose }: HoldDialogProps) {
  const texts = hold ? words.ending : words.setting
  // A retry is stored once.
  const [reference] = useState(() => createReference('LH', randomBytes))
  const setting = useApiMutation(clientApi, 'setHold', { refreshes })
  const ending = useApiMutation(clientApi, 'endHold', { refreshes, refreshesOnConflict: refreshes })
  const { error: failure, isPending } = hold ? ending : setting
  const refused = fieldErrorsOf(failure).reason

  const submit = (reason: string) => {
    const body = { reason }
    const onSuccess = () => {
      flushSync(onClose)
      if (hold) heading.current?.focus()
      toasts.toast({ title: texts.done })
    }
    if (hold) ending.mutate({ params: { client, hold: hold.reference }, body }, { onSuccess })
    else
      setting.mutate(
        { params: { client }, body: { ...body, document: document ?? null }, reference },
        { onSuccess },
      )
  }

  return (
    <TextForm
      title={texts.title}
      label={words.reason}
      rule={clientRules.holdReason}
      rows={4}
      refused={refused}
      alert={<ProblemAlert title={texts.failed} error={refused === undefined ? failure : null} />}
      submitLabel={texts.submit}
      pendingLabel={words.saving}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}
