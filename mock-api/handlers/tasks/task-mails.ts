/** Whether a person wants mails about tasks. The mock sends none. */
import { refuse, respond } from '@anupalan/server/contract'
import type * as endpoints from '@anupalan/server/contract/tasks/endpoints'
import { unsubscribePage } from '@anupalan/server/contract/tasks/unsubscribe-page'
import type { Handlers } from '../../mock-feature.ts'
import type { World } from '../../world.ts'
import type { TasksState } from './state.ts'

type MailHandlers = Pick<
  Handlers<typeof endpoints>,
  'getTaskMails' | 'setTaskMails' | 'openUnsubscribe' | 'unsubscribe'
>

export const taskMailHandlers = ({ state, practice }: World<TasksState>): MailHandlers => ({
  getTaskMails: ({ user }) => respond(200, { isOn: !state.stoppedTaskMails.has(user!.username) }),

  setTaskMails({ user, body: { isOn } }) {
    if (isOn) state.stoppedTaskMails.delete(user!.username)
    else state.stoppedTaskMails.set(user!.username, true)
    return respond(200, { isOn })
  },

  openUnsubscribe: ({ params: { token } }) =>
    state.unsubscribeKeys.has(token)
      ? respond(200, unsubscribePage(practice, { isStopped: false }))
      : refuse('mailLinkUnknown'),

  unsubscribe({ params: { token } }) {
    const username = state.unsubscribeKeys.get(token)
    if (username === undefined) return refuse('mailLinkUnknown')
    state.stoppedTaskMails.set(username, true)
    return respond(200, unsubscribePage(practice, { isStopped: true }))
  },
})
