import { use, useEffect, useMemo, useSyncExternalStore } from 'react'
import { whenIdle } from '../../../../islands/triggers.ts'
import { useRefresh } from '../../../data/use-api.ts'
import { MaxFileBytesContext, UploadsContext, type UploadsHolder } from '../../portal/uploads-context.ts'
import { documentsWords as words } from '../words.ts'
import { createUploadQueue, type QueuedUpload, type UploadQueue } from './upload-queue.ts'

/** Reads that a stored document changes. */
const refreshes = ['listDocuments', 'getDocument', 'listRequests', 'listApprovals', 'listActivity'] as const

/** The queue of this portal: the files go on while another of its screens is open. */
export function useUploadQueue(): UploadQueue {
  const holder = use(UploadsContext)
  const maxBytes = use(MaxFileBytesContext)
  const refresh = useRefresh()
  return useMemo(() => {
    const queue = queueIn(holder, () => void refresh(refreshes))
    return { ...queue, add: (files, target) => queue.add(files, { maxBytes, ...target }) }
  }, [holder, refresh, maxBytes])
}

function queueIn(holder: UploadsHolder, onStored: () => void): UploadQueue {
  const queue = holder.current ?? createUploadQueue({ onStored })
  holder.current = queue
  return queue
}

/** The files of a client that are being sent. Leaving the page meanwhile asks first. */
export function useUploads(queue: UploadQueue, client: string): readonly QueuedUpload[] {
  const all = useSyncExternalStore(queue.subscribe, queue.get)
  useEffect(() => whenIdle(queue.prepare), [queue])
  const isBusy = all.some(({ snapshot }) => snapshot.hasTag('active') || snapshot.matches('interrupted'))
  useEffect(() => {
    if (!isBusy) return undefined
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault()
      // Browsers show a text of their own.
      event.returnValue = words.uploads.leave
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isBusy])
  return all.filter(({ snapshot }) => snapshot.context.target.client === client)
}
