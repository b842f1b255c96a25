import { beforeAll, describe, expect, test } from 'vitest'
import type * as audit from '../audit/endpoints.ts'
import type { AuditEntry } from '../audit/schema.ts'
import { endpoints } from '../index.ts'
import { addCaller, sendCall, succeed } from './account-calls.ts'
import { addClientOf, clientProfile, setAccess } from './client-calls.ts'
import { expectProblem } from './expect-problem.ts'
import type { Samples, TestCaller } from './sample.ts'
import type { StartTarget } from './target.ts'
import { useTarget } from './use-target.ts'

const { exportAudit, getAuditState, listAudit, updateClient } = endpoints

export const auditSamples: Samples<typeof audit> = {
  listAudit: {
    invalidParams: [
      { limit: '0' },
      { limit: '201' },
      { from: 'yesterday' },
      { to: '2026-02-30' },
      { after: 'x' },
    ],
  },
  getAuditState: {},
  exportAudit: { invalidParams: [{ from: '24/11/2026' }] },
}

export function describeAudit(start: StartTarget) {
  describe('the audit trail', () => {
    const target = useTarget(start)
    let reader: TestCaller
    let admin: TestCaller
    let client: string
    let member: string

    beforeAll(async () => {
      reader = await addCaller(target(), { role: 'readonly' })
      admin = await addCaller(target(), { role: 'admin' })
      member = (await addCaller(target())).username
      client = (await addClientOf(target())).id
      await setAccess(target(), client, member, 'full')
      for (let version = 1; version <= 3; version++)
        await succeed(target(), updateClient, {
          cookie: admin.cookie,
          params: { client },
          body: { profile: { ...clientProfile, name: `Rao Textiles ${version}` }, version },
        })
      await addClientOf(target())
      await target().chainAudit()
    })

    const list = async (params: Readonly<Record<string, string>>, { cookie }: TestCaller = admin) =>
      (await succeed(target(), listAudit, { cookie, params })).body

    const actionsOf = (entries: readonly AuditEntry[]) => entries.map(({ action }) => action)

    test('"searchable, by person, client, action": the newest entry first', async () => {
      const ofClient = await list({ client })
      expect(actionsOf(ofClient.entries)).toEqual([
        'client.update',
        'client.update',
        'client.update',
        'client.set-member',
        'client.add',
      ])
      expect(ofClient.entries[0]).toMatchObject({
        actor: { username: admin.username },
        role: 'admin',
        client: { id: client, name: 'Rao Textiles 3' },
        meaning: 'Staff changed the profile or the consultant of a client.',
      })
      expect(actionsOf((await list({ person: admin.username })).entries)).toEqual(
        Array.from({ length: 3 }, () => 'client.update'),
      )
      const toMember = await list({ person: member })
      expect(actionsOf(toMember.entries)).toEqual(['client.set-member'])
      expect(toMember.entries[0]?.user).toMatchObject({ username: member })
      expect(actionsOf((await list({ client, action: 'client.add' })).entries)).toEqual(['client.add'])
      expect((await list({ client, person: member })).entries).toHaveLength(1)
      expect((await list({ client, person: 'nobody' })).entries).toEqual([])
    })

    test('a range has both of its days, in India', async () => {
      const today = (await list({ client })).entries[0]?.at ?? ''
      const day = new Date(Date.parse(today) + 5.5 * 3_600_000).toISOString().slice(0, 10)
      const before = new Date(Date.parse(today) + 5.5 * 3_600_000 - 86_400_000).toISOString().slice(0, 10)
      expect((await list({ client, from: day, to: day })).entries.length).toBeGreaterThan(0)
      expect((await list({ client, to: before })).entries).toEqual([])
    })

    test('pages follow each other without a gap, with each filter', async () => {
      const filters: readonly Readonly<Record<string, string>>[] = [
        {},
        { client },
        { person: admin.username },
        { action: 'client.update' },
      ]
      for (const filter of filters) {
        const whole = await list({ ...filter, limit: '200' })
        const paged: AuditEntry[] = []
        for (let hasMore = true; hasMore;) {
          const after = String(paged.at(-1)?.sequence ?? 0)
          const page = await list({ ...filter, limit: '2', after })
          paged.push(...page.entries)
          hasMore = page.hasMore
        }
        expect(paged).toEqual(whole.entries)
      }
    })

    test('"readonly" reads the trail without network addresses', async () => {
      expect((await list({ client })).entries.every(({ network }) => network !== null)).toBe(true)
      const seen = (await list({ client }, reader)).entries
      expect(seen).toHaveLength(5)
      expect(seen.every(({ network }) => network === null)).toBe(true)
      const actions = (await succeed(target(), getAuditState, { cookie: reader.cookie })).body.actions
      expect(actions).toContainEqual({ action: 'client.add', meaning: 'Staff added a client.' })
    })

    test('"export": the same entries as CSV; for readonly without addresses; and the export is recorded', async () => {
      const linesFor = async ({ cookie }: TestCaller) => {
        const response = await sendCall(target(), exportAudit, { cookie, params: { client } })
        expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
        expect(response.headers.get('Content-Disposition')).toMatch(
          /^attachment; filename="audit-trail-.+\.csv"$/,
        )
        return (await response.text()).trim().split('\r\n')
      }
      const lines = await linesFor(admin)
      expect(lines).toHaveLength(6)
      expect(lines[0]).toContain('Network')
      expect(lines[1]).toContain('client.update')
      expect((await linesFor(reader))[0]).not.toContain('Network')
      await target().chainAudit()
      const [last] = (await list({ client, action: 'audit.export' })).entries
      expect(last?.actor?.username).toBe(reader.username)

      await sendCall(target(), exportAudit, { cookie: admin.cookie, params: { person: admin.username } })
      await target().chainAudit()
      const ofThemselves = await list({ person: admin.username, action: 'audit.export' })
      expect(ofThemselves.entries.map(({ user }) => user?.username ?? null)).toEqual([admin.username, null])
    })

    test('clients do not see it', async () => {
      const { cookie } = await addCaller(target())
      for (const endpoint of [listAudit, getAuditState, exportAudit])
        await expectProblem(await sendCall(target(), endpoint, { cookie }), 'forbidden')
    })
  })
}
