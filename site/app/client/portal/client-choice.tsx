/** The client that a screen of the portal shows: that of `?client=`, otherwise the first. */
import { listClients } from '@anupalan/server/contract/clients/endpoints'
import type { Client, ListedClient } from '@anupalan/server/contract/clients/schema'
import { Select } from '@anupalan/design-system/select'
import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSession } from '../../../session/session.tsx'
import { apiOf } from '../../../ui/api.ts'
import { Reach } from '../../../ui/reach/reach.tsx'
import { Loaded } from '../../data/loaded.tsx'
import { useApiQuery, useRefresh } from '../../data/use-api.ts'
import { MaxFileBytesContext } from './uploads-context.ts'
import { usePortalHrefs } from './use-portal-hrefs.tsx'
import { portal as words } from './words.ts'
import * as css from './portal.css.ts'

const api = apiOf({ listClients })

/** Most clients in the switcher; the staff finds others by their name in the admin area. */
const MAX_CLIENTS = 100

export interface ClientScreenProps {
  /** Renders the screen of a client. */
  children: (client: Client, clients: readonly ListedClient[]) => ReactNode
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
  clients: readonly ListedClient[]
}

/**
 * Chooses among several clients, and tells a member which other ones have something to do; nothing for one. A screen
 * renders it outside of what it mounts anew for each client: the focus stays in the field.
 */
export function ClientSwitch({ client, clients }: ClientSwitchProps) {
  const [, setQuery] = useSearchParams()
  const refresh = useRefresh()
  const { dashboardHref } = usePortalHrefs()
  if (clients.length < 2) return null
  const others = clients.filter(({ id, waiting }) => id !== client.id && waiting > 0)
  return (
    <div className={css.switcher}>
      <Select
        label={words.client}
        value={client.id}
        onChange={(id) => {
          setQuery({ client: id })
          // What has been done for the former one counts no more.
          void refresh(['listClients'])
        }}
        options={clients.map(({ id, profile, waiting }) => ({
          value: id,
          label:
            id === client.id || waiting === 0 ? profile.name : words.clientWithThings(profile.name, waiting),
        }))}
      />
      {others.length === 1 && (
        <Text>
          <Link href={dashboardHref(others[0]!.id)} variant="quiet">
            <bdi>{others[0]!.profile.name}</bdi>: {words.thingsToDo(others[0]!.waiting)}
          </Link>
        </Text>
      )}
      {others.length > 1 && (
        <Text size="small" tone="quiet">
          {words.othersWithThings(others.length)}
        </Text>
      )}
    </div>
  )
}
