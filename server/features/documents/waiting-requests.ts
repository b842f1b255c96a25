/** The requests that wait for clients, for the mails about them. */
import { openItemStatuses } from '@anupalan/server/contract/documents/rules'
import type { WaitingItems } from '../../platform/ports.ts'

export const waitingRequests: WaitingItems = {
  kind: 'request',

  async clients(database) {
    const rows = await database
      .selectFrom('documentRequests')
      .select('client')
      .distinct()
      .where('waitsFor', '=', 'client')
      .execute()
    return rows.map(({ client }) => client)
  },

  async of(database, clients) {
    const rows = await database
      .selectFrom('documentRequests')
      .select(['id', 'client', 'title', 'dueOn', 'waitsSince'])
      .where('client', 'in', clients)
      .where('waitsFor', '=', 'client')
      .orderBy('id')
      .execute()
    return rows.map((row) => ({ ...row, kind: 'request' as const }))
  },

  async count(database, clients) {
    const [items, approvals] = await Promise.all([
      database
        .selectFrom('requestItems')
        .innerJoin('documentRequests', 'documentRequests.id', 'requestItems.request')
        .select(['documentRequests.client', ({ fn }) => fn.countAll<number>().as('things')])
        .where('documentRequests.client', 'in', clients)
        .where('documentRequests.waitsFor', '=', 'client')
        .where('requestItems.status', 'in', openItemStatuses)
        .groupBy('documentRequests.client')
        .execute(),
      database
        .selectFrom('approvals')
        .select(['client', ({ fn }) => fn.countAll<number>().as('things')])
        .where('client', 'in', clients)
        .where('status', '=', 'waiting')
        .groupBy('client')
        .execute(),
    ])
    return [...items, ...approvals]
  },

  notices: (database, username, clients) =>
    database
      .selectFrom('requestNotices')
      .innerJoin('documentRequests', 'documentRequests.id', 'requestNotices.request')
      .select(['requestNotices.request as item', 'requestNotices.notice'])
      .where('requestNotices.username', '=', username)
      .where('documentRequests.client', 'in', clients)
      .where('documentRequests.waitsFor', '=', 'client')
      .execute(),

  async addNotices(transaction, username, notices, now) {
    await transaction
      .insertInto('requestNotices')
      .values(
        notices.map(({ item, notice }) => ({
          request: item,
          username,
          notice,
          queuedAt: now.toISOString(),
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
}
