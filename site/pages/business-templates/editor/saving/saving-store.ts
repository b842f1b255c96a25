import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Order, FailureReason, savingMachine, WrittenFile } from './saving.machine.ts'

type Machine = typeof savingMachine

/** State of a file: being written, saved, or failed with a reason. */
export interface Saving {
  status: SnapshotFrom<Machine>['value']
  order?: Order | undefined
  written?: WrittenFile | undefined
  reason?: FailureReason | undefined
}

/** Store of the file's state, for `useSyncExternalStore`. */
export interface SavingStore {
  get: () => Saving
  /** Returns a function that unsubscribes. */
  subscribe: (changed: () => void) => () => void
  order: (order: Order) => void
  tryAgain: () => void
  /** Reports that the file is out of date. */
  change: () => void
}

const savingOf = ({ value, context }: SnapshotFrom<Machine>): Saving => ({ status: value, ...context })

/** Loads the machine on the first order, like the writers: most visitors download no file. */
export function createSavingStore(
  frozen?: SnapshotFrom<Machine>,
  load = () => import('./start-saving.ts'),
): SavingStore {
  let saving: Saving = frozen ? savingOf(frozen) : { status: 'idle' }
  const listeners = new Set<() => void>()
  const set = (now: Saving) => {
    saving = now
    for (const listener of listeners) listener()
  }

  let actor: ActorRefFrom<Machine> | undefined
  const start = async (newOrder: Order) => {
    try {
      const { startSaving } = await load()
      actor = startSaving((snapshot) => set(savingOf(snapshot)))
      actor.send({ type: 'ordered', order: newOrder })
    } catch {
      set({ status: 'failed', order: newOrder, reason: { kind: 'code' } })
    }
  }
  const order = (newOrder: Order) => {
    if (saving.status === 'writing') return
    if (actor) return actor.send({ type: 'ordered', order: newOrder })
    set({ status: 'writing', order: newOrder })
    void start(newOrder)
  }
  return {
    get: () => saving,
    subscribe(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    order,
    tryAgain() {
      if (actor) actor.send({ type: 'triedAgain' })
      else if (saving.order) order(saving.order)
    },
    change() {
      if (actor) actor.send({ type: 'changed' })
      else if (saving.status === 'failed') set({ status: 'idle' })
    },
  }
}
