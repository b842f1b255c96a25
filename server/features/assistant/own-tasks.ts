/**
 * The dates and tasks of a signed-in client, by the rights of the portal: those of the clients that the person is a
 * member of. They are read for one answer and stored nowhere.
 */
import type { Answered } from '@anupalan/server/contract/assistant/schema'
import type { User } from '@anupalan/server/contract'
import { formatDate, weekday } from '../../compliance/ist.ts'
import type { IsoDate } from '../../compliance/ist.ts'
import type { Context } from '../../platform/context.ts'
import { load } from '../../platform/database/database.ts'
import type { OpenTask } from '../../platform/ports.ts'
import { normalizeText } from './language/words.ts'
import { assistantWords as words } from './words.ts'

const asksForOwn =
  /\bmy (?:own |next |open |pending |upcoming |due )*(?:due ?dates?|deadlines?|tasks?|to-?dos?|dues)\b|what (?:is|do i have) (?:due|pending|open|waiting) (?:for|from|with) me\b|what do i have to (?:file|pay|send|do) next|\b(?:mere|meri|mera) (?:\w+ ){0,2}(?:tasks?|kaam|due dates?|tar[ei]+kh|tareekh|baki|pending)\b|(?:मेरे|मेरी|मेरा) (?:\S+ ){0,2}(?:काम|कार्य|टास्क|तारीख|तारीखें|देय|बाकी)/iu

/** Whether a question is about the person's own dates and tasks. */
export const isAboutOwn = (question: string): boolean => asksForOwn.test(normalizeText(question))

const SHOWN_TASKS = 8

export async function answerOwnTasks(
  { database, ports }: Pick<Context, 'database' | 'ports'>,
  user: Pick<User, 'username'>,
  today: IsoDate,
): Promise<Answered> {
  const { clients, tasks } = await load(database, async (reading) => {
    const own = await ports.clients.ofMember(reading, user.username)
    const ids = own.map(({ client }) => client)
    return { clients: own, tasks: await ports.tasks.open(reading, ids, SHOWN_TASKS) }
  })
  const names = new Map(clients.map(({ client, name }) => [client, name]))
  const hasSeveral = clients.length > 1
  const texts =
    tasks.length === 0
      ? [words.own.none]
      : tasks.map((task) => sentenceOf(task, hasSeveral ? names.get(task.client) : undefined))
  return {
    kind: 'answer',
    topic: 'other',
    hasIdentifier: false,
    sentences: texts.map((text) => ({ text, sources: [0] })),
    sources: [
      { title: words.own.source, heading: '', address: '/client/tasks', kind: 'account', asOf: today },
    ],
    confirm: false,
    phrasedBy: 'site',
  }
}

function sentenceOf({ title, detail, dueOn, waitsFor }: OpenTask, client: string | undefined): string {
  const what = detail === '' ? title : `${title} (${detail})`
  const when = dueOn === null ? words.own.noDate : `${weekday(dueOn)}, ${formatDate(dueOn)}`
  return `${client === undefined ? '' : `${client}: `}${what}: ${when}; ${words.own.waits[waitsFor]}.`
}
