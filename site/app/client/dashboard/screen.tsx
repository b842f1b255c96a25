import { STATES } from '@anupalan/server/compliance/states'
import { constitutions } from '@anupalan/server/contract/clients/rules'
import type { Client } from '@anupalan/server/contract/clients/schema'
import { ClientScreen, ClientSwitch } from '../portal/client-choice.tsx'
import { ScreenHead } from '../portal/screen-head.tsx'
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
          <ScreenHead heading={client.profile.name} text={profileLine(client)}>
            <ClientSwitch client={client} clients={clients} />
          </ScreenHead>
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
  return [constitution, words.profile.gst[profile.gst], STATES[profile.state].name].join('\u00a0· ')
}
