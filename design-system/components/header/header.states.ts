import { statesOf } from '../../workbench/states.ts'
import { headerMachine } from './header.machine.ts'
import { headerMessages } from './header.messages.ts'

const disclosed = 'Services'

/** Every state of the header, in which bar, menu and list of services are independent. */
export const headerStates = statesOf({
  machine: headerMachine,
  messages: { ...headerMessages, disclosed },
  events: [
    { type: 'page.hydrated' },
    { type: 'page.scrolled', offset: 600 },
    { type: 'menu.opened' },
    { type: 'disclosure.toggled', label: disclosed },
    { type: 'menu.dismissed' },
  ],
})
