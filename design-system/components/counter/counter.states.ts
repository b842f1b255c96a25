import { statesOf } from '../../workbench/states.ts'
import { counterMachine } from './counter.machine.ts'

/** Every state of the counter, by its usual path. With reduced motion, `counted` follows without counting. */
export const counterStates = statesOf({ machine: counterMachine, events: [{ type: 'seen' }] })
