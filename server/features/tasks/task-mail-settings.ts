/** Whether a person wants mails about tasks. */
import { isStaff, respond } from '@anupalan/server/contract'
import { taskMailsSection } from '@anupalan/server/contract/tasks/export'
import type { RequestContext } from '../../platform/context.ts'
import { recordAudit } from '../../platform/database/audit.ts'
import type { Caller } from '../../platform/database/audit.ts'
import { load, store } from '../../platform/database/database.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/handlers.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import { withdrawMail } from '../../platform/mail/outbox-rows.ts'
import type { ExportPerson } from '../../platform/ports.ts'
import type { TaskMailSettingsTable } from './tables.ts'

export interface TaskMailSettings {
  readonly isOn: boolean
  /** The day in India of the last digest; `null` before the first. */
  readonly digestOn: TaskMailSettingsTable['digestOn']
}

const toSettings = ({
  isOn,
  digestOn,
}: Pick<TaskMailSettingsTable, 'isOn' | 'digestOn'>): TaskMailSettings => ({
  isOn: isOn === 1,
  digestOn,
})

/** Mails are sent until somebody stops them. */
export async function findTaskMails(database: Database, username: string): Promise<TaskMailSettings> {
  const row = await database
    .selectFrom('taskMailSettings')
    .select(['isOn', 'digestOn'])
    .where('username', '=', username)
    .executeTakeFirst()
  return row ? toSettings(row) : { isOn: true, digestOn: null }
}

/** Makes other transactions about a person's mails wait for this one. */
export async function lockTaskMails(
  transaction: Transaction,
  username: string,
  now: Date,
): Promise<TaskMailSettings> {
  const row = await transaction
    .insertInto('taskMailSettings')
    .values({ username, isOn: 1, digestOn: null, changedAt: now.toISOString() })
    .onConflict((conflict) =>
      conflict.column('username').doUpdateSet((stored) => ({ isOn: stored.ref('taskMailSettings.isOn') })),
    )
    .returning(['isOn', 'digestOn'])
    .executeTakeFirstOrThrow()
  return toSettings(row)
}

/** Turning mails off withdraws those that are not sent yet. */
export async function changeTaskMails(
  transaction: Transaction,
  username: string,
  { isOn, now, caller }: { readonly isOn: boolean; readonly now: Date; readonly caller: Caller },
): Promise<void> {
  const before = await lockTaskMails(transaction, username, now)
  if (before.isOn === isOn) return
  await transaction
    .updateTable('taskMailSettings')
    .set({ isOn: Number(isOn), changedAt: now.toISOString() })
    .where('username', '=', username)
    .execute()
  if (!isOn) await withdrawMail(transaction, 'task', username)
  await recordAudit(
    transaction,
    { action: isOn ? 'task.start-mails' : 'task.stop-mails', user: username, caller },
    now,
  )
}

/** The staff gets no mails about tasks. */
export const exportTaskMails: ExportPerson = ({ database }, user) =>
  isStaff(user) ? [] : [taskMailsSection(() => readTaskMails(database, user.username))]

async function* readTaskMails(database: Database, username: string) {
  const { isOn } = await load(database, (reading) => findTaskMails(reading, username))
  yield { isOn }
}

export async function getTaskMails({ database }: RequestContext, call: Call<'getTaskMails'>) {
  const { username } = signedIn(call)
  const { isOn } = await load(database, (reading) => findTaskMails(reading, username))
  return respond(200, { isOn })
}

export function setTaskMails({ database, clock }: RequestContext, call: Call<'setTaskMails'>) {
  const { username } = signedIn(call)
  const { isOn } = call.body
  return store(database, async (transaction) => {
    await changeTaskMails(transaction, username, { isOn, now: clock(), caller: call })
    return respond(200, { isOn })
  })
}
