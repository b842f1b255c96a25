import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Order, FailureReason, savingMachine, WrittenFile } from './saving.machine.ts'

type Machine = typeof savingMachine

/** What is told of a file: being written, saved, or why not. */
export interface Saving {
  status: SnapshotFrom<Machine>['value']
  order?: Order | undefined
  written?: WrittenFile | undefined
  reason?: FailureReason | undefined
}

/** The file that is being made, and whom to tell when that changes. */
export interface SavingStore {
  get: () => Saving
  /** Returns how to stop. */
  subscribe: (changed: () => void) => () => void
  order: (order: Order) => void
  tryAgain: () => void
  /** Something was typed that is not in the file. */
  change: () => void
}

const savingOf = ({ value, context }: SnapshotFrom<Machine>): Saving => ({ status: value, ...context })

/** Most who look at a template take no file: the machine’s code comes with the first order, as the writers’ does. */
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
