import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { Client } from '@anupalan/server/contract/clients/schema'
import { lazy } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSession } from '../../../session/session.tsx'
import { ClientScreen, ClientSwitch } from '../portal/client-choice.tsx'
import * as screen from '../../screen-content.css.ts'
import * as css from '../portal/portal.css.ts'
import { ScreenHead } from '../portal/screen-head.tsx'
import { useFocusOnReturn } from '../../use-focus-on-return.ts'
import { Approvals } from './approvals.tsx'
import { DocumentLists } from './document-lists.tsx'
import { Requests } from './requests.tsx'
import { UploadPanel } from './upload/upload-panel.tsx'
import { UploadAnnouncement } from './upload/upload-rows.tsx'
import { useUploadQueue, useUploads } from './upload/use-uploads.ts'
import { documentsWords as words } from './words.ts'

const DocumentDetail = lazy(() =>
  import('./document-detail.tsx').then((module) => ({ default: module.DocumentDetail })),
)

/** The documents of a client, or with `?document=` one of them. */
export default function ClientDocuments() {
  const [query] = useSearchParams()
  const document = query.get('document')
  const ref = useFocusOnReturn('document', document)
  return (
    <ClientScreen>
      {(client, clients) => (
        <div ref={ref} className={screen.content}>
          {document === null ? (
            <>
              <ScreenHead heading={words.heading} text={client.profile.name}>
                <ClientSwitch client={client} clients={clients} />
              </ScreenHead>
              <Overview key={client.id} client={client} />
            </>
          ) : (
            <DocumentDetail key={document} client={client} id={document} />
          )}
        </div>
      )}
    </ClientScreen>
  )
}

function Overview({ client }: { client: Client }) {
  const { user } = useSession()
  const queue = useUploadQueue()
  const uploads = useUploads(queue, client.id)
  const canSend = user !== null && user.role !== 'readonly'
  return (
    <>
      <div className={css.columns}>
        <Stack gap="xl">
          <div>
            <UploadAnnouncement uploads={uploads} />
            <Requests client={client.id} queue={queue} uploads={uploads} canSend={canSend} />
          </div>
          <Approvals client={client} />
        </Stack>
        {canSend ? (
          <UploadPanel
            client={client.id}
            queue={queue}
            uploads={uploads.filter(({ snapshot: { context } }) => isOfPanel(context.target))}
          />
        ) : (
          <Text tone="quiet">{words.readonly}</Text>
        )}
      </div>
      <DocumentLists client={client.id} />
    </>
  )
}

/** Files that were chosen for an item or a document are shown there. */
const isOfPanel = ({ item, document }: { item?: object; document?: string }) =>
  item === undefined && document === undefined
