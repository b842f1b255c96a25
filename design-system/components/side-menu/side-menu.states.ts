import { statesOf } from '../../workbench/states.ts'
import { sideMenuMachine } from './side-menu.machine.ts'

const href = '/virtual-assistant-info'

/** Every state of the side menu. A tooltip looks the same on hover and on focus. */
export const sideMenuStates = statesOf({
  machine: sideMenuMachine,
  events: [
    { type: 'page.hydrated' },
    { type: 'entry.entered', href, by: 'hover' },
    { type: 'tooltip.dismissed' },
    { type: 'entry.pressed', href },
  ],
})
