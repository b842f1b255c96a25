import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { lazy, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Loaded } from '../../data/loaded.tsx'
import { useApiQuery } from '../../data/use-api.ts'
import * as screen from '../../screen-content.css.ts'
import { clientApi } from './api.ts'
import { ClientFile, preloadOverview } from './client-file.tsx'
import { clientWords as words } from './words.ts'

const ClientTask = lazy(() => import('./client-task.tsx').then((module) => ({ default: module.ClientTask })))
const ClientDocument = lazy(() =>
  import('./client-document.tsx').then((module) => ({ default: module.ClientDocument })),
)

/** The file of the client of `?client=`: its parts, or with `?task=` or `?document=` one of its tasks or documents. */
export default function AdminClient() {
  const [query] = useSearchParams()
  const client = query.get('client')
  const task = query.get('task')
  const document = query.get('document')
  return (
    <div className={screen.content}>
      {client === null ? (
        <NoClient />
      ) : (
        <FoundClient key={client} id={client} task={task} document={document} />
      )}
    </div>
  )
}

const NoClient = () => (
  <Stack gap="xs">
    <Heading level={1} tabIndex={-1}>
      {words.missing.heading}
    </Heading>
    <Text>{words.missing.text}</Text>
  </Stack>
)

interface FoundClientProps {
  id: string
  task: string | null
  document: string | null
}

function FoundClient({ id, task, document }: FoundClientProps) {
  const query = useApiQuery(clientApi, 'getClient', { params: { client: id } })
  useEffect(preloadOverview, [])
  return (
    <Loaded query={query} title={words.notLoaded}>
      {(client) =>
        task !== null ? (
          <ClientTask key={task} client={client} id={task} />
        ) : document !== null ? (
          <ClientDocument key={document} client={client} id={document} />
        ) : (
          <ClientFile client={client} />
        )
      }
    </Loaded>
  )
}
