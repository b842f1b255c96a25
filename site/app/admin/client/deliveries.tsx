import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { Client } from '@anupalan/server/contract/clients/schema'
import { useRef, useState } from 'react'
import type { QueuedUpload } from '../../client/documents/upload/upload-queue.ts'
import { UploadAnnouncement, UploadRows } from '../../client/documents/upload/upload-rows.tsx'
import { useUploadQueue, useUploads } from '../../client/documents/upload/use-uploads.ts'
import * as screen from '../../screen-content.css.ts'
import { useLazyComponent } from '../../use-lazy-component.ts'
import { refusedDelivery, type RefusedDelivery } from './delivery-draft.ts'
import { deliveryWords as words } from './delivery-words.ts'

const importDialog = () => import('./deliver-dialog.tsx').then(({ DeliverDialog }) => DeliverDialog)

/** How the staff delivers documents to a client, and those on their way. */
export function Deliveries({ client }: { client: Client }) {
  const queue = useUploadQueue()
  const uploads = useUploads(queue, client.id).filter(
    ({ snapshot }) => snapshot.context.target.delivery !== undefined,
  )
  const [open, setOpen] = useState<'new' | 'refused'>()
  const close = () => setOpen(undefined)
  /** The refused delivery that was opened last: what is changed in it stays when it is closed. */
  const [edited, setEdited] = useState<{ upload: QueuedUpload; refused: RefusedDelivery }>()
  const head = useRef<HTMLDivElement>(null)
  /** Called once the dialog is gone. */
  const resend = useRef<() => void>(undefined)
  const [DeliverDialog, loadDialog, preload] = useLazyComponent(importDialog)
  return (
    <Stack gap="md" as="section">
      <div ref={head} className={screen.sectionHead}>
        <Stack gap="xxs">
          <Heading level={2} size="title">
            {words.heading}
          </Heading>
          <Text tone="quiet">{words.text}</Text>
        </Stack>
        <Button variant="secondary" onPress={() => void loadDialog(() => setOpen('new'))} {...preload}>
          {words.open}
        </Button>
      </div>
      <div>
        <UploadAnnouncement uploads={uploads} />
        <UploadRows
          uploads={uploads}
          isByStaff
          onReplace={({ actor, snapshot }, file) => {
            queue.add([file], snapshot.context.target)
            actor.send({ type: 'remove' })
          }}
          edits={{
            isEditable: ({ context }) => refusedDelivery(context) !== undefined,
            onEdit: (upload) => {
              const refused = refusedDelivery(upload.snapshot.context)
              if (refused === undefined) return
              setEdited((before) => (before?.upload.id === upload.id ? before : { upload, refused }))
              void loadDialog(() => setOpen('refused'))
            },
          }}
        />
      </div>
      {DeliverDialog && (
        <DeliverDialog client={client} isOpen={open === 'new'} onSend={queue.add} onClose={close} />
      )}
      {DeliverDialog && edited && (
        <DeliverDialog
          key={edited.upload.id}
          client={client}
          refused={edited.refused}
          isOpen={open === 'refused'}
          onSend={(files, target) => {
            resend.current = () => {
              // Before: the same content would go on with the upload that is discarded.
              edited.upload.actor.send({ type: 'remove' })
              queue.add(files, target)
            }
          }}
          onClose={close}
          onExited={() => {
            if (resend.current === undefined) return
            resend.current()
            resend.current = undefined
            // The button that opened it is gone with its file.
            head.current?.querySelector('button')?.focus()
          }}
        />
      )}
    </Stack>
  )
}
