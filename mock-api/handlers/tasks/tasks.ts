import { isStaff, refuse, respond } from '@anupalan/server/contract'
import type { User } from '@anupalan/server/contract'
import { istDate } from '@anupalan/server/compliance/ist'
import {
  hasAcknowledgement,
  taskMessages as messages,
  waitsForWith,
} from '@anupalan/server/contract/tasks/rules'
import type { ActivityKind } from '@anupalan/server/contract/activity/rules'
import type * as endpoints from '@anupalan/server/contract/tasks/endpoints'
import type { ChecklistItem, Task } from '@anupalan/server/contract/tasks/schema'
import { isReturn } from '@anupalan/server/contract/tasks/statutory-tasks'
import type { Handlers, MockFeature } from '../../mock-feature.ts'
import type { World } from '../../world.ts'
import type { AccountsState } from '../accounts/state.ts'
import { accessOf } from '../clients/clients.ts'
import type { ClientsState } from '../clients/state.ts'
import { recordActivity } from '../activity/activity.ts'
import type { ActivityState } from '../activity/state.ts'
import { conversations } from '../conversations.ts'
import type { ConversationsState } from '../conversations.ts'
import type { DataRightsState } from '../data-rights/state.ts'
import { bulkTaskHandlers, type NewTask } from './bulk-tasks.ts'
import { boardHandler } from './month-board.ts'
import type { StoredTask, TasksState } from './state.ts'
import { waitingFor } from './end-approval.ts'
import { syncStatutoryTasks } from './sync-tasks.ts'
import { taskMailHandlers } from './task-mails.ts'

type Needs = ClientsState &
  ActivityState &
  ConversationsState &
  Pick<DataRightsState, 'erasures'> &
  Pick<AccountsState, 'accounts'>

interface TaskParams {
  readonly client: string
  readonly task: string
}

/** Tasks without a date are ordered after all others. */
const dueKey = ({ dueOn, title, id }: StoredTask) => `${dueOn ?? '9999-12-31'}\0${title}\0${id}`

const newItem = (text: string): ChecklistItem => ({ id: crypto.randomUUID(), text, isDone: false })

/** A step keeps its id and its state if its text stays. */
function replaceItems(old: readonly ChecklistItem[], texts: readonly string[]): ChecklistItem[] {
  const left = [...old]
  return texts.map((text) => {
    const index = left.findIndex((item) => item.text === text)
    return (index === -1 ? undefined : left.splice(index, 1)[0]) ?? newItem(text)
  })
}

function createHandlers(world: World<TasksState & Needs>): Handlers<typeof endpoints> {
  const { state } = world
  const { accounts, tasks } = state
  const comments = conversations(world)
  const now = () => world.clock().toISOString()

  const person = (username: string) => {
    const account = accounts.get(username)
    return account ? { fullName: account.fullName, isStaff: isStaff(account) } : null
  }

  const view = (task: StoredTask, user: User): Task => ({
    id: task.id,
    title: task.title,
    detail: task.detail,
    dueOn: task.dueOn,
    statutory: task.law && {
      obligation: task.law.obligation,
      period: task.law.period,
      source: task.law.source,
      confirm: task.law.confirm,
      isReturn: isReturn(task.law.obligation),
    },
    waitsFor: task.waitsFor,
    doneAt: task.doneAt,
    doneBy: task.doneBy === null ? null : person(task.doneBy),
    checklist: [...task.checklist],
    filing: [...task.filing],
    ...comments.count(task.id, user),
    version: task.version,
  })

  const record = (user: User, kind: ActivityKind, { client, id, title }: StoredTask, detail?: string) =>
    recordActivity(world, user, {
      client,
      kind,
      subject: { kind: 'task', id, name: title },
      ...(detail !== undefined && { detail }),
    })

  const find = ({ client, task }: TaskParams): StoredTask | undefined => {
    const found = tasks.get(task)
    return found?.client === client ? found : undefined
  }

  /** In place of the server's daily job: the sample clients begin without tasks. */
  const generate = (id: string) => {
    const hasTasks = [...tasks.values()].some(({ client, law }) => client === id && law !== null)
    if (!hasTasks) syncStatutoryTasks(state, state.clients.get(id)!, world.clock())
  }

  const owns = ({
    user,
    params,
  }: {
    readonly user: User
    readonly params: { readonly client: string; readonly task?: string }
  }) => {
    if (accessOf(state, user, params.client) === undefined) return false
    const { client, task } = params
    generate(client)
    return task === undefined || find({ client, task }) !== undefined
  }

  const mayComplete = (user: User, { client }: TaskParams) => accessOf(state, user, client) !== 'limited'

  function save(task: StoredTask, user: User) {
    tasks.set(task.id, task)
    return respond(200, view(task, user))
  }

  function add(client: string, { title, detail, dueOn, waitsFor, items }: NewTask): StoredTask {
    const task: StoredTask = {
      id: crypto.randomUUID(),
      client,
      title,
      detail,
      dueOn,
      waitsFor,
      law: null,
      doneAt: null,
      doneBy: null,
      checklist: items.map(newItem),
      filing: [],
      version: 1,
    }
    tasks.set(task.id, task)
    return task
  }

  const setDone =
    (isDone: boolean) =>
    ({ user, params }: { readonly user: User | null; readonly params: TaskParams }) => {
      const task = find(params)
      if (!task) return refuse('notFound')
      if (!mayComplete(user!, params)) return refuse('forbidden')
      if ((task.doneAt !== null) === isDone) return respond(200, view(task, user!))
      record(user!, isDone ? 'task-completed' : 'task-reopened', task)
      const done = { doneAt: isDone ? now() : null, doneBy: isDone ? user!.username : null }
      return save({ ...task, ...done, version: task.version + 1 }, user!)
    }

  return {
    ...bulkTaskHandlers(world, (client, task, username) => {
      const user = accounts.get(username)
      if (user) record(user, 'task-added', add(client, task))
    }),

    listReturns: boardHandler(state, generate),

    listTasks: {
      owns,
      handle: ({ user, params: { client, status, after, limit } }) => {
        const all = [...tasks.values()]
          .filter((task) => task.client === client && (task.doneAt === null) === (status === 'open'))
          .toSorted((a, b) => (dueKey(a) < dueKey(b) === (status === 'open') ? -1 : 1))
        const rest = all.slice(all.findIndex(({ id }) => id === after) + 1)
        return respond(200, {
          tasks: rest.slice(0, limit).map((task) => view(task, user!)),
          hasMore: rest.length > limit,
        })
      },
    },

    getTask: {
      owns,
      handle: ({ user, params }) => {
        const task = find(params)
        if (!task) return refuse('notFound')
        return respond(200, {
          task: view(task, user!),
          comments: comments.list(task.id, user!),
        })
      },
    },

    addTask: ({ user, params, body: { items, ...body } }) => {
      if (!state.clients.has(params.client)) return refuse('notFound')
      const task = add(params.client, { items, ...body })
      record(user!, 'task-added', task)
      return respond(201, view(task, user!))
    },

    updateTask: ({ user, params, body }) => {
      const task = find(params)
      if (!task) return refuse('notFound')
      if (task.version !== body.version) return refuse('changedMeanwhile')
      const { title, detail, dueOn, waitsFor, items } = body
      return save(
        {
          ...task,
          ...(task.law === null && { title, detail, dueOn }),
          waitsFor,
          checklist: replaceItems(task.checklist, items),
          version: task.version + 1,
        },
        user!,
      )
    },

    completeTask: { owns, handle: setDone(true) },
    reopenTask: { owns, handle: setDone(false) },

    setTaskItem: {
      owns,
      handle: ({ user, params, body: { isDone } }) => {
        const task = find(params)
        if (!task) return refuse('notFound')
        if (!mayComplete(user!, params)) return refuse('forbidden')
        if (!task.checklist.some(({ id }) => id === params.item)) return refuse('notFound')
        const checklist = task.checklist.map((item) => (item.id === params.item ? { ...item, isDone } : item))
        return save({ ...task, checklist }, user!)
      },
    },

    setFilingStatus: ({ user, params, body: { status, acknowledgement } }) => {
      const task = find(params)
      if (!task) return refuse('notFound')
      if (!task.law || !isReturn(task.law.obligation))
        return refuse('invalid', { fields: { status: messages.noReturn } })
      if (hasAcknowledgement(status) && acknowledgement === '')
        return refuse('invalid', { fields: { acknowledgement: messages.acknowledgementMissing } })
      const step = { status, on: istDate(world.clock().getTime()), acknowledgement }
      record(user!, 'task-filing', task, status)
      return save(
        waitingFor({ ...task, filing: [...task.filing, step] }, waitsForWith(status, task.waitsFor)),
        user!,
      )
    },

    addTaskComment: {
      owns,
      handle: ({ user, params, body: { text }, reference }) => {
        const task = find(params)
        if (!task) return refuse('notFound')
        return comments.add(task.id, user!, text, reference, () => record(user!, 'task-comment', task))
      },
    },

    ...taskMailHandlers(world),

    markTaskRead: {
      owns,
      handle: ({ user, params }) => {
        const task = find(params)
        if (!task) return refuse('notFound')
        comments.markRead(task.id, user!)
        return respond(204, undefined)
      },
    },
  }
}

export const tasksMock = {
  state: (): TasksState => ({
    tasks: new Map(),
    bulkTasks: new Map(),
    stoppedTaskMails: new Map(),
    unsubscribeKeys: new Map(),
  }),
  handlers: createHandlers,
} satisfies MockFeature<typeof endpoints, TasksState, Needs>
