import { FileTrigger } from '@anupalan/design-system/file-trigger'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { Client } from '@anupalan/server/contract/clients/schema'
import { isStaff } from '@anupalan/server/contract/core/access'
import { listDocuments } from '@anupalan/server/contract/documents/endpoints'
import { yearsUpTo } from '@anupalan/server/contract/documents/years'
import { useSession } from '../../../session/session.tsx'
import { apiOf } from '../../../ui/api.ts'
import { useToday } from '../../../ui/days/use-today.ts'
import { Loaded } from '../../data/loaded.tsx'
import { useApiQuery } from '../../data/use-api.ts'
import * as documents from '../documents/documents.css.ts'
import { acceptedFiles } from '../documents/upload/accepted-files.ts'
import { usePhotographs } from '../documents/upload/photographs/use-photographs.ts'
import { UploadAnnouncement, UploadRows } from '../documents/upload/upload-rows.tsx'
import { useUploadQueue, useUploads } from '../documents/upload/use-uploads.ts'
import { DocumentEntry } from '../portal/document-entry.tsx'
import { tasksWords } from './words.ts'

const words = tasksWords.documents
const api = apiOf({ listDocuments })

export interface TaskDocumentsProps {
  client: Client
  /** Id of the task. */
  task: string
  /** Of the task, for the dialog that joins photographs. */
  title: string
}

/** The documents that are attached to a task; a member of the client attaches more. */
export function TaskDocuments({ client, task, title }: TaskDocumentsProps) {
  const { user } = useSession()
  const today = useToday()
  const query = useApiQuery(api, 'listDocuments', { params: { client: client.id, task } })
  const isMember = user !== null && !isStaff(user)
  return (
    <Stack gap="md" as="section">
      <Heading level={2} size="title" id="task-documents">
        {words.heading}
      </Heading>
      <Loaded query={query} title={words.notLoaded}>
        {({ documents: list, hasMore }) =>
          list.length === 0 ? (
            <Text tone="quiet">{words.none}</Text>
          ) : (
            <>
              <ul role="list" aria-labelledby="task-documents" className={documents.rows}>
                {list.map((document) => (
                  <DocumentEntry key={document.id} client={client.id} document={document} today={today} />
                ))}
              </ul>
              {hasMore && (
                <Text size="small" tone="quiet">
                  {words.newest(list.length)}
                </Text>
              )}
            </>
          )
        }
      </Loaded>
      {isMember && <Attach client={client.id} task={task} title={title} year={currentYear(today)} />}
    </Stack>
  )
}

const currentYear = (today: ReturnType<typeof useToday>): string | null =>
  today === null ? null : (yearsUpTo(today, 1)[0] ?? null)

interface AttachProps {
  client: string
  task: string
  title: string
  /** Of new documents. */
  year: string | null
}

function Attach({ client, task, title, year }: AttachProps) {
  const queue = useUploadQueue()
  const uploads = useUploads(queue, client).filter(({ snapshot }) => snapshot.context.target.task === task)
  const send = (files: readonly File[]) => queue.add(files, { client, category: 'other', year, task })
  const { choose, take: _, PhotographsDialog, ...photographs } = usePhotographs(send)
  return (
    <Stack gap="sm">
      <div>
        <UploadAnnouncement uploads={uploads} />
        <FileTrigger
          size="compact"
          variant="secondary"
          acceptedFileTypes={acceptedFiles}
          allowsMultiple
          onSelect={choose}
        >
          {words.attach}
        </FileTrigger>
      </div>
      {PhotographsDialog && <PhotographsDialog {...photographs} defaultName={title} send={send} />}
      <UploadRows uploads={uploads} />
    </Stack>
  )
}
