import { Button } from '@anupalan/design-system/button'
import { Text } from '@anupalan/design-system/text'
import type { Client } from '@anupalan/server/contract/clients/schema'
import type { Approval } from '@anupalan/server/contract/documents/schema'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../../session/session.tsx'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { focusHeading } from '../../focus-heading.ts'
import { useLazyComponent } from '../../use-lazy-component.ts'
import type { Decision } from './approval-dialog.tsx'
import * as css from './documents.css.ts'
import { documentsWords } from './words.ts'

const words = documentsWords.approvals

const importDialog = () => import('./approval-dialog.tsx').then(({ ApprovalDialog }) => ApprovalDialog)

export interface ApprovalDecisionProps {
  client: Client
  /** One that waits. */
  approval: Approval
}

interface Decided {
  readonly result: string
  isSaid: boolean
}

/** Says it once, when no dialog is in front of the toast. */
function say(decided: Decided | null): void {
  if (decided === null || decided.isSaid) return
  decided.isSaid = true
  toasts.toast({ title: decided.result })
}

/** The buttons that approve a version or not, each with a second confirmation. */
export function ApprovalDecision({ client, approval }: ApprovalDecisionProps) {
  const { user } = useSession()
  const [decision, setDecision] = useState<Decision>('approved')
  const [isOpen, setOpen] = useState(false)
  const [ApprovalDialog, loadDialog] = useLazyComponent(importDialog)
  const decided = useRef<Decided | null>(null)
  // The buttons are gone then, the dialog and the focus with them.
  useEffect(
    () => () => {
      say(decided.current)
      if (decided.current) requestAnimationFrame(focusHeading)
    },
    [],
  )
  const { name } = approval.document
  if (user?.role !== 'client') return null
  if (client.access === 'limited') return <Text tone="quiet">{words.limited}</Text>
  const ask = (wanted: Decision) => {
    setDecision(wanted)
    void loadDialog(() => setOpen(true))
  }
  return (
    <div className={css.actions}>
      <Button size="compact" aria-label={words.approveOf(name)} onPress={() => ask('approved')}>
        {words.approve}
      </Button>
      <Button
        size="compact"
        variant="secondary"
        aria-label={words.refuseOf(name)}
        onPress={() => ask('refused')}
      >
        {words.refuse}
      </Button>
      {ApprovalDialog && (
        <ApprovalDialog
          client={client.id}
          approval={approval}
          decision={decision}
          isOpen={isOpen}
          onDecided={(result) => (decided.current = { result, isSaid: false })}
          onClose={() => {
            setOpen(false)
            say(decided.current)
          }}
        />
      )}
    </div>
  )
}
