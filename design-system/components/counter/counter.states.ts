import { statesOf } from '../../workbench/states.ts'
import { counterMachine } from './counter.machine.ts'

/** Every state of the counter, by its usual way. Where motion is reduced, `counted` comes without the counting. */
export const counterStates = statesOf({ machine: counterMachine, events: [{ type: 'seen' }] })
