/** The client that a screen of the portal shows: that of `?client=`, otherwise the first. */
import { listClients } from '@anupalan/server/contract/clients/endpoints'
import type { Client } from '@anupalan/server/contract/clients/schema'
import { Select } from '@anupalan/design-system/select'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSession } from '../../../session/session.tsx'
import { apiOf } from '../../../ui/api.ts'
import { Reach } from '../../../ui/reach/reach.tsx'
import { Loaded } from '../../data/loaded.tsx'
import { useApiQuery } from '../../data/use-api.ts'
import { MaxFileBytesContext } from './uploads-context.ts'
import { portal as words } from './words.ts'
import * as css from './portal.css.ts'

const api = apiOf({ listClients })

/** Most clients in the switcher; the staff finds others by their name in the admin area. */
const MAX_CLIENTS = 100

export interface ClientScreenProps {
  /** Renders the screen of a client. */
  children: (client: Client, clients: readonly Client[]) => ReactNode
}

/** Loads the clients of the person who is signed in, and renders the chosen one, or why there is none. */
export function ClientScreen({ children }: ClientScreenProps) {
  const clients = useApiQuery(api, 'listClients', { params: { limit: String(MAX_CLIENTS) } })
  const [query] = useSearchParams()
  const wanted = query.get('client')
  return (
    <Loaded query={clients} title={words.clientsNotLoaded}>
      {({ clients: list, maxFileBytes }) => {
        const client = list.find(({ id }) => id === wanted) ?? list[0]
        return client ? (
          <MaxFileBytesContext value={maxFileBytes}>{children(client, list)}</MaxFileBytesContext>
        ) : (
          <NoClient />
        )
      }}
    </Loaded>
  )
}

function NoClient() {
  const { user } = useSession()
  const isClient = user?.role === 'client'
  return (
    <Stack gap="lg">
      <Heading level={1} tabIndex={-1}>
        {words.noClient.heading}
      </Heading>
      <Text tone="quiet">{isClient ? words.noClient.text : words.noClient.staffText}</Text>
      {isClient && <Reach />}
    </Stack>
  )
}

export interface ClientSwitchProps {
  client: Client
  clients: readonly Client[]
}

/**
 * Chooses among several clients; nothing for one. A screen renders it outside of what it mounts anew for each client:
 * the focus stays in the field.
 */
export function ClientSwitch({ client, clients }: ClientSwitchProps) {
  const [, setQuery] = useSearchParams()
  if (clients.length < 2) return null
  return (
    <div className={css.switcher}>
      <Select
        label={words.client}
        value={client.id}
        onChange={(id) => setQuery({ client: id })}
        options={clients.map(({ id, profile }) => ({ value: id, label: profile.name }))}
      />
    </div>
  )
}
