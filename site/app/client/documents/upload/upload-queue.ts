/** The files that are being sent. The code that sends them is loaded after the screen, or with the first file. */
import { createReference } from '@anupalan/server/contract/core/reference'
import { createActor, type EventFromLogic, type SnapshotFrom } from 'xstate'
import { randomBytes } from '../../../../ui/api.ts'
import { RECONNECT_MS } from './reconnect.ts'
import { initialContext, type UploadInput, type UploadTarget } from './upload-context.ts'
import type { uploadMachine } from './upload.machine.ts'

/** Files whose bytes are sent at the same time. */
export const MAX_CONCURRENT_UPLOADS = 3

type Machine = typeof uploadMachine
type State = SnapshotFrom<Machine>

/** A state of the machine, or of a file whose machine is not loaded. */
export interface UploadSnapshot {
  readonly value: State['value']
  readonly context: State['context']
  readonly matches: (state: State['value']) => boolean
  readonly hasTag: (tag: 'active' | 'unsent') => boolean
}

interface UploadActor {
  readonly send: (event: EventFromLogic<Machine>) => void
  readonly stop: () => void
}

export interface QueuedUpload {
  readonly id: string
  readonly actor: UploadActor
  readonly snapshot: UploadSnapshot
}

interface Entry extends QueuedUpload {
  /** Whether its machine runs. */
  readonly isReady: boolean
}

export interface UploadQueue {
  /** In the order in which they were chosen; another array after each change. */
  readonly get: () => readonly QueuedUpload[]
  readonly subscribe: (listener: () => void) => () => void
  readonly add: (files: readonly File[], target: UploadTarget) => void
  /**
   * Loads the code that sends. Called while there is a connection: until the next navigation Chromium does not load a
   * module again that it failed to load once.
   */
  readonly prepare: () => void
  /** Interrupts every upload. */
  readonly stop: () => void
}

export interface UploadQueueOptions {
  /** Called after a document was stored. */
  readonly onStored: () => void
  /** Loads the machine, with its actors. @default on the API */
  readonly loadMachine?: () => Promise<Machine>
}

async function loadProvidedMachine(): Promise<Machine> {
  // What the machine imports, at the same time.
  import('./upload-steps.ts').then(({ loadLibrary }) => loadLibrary()).catch(() => {})
  return (await import('./upload-actors.ts')).providedUploadMachine
}

/** A file waits until its machine is loaded, and is interrupted if it could not be. */
const unstarted = (value: 'waiting' | 'interrupted', input: UploadInput): UploadSnapshot => ({
  value,
  context: initialContext(input),
  matches: (state) => state === value,
  hasTag: (tag) => tag === (value === 'waiting' ? 'active' : 'unsent'),
})

/** Before these the bytes of others are sent. */
const isSlotFree = ({ snapshot }: QueuedUpload) => snapshot.matches('waiting') || !snapshot.hasTag('active')

export function createUploadQueue({
  onStored,
  loadMachine = loadProvidedMachine,
}: UploadQueueOptions): UploadQueue {
  let uploads: readonly Entry[] = []
  let isLoading = false
  const listeners = new Set<() => void>()

  const change = (next: readonly Entry[]) => {
    uploads = next
    for (const listener of listeners) listener()
  }
  const replace = (id: string, part: Partial<Entry>) =>
    change(uploads.map((each) => (each.id === id ? { ...each, ...part } : each)))
  const remove = (id: string) => change(uploads.filter((each) => each.id !== id))
  const pending = () => uploads.filter(({ isReady }) => !isReady)

  function startNext(): void {
    const next = uploads.find(({ snapshot, isReady }) => isReady && snapshot.matches('waiting'))
    const sending = uploads.filter((each) => !isSlotFree(each)).length
    if (next && sending < MAX_CONCURRENT_UPLOADS) {
      next.actor.send({ type: 'start' })
      startNext()
    }
  }

  /** Runs the machine of a file. */
  function run(machine: Machine, id: string, { file, target, reference }: UploadInput): void {
    const actor = createActor(machine, { input: { file, target, reference } })
    actor.subscribe((snapshot) => {
      const before = uploads.find((each) => each.id === id)?.snapshot
      if (snapshot.matches('removed')) remove(id)
      else replace(id, { snapshot })
      if (snapshot.matches('stored') && !before?.matches('stored')) onStored()
      if (before && before.value !== snapshot.value) startNext()
    })
    replace(id, { actor, snapshot: actor.getSnapshot(), isReady: true })
    actor.start()
  }

  /** Runs the machine of each file that has none. */
  async function load(): Promise<void> {
    if (isLoading || pending().length === 0) return
    isLoading = true
    setPending('waiting')
    try {
      const machine = await loadMachine()
      for (const { id, snapshot } of pending()) run(machine, id, snapshot.context)
    } catch {
      setPending('interrupted')
      addEventListener('online', loadAgain, { once: true })
      setTimeout(loadAgain, RECONNECT_MS)
    } finally {
      isLoading = false
    }
    startNext()
  }
  const loadAgain = () => void load()

  const setPending = (value: 'waiting' | 'interrupted') => {
    for (const { id, snapshot } of pending()) replace(id, { snapshot: unstarted(value, snapshot.context) })
  }

  function enqueue(file: File, target: UploadTarget): Entry {
    const id = crypto.randomUUID()
    const reference = createReference('DO', randomBytes)
    const actor: UploadActor = {
      send: ({ type }) => {
        if (type === 'remove') remove(id)
        if (type === 'retry') loadAgain()
      },
      stop: () => {},
    }
    return { id, actor, snapshot: unstarted('waiting', { file, target, reference }), isReady: false }
  }

  return {
    get: () => uploads,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: (files, target) => {
      change([...uploads, ...files.map((file) => enqueue(file, target))])
      loadAgain()
    },
    prepare: () => void loadMachine().catch(() => {}),
    stop: () => {
      for (const { actor } of uploads) actor.stop()
      change([])
    },
  }
}
