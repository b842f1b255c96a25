/** The upload machine on the API and this browser. */
import { NetworkError } from '@anupalan/server/contract/core/client'
import {
  addDocument,
  addDocumentVersion,
  fulfilItem,
  sendUpload,
  startUpload,
} from '@anupalan/server/contract/documents/endpoints'
import { fromCallback, fromPromise, type EventObject } from 'xstate'
import { apiOf } from '../../../../ui/api.ts'
import { forgetUpload, rememberUpload } from './started-uploads.ts'
import { uploadMachine, type Adding, type Sending } from './upload.machine.ts'
import type { Added, Prepared, UploadTarget } from './upload-context.ts'

const api = apiOf({ addDocument, addDocumentVersion, fulfilItem })

const importSteps = () =>
  import('./upload-steps.ts').catch((error: unknown) => {
    throw new NetworkError(error)
  })

async function add({ target, prepared, reference, isDuplicateAllowed }: Adding): Promise<Added> {
  const { client, document, category, year, item, task, delivery } = target
  const body = { upload: prepared.reference, isDuplicateAllowed }
  const delivered = delivery && {
    deliveredAs: delivery.as,
    name: delivery.name,
    comment: delivery.comment,
    approval: delivery.approval,
  }
  return document === undefined
    ? await api.addDocument({
        params: { client },
        body: { ...body, ...delivered, category, year, item: item?.id ?? null, task: task ?? null },
        reference,
      })
    : await api.addDocumentVersion({ params: { client, document }, body, reference })
}

const send = fromCallback<EventObject, Sending>(({ input: { file, target, prepared }, sendBack }) => {
  const { client } = target
  const { reference, fingerprint, isStarted } = prepared
  const controller = new AbortController()
  const { signal } = controller
  const report = (event: { type: string; [detail: string]: unknown }) => {
    if (!signal.aborted) sendBack(event)
  }
  const upload = async () => {
    const { uploadResumable } = await importSteps()
    await uploadResumable({
      create: startUpload,
      append: sendUpload,
      file,
      params: { client },
      fingerprint,
      reference,
      isResumed: isStarted,
      onStarted: () => report({ type: 'started' }),
      onProgress: (fraction) => report({ type: 'progress', fraction }),
      signal,
    })
  }
  upload().then(
    () => report({ type: 'sent' }),
    (error: unknown) => report({ type: 'unsent', error }),
  )
  return () => controller.abort(new DOMException('The upload was removed.', 'AbortError'))
})

const connection = fromCallback<EventObject>(({ sendBack }) => {
  const report = () => sendBack({ type: 'online' })
  addEventListener('online', report)
  return () => removeEventListener('online', report)
})

async function keepStored({
  target: { client, item },
  document,
}: {
  target: UploadTarget
  document: string
}): Promise<void> {
  if (item)
    await api.fulfilItem({ params: { client, request: item.request, item: item.id }, body: { document } })
}

/** Removes what has arrived; what stays, the server removes after a day. */
async function discard(
  { client }: UploadTarget,
  { reference, fingerprint, isStarted }: Prepared,
): Promise<void> {
  if (!isStarted) return
  forgetUpload(client, fingerprint)
  try {
    const { cancelUpload } = await importSteps()
    await cancelUpload({ append: sendUpload, params: { client }, reference })
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
  }
}

export const providedUploadMachine = uploadMachine.provide({
  actors: {
    prepare: fromPromise(async ({ input }) => (await importSteps()).prepare(input)),
    send,
    add: fromPromise(({ input }) => add(input)),
    keepStored: fromPromise(({ input }) => keepStored(input)),
    connection,
  },
  actions: {
    remember: (_, { target, prepared }) =>
      rememberUpload(target.client, prepared.fingerprint, prepared.reference),
    forget: (_, { target, prepared }) => forgetUpload(target.client, prepared.fingerprint),
    discard: (_, { target, prepared }) => {
      if (prepared) void discard(target, prepared)
    },
  },
})
