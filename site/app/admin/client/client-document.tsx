import { Text } from '@anupalan/design-system/text'
import type { Client } from '@anupalan/server/contract/clients/schema'
import { DocumentDetail } from '../../client/documents/document-detail.tsx'
import { DocumentHolds } from './document-holds.tsx'

/** A document of a client as the client sees it, with the legal holds on it, which the client does not see. */
export const ClientDocument = ({ client, id }: { client: Client; id: string }) => (
  <>
    <Text weight="strong">
      <bdi>{client.profile.name}</bdi>
    </Text>
    <DocumentDetail client={client} id={id} facts={<DocumentHolds client={client.id} document={id} />} />
  </>
)
