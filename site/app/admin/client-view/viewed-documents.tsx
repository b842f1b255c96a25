import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import type { Client } from '@anupalan/server/contract/clients/schema'
import { useSearchParams } from 'react-router-dom'
import { Approvals } from '../../client/documents/approvals.tsx'
import { DocumentDetail } from '../../client/documents/document-detail.tsx'
import { DocumentLists } from '../../client/documents/document-lists.tsx'
import { Requests } from '../../client/documents/requests.tsx'
import { useUploadQueue } from '../../client/documents/upload/use-uploads.ts'
import { documentsWords as words } from '../../client/documents/words.ts'
import * as portal from '../../client/portal/portal.css.ts'

/** The documents of the portal without its upload, or with `?document=` one of them. */
export function ViewedDocuments({ client }: { client: Client }) {
  const [query] = useSearchParams()
  const document = query.get('document')
  return document === null ? (
    <Overview client={client} />
  ) : (
    <DocumentDetail key={document} client={client} id={document} />
  )
}

function Overview({ client }: { client: Client }) {
  const queue = useUploadQueue()
  return (
    <>
      <Heading level={1} tabIndex={-1}>
        {words.heading}
      </Heading>
      <div className={portal.columns}>
        <Requests client={client.id} queue={queue} uploads={[]} canSend={false} />
        <Stack gap="xl">
          <Approvals client={client} />
        </Stack>
      </div>
      <DocumentLists client={client.id} />
    </>
  )
}
