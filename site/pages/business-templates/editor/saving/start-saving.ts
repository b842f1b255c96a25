import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import { saveFile } from '../../../../ui/save-file.ts'
import { savingMachine, type Order, type WrittenFile } from './saving.machine.ts'
import { writeFile } from './write-file.ts'

/** Starts the machine with the writers and the browser’s download. */
export function startSaving(changed: (snapshot: SnapshotFrom<typeof savingMachine>) => void) {
  const actor = createActor(
    savingMachine.provide({
      actors: { write: fromPromise<WrittenFile, Order>(({ input }) => writeFile(input)) },
      actions: { save: (_, written) => saveFile(written) },
    }),
  )
  actor.subscribe(changed)
  return actor.start()
}
