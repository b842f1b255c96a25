import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { Client } from '@anupalan/server/contract/clients/schema'
import { useState } from 'react'
import { UploadAnnouncement, UploadRows } from '../../client/documents/upload/upload-rows.tsx'
import { useUploadQueue, useUploads } from '../../client/documents/upload/use-uploads.ts'
import * as screen from '../../screen-content.css.ts'
import { useLazyComponent } from '../../use-lazy-component.ts'
import { deliveryWords as words } from './delivery-words.ts'

const importDialog = () => import('./deliver-dialog.tsx').then(({ DeliverDialog }) => DeliverDialog)

/** How the staff delivers documents to a client, and those on their way. */
export function Deliveries({ client }: { client: Client }) {
  const queue = useUploadQueue()
  const uploads = useUploads(queue, client.id).filter(
    ({ snapshot }) => snapshot.context.target.delivery !== undefined,
  )
  const [isOpen, setOpen] = useState(false)
  const [DeliverDialog, loadDialog, preload] = useLazyComponent(importDialog)
  return (
    <Stack gap="md" as="section">
      <div className={screen.sectionHead}>
        <Stack gap="xxs">
          <Heading level={2} size="title">
            {words.heading}
          </Heading>
          <Text tone="quiet">{words.text}</Text>
        </Stack>
        <Button variant="secondary" onPress={() => void loadDialog(() => setOpen(true))} {...preload}>
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
        />
      </div>
      {DeliverDialog && (
        <DeliverDialog client={client} isOpen={isOpen} onSend={queue.add} onClose={() => setOpen(false)} />
      )}
    </Stack>
  )
}
