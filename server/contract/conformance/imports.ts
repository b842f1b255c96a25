/** Clients of a CSV file. That a job adds each once is tested on the server; the readings of files beside the parser. */
import { beforeAll, describe, expect, test } from 'vitest'
import { encodeBase64 } from '../core/base64.ts'
import { endpoints, referenceHeader } from '../index.ts'
import { addCaller, sendCall, succeed } from './account-calls.ts'
import { adminOf, clientProfile } from './client-calls.ts'
import { expectProblem } from './expect-problem.ts'
import { fileOf } from './import-files.ts'
import { newReference } from './requests.ts'
import type { TestCaller } from './sample.ts'
import type { StartTarget } from './target.ts'
import { useTarget } from './use-target.ts'

const { addClient, checkClientImport, importClients, listClientImports, listRoster, stopClientImport } =
  endpoints

export function describeImports(start: StartTarget) {
  describe('clients of a file', () => {
    const target = useTarget(start, { rateLimits: 'off' })
    let admin: TestCaller
    beforeAll(async () => {
      admin = await adminOf(target())
      await succeed(target(), addClient, {
        cookie: admin.cookie,
        body: { profile: { ...clientProfile, name: 'Qureshi Exports' }, gstin: '27AAEFQ3306M1Z4' },
      })
      await succeed(target(), addClient, {
        cookie: admin.cookie,
        body: { profile: { ...clientProfile, name: 'राव परिवार' } },
      })
    })

    const file = fileOf([
      { Name: 'Zari Weavers', GSTIN: '29 abcpr1234f1zu' },
      { Name: 'Qureshi Exports LLP', GSTIN: '27AAEFQ3306M1Z4' },
      { Name: 'Zari Weavers, Mysuru', PAN: 'ABCPR1234F' },
      { Name: 'Mistyped', GSTIN: '29ABCPR1234F1ZA' },
      { Name: 'राव परिवार' },
      { Name: '=1+1', PAN: 'AAAFZ5678K' },
    ])

    const check = async (sent: string) =>
      (await succeed(target(), checkClientImport, { cookie: admin.cookie, body: { file: sent } })).body
    const begin = (body: object, reference = newReference('CI')) =>
      sendCall(target(), importClients, {
        cookie: admin.cookie,
        body,
        headers: { [referenceHeader]: reference },
      })

    test('are checked row by row, and nothing is stored', async () => {
      const before = await target().countStored()
      const found = await check(file)
      expect(found).toMatchObject({ new: 2, duplicates: 3, errors: 1, unread: [] })
      expect(found.rows.map(({ row, result, duplicate }) => [row, result, duplicate])).toEqual([
        [2, 'new', null],
        [3, 'duplicate', { by: 'gstin', name: 'Qureshi Exports', row: null }],
        [4, 'duplicate', { by: 'pan', name: 'Zari Weavers', row: 2 }],
        [5, 'error', null],
        [6, 'duplicate', { by: 'name', name: 'राव परिवार', row: null }],
        [7, 'new', null],
      ])
      expect(found.rows[3]?.problems).toMatchObject([{ column: 'GSTIN' }])
      const { body } = await succeed(target(), listRoster, {
        cookie: admin.cookie,
        params: { search: 'Zari' },
      })
      expect(body.clients).toEqual([])
      expect(await target().countStored()).toBe(before)
    })

    test('are refused as a whole if the file cannot be read', async () => {
      const send = (sent: string) =>
        sendCall(target(), checkClientImport, { cookie: admin.cookie, body: { file: sent } })
      expect(await expectProblem(await send(encodeBase64(' \n')), 'invalid')).toEqual({
        file: 'This file is empty.',
      })
      expect(await expectProblem(await send('A'.repeat(1_398_108)), 'invalid')).toEqual({
        file: 'This file is larger than 1 MB. Please divide it into several files.',
      })
    })

    test('have an active colleague as consultant, by name or user name', async () => {
      const rows = (consultant: string) =>
        encodeBase64(
          `Name;Constitution;GST returns;State;Income tax return;Advance tax;Consultant\nA new one;Company;none;29;audit;None;${consultant}\n`,
        )
      expect((await check(rows(admin.username.toUpperCase()))).new).toBe(1)
      expect((await check(rows('nobody.has.this.name'))).rows[0]?.problems).toEqual([
        { column: 'Consultant', message: 'No active colleague has this name or user name.' },
      ])
    })

    test('are imported only in the number that was seen, by those who may change clients', async () => {
      expect(await expectProblem(await begin({ file, clients: 5 }), 'invalid')).toEqual({
        clients: 'The number of new clients has changed meanwhile.',
      })
      const nothingNew = fileOf([{ Name: 'Qureshi', PAN: 'AAEFQ3306M' }])
      expect(await expectProblem(await begin({ file: nothingNew, clients: 0 }), 'invalid')).toEqual({
        file: 'No row of this file is a new client.',
      })
      const reader = await addCaller(target(), { role: 'readonly' })
      await expectProblem(
        await sendCall(target(), checkClientImport, { cookie: reader.cookie, body: { file } }),
        'forbidden',
      )
    })

    test('are added by a job, which can be stopped, and started once under a reference', async () => {
      const reference = newReference('CI')
      const first = await begin({ file, clients: 2 }, reference)
      expect(first.status).toBe(201)
      expect(await first.json()).toMatchObject({ reference, clients: 2, added: 0, state: 'running' })
      expect((await begin({ file, clients: 2 }, reference)).status).toBe(201)
      await expectProblem(
        await begin({ file: fileOf([{ Name: 'Another' }]), clients: 1 }, reference),
        'referenceReused',
      )
      const { body: stopped } = await succeed(target(), stopClientImport, {
        cookie: admin.cookie,
        params: { import: reference },
      })
      expect(stopped).toMatchObject({ state: 'stopped', added: 0, startedBy: { isStaff: true } })
      const { body } = await succeed(target(), listClientImports, { cookie: admin.cookie })
      expect(body.imports).toEqual([stopped])
    })
  })
}
