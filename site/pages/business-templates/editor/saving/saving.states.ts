import { statesOf } from '@anupalan/design-system/workbench/states.ts'
import { template as gstInvoice } from '../../gst-invoice/template.ts'
import { templateWords as words } from '../../definitions/words.ts'
import { blankDocument } from '../draft.ts'
import { savingMachine, type Order, type WrittenFile } from './saving.machine.ts'

const order: Order = { format: 'pdf', model: blankDocument(gstInvoice) }
const written: WrittenFile = { blob: new Blob(['%PDF-1.7']), name: 'gst-invoice.pdf' }
const unwritable = Object.assign(new Error('Letters are missing'), {
  name: 'UnwritableTextError',
  characters: 'ಕ',
})

/** Every state of a file. Formats are not distinguished; failure reasons are. */
export const savingStates = statesOf({
  machine: savingMachine,
  messages: words,
  events: [
    { type: 'ordered', order },
    { type: 'triedAgain' },
    { type: 'changed' },
    { type: 'xstate.done.actor.0.saving.writing', output: written },
    { type: 'xstate.error.actor.0.saving.writing', error: new Error('The code did not come') },
    { type: 'xstate.error.actor.0.saving.writing', error: unwritable },
  ],
  distinguish: ({ context, value }) => value === 'failed' && context.reason?.kind === 'letters' && 'letters',
  remember: ({ context }) => context.reason?.kind ?? null,
})
