import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { istDate } from '@anupalan/server/compliance/ist'
import type { Client } from '@anupalan/server/contract/clients/schema'
import { createClient } from '@anupalan/server/contract/core/client'
import { exportClientData } from '@anupalan/server/contract/data-rights/endpoints'
import { exportTexts } from '@anupalan/server/contract/data-rights/rules'
import { useSession } from '../../../session/session.tsx'
import { DataExport } from '../../data-export/data-export.tsx'
import { dataWords } from './words.ts'

const words = dataWords.copy

/** All data and files of a client as a zip; its downloads are recorded. */
export function ClientExport({ client }: { client: Client }) {
  const { user } = useSession()
  return (
    <Stack gap="sm" as="section">
      <Heading level={2} size="title">
        {words.heading}
      </Heading>
      <Text>
        <bdi>{words.text(client.profile.name)}</bdi>
      </Text>
      {client.access === 'limited' || user?.role === 'readonly' ? (
        <Text tone="quiet">{client.access === 'limited' ? words.limited : words.readonly}</Text>
      ) : (
        <>
          <Text size="small" tone="quiet">
            {words.recorded}
          </Text>
          <DataExport
            label={words.download}
            receive={(fetch, signal) =>
              createClient({ fetch }, { exportClientData }).exportClientData({
                params: { client: client.id },
                signal,
              })
            }
            fileName={() => exportTexts.file(client.profile.name, istDate(Date.now()))}
            refreshes={['listDocuments', 'getDocument', 'listActivity']}
          />
        </>
      )}
    </Stack>
  )
}
