import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { STATES } from '@anupalan/server/compliance/states'
import { constitutions } from '@anupalan/server/contract/clients/rules'
import type { Client } from '@anupalan/server/contract/clients/schema'
import { ClientScreen, ClientSwitch } from '../portal/client-choice.tsx'
import * as screen from '../../screen-content.css.ts'
import { Ask } from './ask.tsx'
import { DashboardParts } from './parts.tsx'
import { dashboard as words } from './words.ts'

/** The first screen of the client portal. */
export default function ClientDashboard() {
  return (
    <ClientScreen>
      {(client, clients) => (
        <div className={screen.content}>
          <Stack gap="xs">
            <Heading level={1} tabIndex={-1}>
              <bdi>{client.profile.name}</bdi>
            </Heading>
            <Text tone="quiet">{profileLine(client)}</Text>
          </Stack>
          <ClientSwitch client={client} clients={clients} />
          <DashboardParts key={client.id} client={client}>
            <Ask client={client} />
          </DashboardParts>
        </div>
      )}
    </ClientScreen>
  )
}

function profileLine({ profile }: Client): string {
  const constitution = constitutions.find(({ value }) => value === profile.constitution)?.label ?? ''
  return [constitution, words.profile.gst[profile.gst], STATES[profile.state].name].join(' · ')
}
