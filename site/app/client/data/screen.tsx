import type { Client } from '@anupalan/server/contract/clients/schema'
import { Fragment } from 'react'
import { Loaded } from '../../data/loaded.tsx'
import { useApiQuery } from '../../data/use-api.ts'
import { ClientScreen, ClientSwitch } from '../portal/client-choice.tsx'
import * as screen from '../../screen-content.css.ts'
import * as css from '../portal/portal.css.ts'
import { ScreenHead } from '../portal/screen-head.tsx'
import { erasureApi } from './api.ts'
import { ClientExport } from './client-export.tsx'
import { Erasure } from './erasure.tsx'
import { KeptYears } from './kept-years.tsx'
import { dataWords as words } from './words.ts'

/** A client's data: a copy of it, and its erasure (DPDP Act 2023, sections 11 and 12). */
export default function ClientData() {
  return (
    <ClientScreen>
      {(client, clients) => (
        <div className={screen.content}>
          <ScreenHead heading={words.heading} text={client.profile.name}>
            <ClientSwitch client={client} clients={clients} />
          </ScreenHead>
          <Fragment key={client.id}>
            <ClientExport client={client} />
            <Rights client={client} />
          </Fragment>
        </div>
      )}
    </ClientScreen>
  )
}

function Rights({ client }: { client: Client }) {
  const query = useApiQuery(erasureApi, 'getErasure', { params: { client: client.id } })
  return (
    <Loaded query={query} title={words.kept.notLoaded}>
      {(state) => (
        <div className={css.columns}>
          <Erasure client={client} state={state} />
          <KeptYears kept={state.kept} />
        </div>
      )}
    </Loaded>
  )
}
