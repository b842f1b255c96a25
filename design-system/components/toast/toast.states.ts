import { statesOf } from '../../workbench/states.ts'
import { toastMachine } from './toast.machine.ts'
import { toastMessages } from './toast.messages.ts'
import type { Toast } from './toast-store.ts'

const toast: Toast = {
  id: 'toast-1',
  title: 'Message sent!',
  description: "We've received your inquiry and will respond shortly.",
  variant: 'default',
  duration: 5000,
}

/** Every state of a toast. Its content and the reasons of its pauses are not states. */
export const toastStates = statesOf({
  machine: toastMachine,
  input: { now: () => 0 },
  messages: { ...toastMessages, title: toast.title },
  events: [
    { type: 'create', toast },
    { type: 'update', id: toast.id, content: { description: 'Carried into WhatsApp.' } },
    { type: 'dismiss', id: toast.id },
    { type: 'pause', by: 'hover' },
    { type: 'resume', by: 'hover' },
    { type: 'swipe.start' },
    { type: 'swipe.move', distance: 60 },
    { type: 'swipe.end' },
    { type: 'swipe.cancel' },
  ],
  remember: ({ context }) => [context.pausedBy, context.swiped],
})
