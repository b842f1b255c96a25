import { statesOf } from '@anupalan/design-system/workbench/states.ts'
import { ApiError, NetworkError } from '@anupalan/server/contract/core/client-errors'
import { problems } from '@anupalan/server/contract/core/problems'
import { uploadRule } from '@anupalan/server/contract/documents/rules'
import { documentsWords } from '../words.ts'
import { FileError } from './file-error.ts'
import type { Added, Prepared, UploadInput } from './upload-context.ts'
import { uploadMachine } from './upload.machine.ts'

const { uploads: words } = documentsWords

/** A shop's rent agreement, for an item of a request. */
export const sampleUpload: UploadInput = {
  file: new File(['%PDF-1.4\n%%EOF\n'], 'दुकान का किराया.pdf', { type: 'application/pdf' }),
  target: {
    client: 'rao-textiles',
    category: 'purchases',
    year: '2026-27',
    item: { request: 'gst-papers', id: 'gst-papers-1' },
  },
  reference: 'DO-7K3M-Q9XD-2B4F',
}

const prepared: Prepared = {
  reference: 'UP-7K3M-Q9XD-2B4F',
  fingerprint: 'a'.repeat(64),
  isStarted: false,
}

const document = { id: 'rent-agreement', name: 'किराया अनुबंध 2026-27.pdf', task: null }
const added = (isDuplicate: boolean): Added => ({ document, isDuplicate })

export const lost = new NetworkError('offline')
export const unavailable = new ApiError(503, JSON.stringify({ message: problems.unavailable.message }))
export const wrongKind = new FileError(uploadRule.messages.wrongKind)

/** Every state of a file on its way. Progress is not distinguished. */
export const uploadStates = statesOf({
  machine: uploadMachine,
  input: sampleUpload,
  messages: {
    stored: words.announced.stored(1),
    interrupted: words.announced.interrupted,
    duplicate: words.announced.duplicate(1),
    failed: words.announced.failed(1),
  },
  events: [
    { type: 'start' },
    { type: 'xstate.done.actor.0.upload.preparing', output: prepared },
    { type: 'xstate.error.actor.0.upload.preparing', error: wrongKind },
    { type: 'progress', fraction: 0.42 },
    { type: 'sent' },
    { type: 'unsent', error: lost },
    { type: 'unsent', error: unavailable },
    { type: 'xstate.done.actor.0.upload.adding', output: added(false) },
    { type: 'xstate.done.actor.0.upload.adding', output: added(true) },
    { type: 'keepBoth' },
    { type: 'keepStored' },
    { type: 'retry' },
    { type: 'online' },
    { type: 'remove' },
  ],
  remember: ({ context }) => [context.isSent, context.prepared !== null],
})
