import { Text } from '@anupalan/design-system/text'
import type { Client } from '@anupalan/server/contract/clients/schema'
import { DocumentDetail } from '../../client/documents/document-detail.tsx'
import { MaxFileBytesContext } from '../../client/portal/uploads-context.ts'
import { AskApproval } from './ask-approval.tsx'
import { DocumentHolds } from './document-holds.tsx'
import { useMaxFileBytes } from './use-max-file-bytes.ts'
import { useMayChange } from './use-may-change.ts'

/**
 * A document of a client as the client sees it, with the legal holds on it, which the client does not see, and how its
 * approval is asked for.
 */
export function ClientDocument({ client, id }: { client: Client; id: string }) {
  const mayChange = useMayChange()
  const maxBytes = useMaxFileBytes()
  return (
    <MaxFileBytesContext value={maxBytes}>
      <Text weight="strong">
        <bdi>{client.profile.name}</bdi>
      </Text>
      <DocumentDetail
        client={client}
        id={id}
        facts={<DocumentHolds client={client.id} document={id} />}
        approvalAction={(document) =>
          mayChange && document.source === 'firm' && document.approval?.status !== 'approved' ? (
            <AskApproval client={client.id} document={document} />
          ) : null
        }
      />
    </MaxFileBytesContext>
  )
}
