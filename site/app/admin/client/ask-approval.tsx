import { Button } from '@anupalan/design-system/button'
import type { Document } from '@anupalan/server/contract/documents/schema'
import { useState } from 'react'
import { useLazyComponent } from '../../use-lazy-component.ts'
import { deliveryWords } from './delivery-words.ts'

const words = deliveryWords.ask

const importDialog = () =>
  import('./ask-approval-dialog.tsx').then(({ AskApprovalDialog }) => AskApprovalDialog)

export interface AskApprovalProps {
  /** Id of the client. */
  client: string
  /** One that the firm delivered, of which the client has not approved the newest version. */
  document: Document
}

/** The button and dialog in which the staff asks a client to approve the newest version of a document. */
export function AskApproval({ client, document }: AskApprovalProps) {
  const [isOpen, setOpen] = useState(false)
  const [AskApprovalDialog, loadDialog, preload] = useLazyComponent(importDialog)
  return (
    <div>
      <Button
        variant="secondary"
        size="compact"
        onPress={() => void loadDialog(() => setOpen(true))}
        {...preload}
      >
        {document.approval === null ? words.open : words.openAgain}
      </Button>
      {AskApprovalDialog && (
        <AskApprovalDialog
          client={client}
          document={document}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
