import { Text } from '@anupalan/design-system/text'
import type { Client } from '@anupalan/server/contract/clients/schema'
import { DocumentDetail } from '../../client/documents/document-detail.tsx'

/** A document of a client as the client sees it. */
export const ClientDocument = ({ client, id }: { client: Client; id: string }) => (
  <>
    <Text weight="strong">
      <bdi>{client.profile.name}</bdi>
    </Text>
    <DocumentDetail client={client} id={id} />
  </>
)
