/** What the type of `meta` rejects: `npm run types` fails if one of these compiles. */
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
  // @ts-expect-error: unknown property.
  meta: { speaks: 'opened' },
})
createMachine({
  // @ts-expect-error: the announcement is a string.
  meta: { announces: true },
})
createMachine({
  // @ts-expect-error: the focus needs a role.
  meta: { focus: { name: 'close' } },
})
createMachine({
  // @ts-expect-error: one of the known values.
  meta: { inert: 'header' },
})
