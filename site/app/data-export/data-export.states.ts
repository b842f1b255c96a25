import { statesOf } from '@anupalan/design-system/workbench/states.ts'
import { ApiError } from '@anupalan/server/contract/core/client-errors'
import { problems } from '@anupalan/server/contract/core/problems'
import { dataExportMachine } from './data-export.machine.ts'
import { dataExport as words } from './words.ts'

export const unavailable = new ApiError(503, JSON.stringify({ message: problems.unavailable.message }))

/** Every state of a download. */
export const dataExportStates = statesOf({
  machine: dataExportMachine,
  messages: words,
  events: [
    { type: 'export.start' },
    { type: 'export.stop' },
    { type: 'bytes.received', bytes: 4_400_000 },
    { type: 'xstate.error.actor.0.dataExport.preparing', error: unavailable },
  ],
  distinguish: ({ value, context: { bytes } }) => value === 'preparing' && bytes > 0 && 'receiving',
  remember: ({ context: { bytes, error } }) => [bytes > 0, error === null],
})
