/** The files that are being sent. */
import { createReference } from '@anupalan/server/contract/core/reference'
import { createActor, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { randomBytes } from '../../../../ui/api.ts'
import { providedUploadMachine } from './upload-actors.ts'
import { type uploadMachine, type UploadTarget } from './upload.machine.ts'

/** Files whose bytes are sent at the same time. */
export const MAX_CONCURRENT_UPLOADS = 3

export type UploadSnapshot = SnapshotFrom<typeof uploadMachine>

export interface QueuedUpload {
  readonly id: string
  readonly actor: ActorRefFrom<typeof uploadMachine>
  readonly snapshot: UploadSnapshot
}

export interface UploadQueue {
  /** In the order in which they were chosen; another array after each change. */
  readonly get: () => readonly QueuedUpload[]
  readonly subscribe: (listener: () => void) => () => void
  readonly add: (files: readonly File[], target: UploadTarget) => void
  /** Interrupts every upload. */
  readonly stop: () => void
}

export interface UploadQueueOptions {
  /** Called after a document was stored. */
  readonly onStored: () => void
  /** The machine, with its actors. @default on the API */
  readonly machine?: typeof uploadMachine
}

/** Before these the bytes of others are sent. */
const isSlotFree = ({ snapshot }: QueuedUpload) => snapshot.matches('waiting') || !snapshot.hasTag('active')

export function createUploadQueue({
  onStored,
  machine = providedUploadMachine,
}: UploadQueueOptions): UploadQueue {
  let uploads: readonly QueuedUpload[] = []
  const listeners = new Set<() => void>()

  const change = (next: readonly QueuedUpload[]) => {
    uploads = next
    for (const listener of listeners) listener()
  }

  function startNext(): void {
    const next = uploads.find(({ snapshot }) => snapshot.matches('waiting'))
    const sending = uploads.filter((each) => !isSlotFree(each)).length
    if (next && sending < MAX_CONCURRENT_UPLOADS) {
      next.actor.send({ type: 'start' })
      startNext()
    }
  }

  function enqueue(file: File, target: UploadTarget): QueuedUpload {
    const id = crypto.randomUUID()
    const actor = createActor(machine, {
      input: { file, target, reference: createReference('DO', randomBytes) },
    })
    actor.subscribe((snapshot) => {
      const before = uploads.find((each) => each.id === id)?.snapshot
      if (snapshot.matches('removed')) change(uploads.filter((each) => each.id !== id))
      else change(uploads.map((each) => (each.id === id ? { ...each, snapshot } : each)))
      if (snapshot.matches('stored') && !before?.matches('stored')) onStored()
      if (before && before.value !== snapshot.value) startNext()
    })
    return { id, actor, snapshot: actor.getSnapshot() }
  }

  return {
    get: () => uploads,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: (files, target) => {
      const added = files.map((file) => enqueue(file, target))
      change([...uploads, ...added])
      for (const { actor } of added) actor.start()
      startNext()
    },
    stop: () => {
      for (const { actor } of uploads) actor.stop()
      change([])
    },
  }
}
