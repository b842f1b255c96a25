/** What a machine refuses in `meta`: `npm run types` fails where one of these is accepted. */
import { setup } from 'xstate'
import { statePromiseType } from './state-promise.ts'

const { createMachine } = setup({ types: { meta: statePromiseType } })

createMachine({
  meta: {
    focus: { role: 'button', name: 'close' },
    announces: 'opened',
    inert: 'page',
    when: { 'by keyboard': { focus: { role: 'dialog' } } },
  },
})
createMachine({
  // @ts-expect-error: nothing is promised by this name.
  meta: { speaks: 'opened' },
})
createMachine({
  // @ts-expect-error: what is said is a text.
  meta: { announces: true },
})
createMachine({
  // @ts-expect-error: the focus has a role.
  meta: { focus: { name: 'close' } },
})
createMachine({
  // @ts-expect-error: one of what can be inert.
  meta: { inert: 'header' },
})
