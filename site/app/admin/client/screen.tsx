import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { lazy, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Loaded } from '../../data/loaded.tsx'
import { useApiQuery } from '../../data/use-api.ts'
import * as screen from '../../screen-content.css.ts'
import { clientApi } from './api.ts'
import { importOverview } from './import-overview.ts'
import { clientWords as words } from './words.ts'

const importFile = () => import('./client-file.tsx').then((module) => ({ default: module.ClientFile }))

const ClientFile = lazy(importFile)
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

/** Loads the file and the part that is open first, while the client is requested. */
function preloadFile(): void {
  for (const load of [importFile, importOverview]) load().catch(() => {})
}

interface FoundClientProps {
  id: string
  task: string | null
  document: string | null
}

function FoundClient({ id, task, document }: FoundClientProps) {
  const query = useApiQuery(clientApi, 'getClient', { params: { client: id } })
  const isFile = task === null && document === null
  useEffect(() => {
    if (isFile) preloadFile()
  }, [isFile])
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
