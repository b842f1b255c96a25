import { Button } from '@anupalan/design-system/button'
import { Text } from '@anupalan/design-system/text'
import type { Client } from '@anupalan/server/contract/clients/schema'
import type { Approval } from '@anupalan/server/contract/documents/schema'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../../session/session.tsx'
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

function focusHeading(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus()
}

/** The buttons that approve a version or not, each with a second confirmation. */
export function ApprovalDecision({ client, approval }: ApprovalDecisionProps) {
  const { user } = useSession()
  const [decision, setDecision] = useState<Decision>('approved')
  const [isOpen, setOpen] = useState(false)
  const [ApprovalDialog, loadDialog] = useLazyComponent(importDialog)
  const isDecided = useRef(false)
  // The buttons are gone then, and the focus with them.
  useEffect(
    () => () => {
      if (isDecided.current) requestAnimationFrame(focusHeading)
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
          onDecided={() => (isDecided.current = true)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
