/** `npm run application` saves a CV to a file, because no endpoint serves one. */
import { endpointList } from '@anupalan/server/contract'
import { safeFileName } from '@anupalan/server/contract/core/uploads'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { insertApplication } from './queries.ts'
import { readConfig } from '../../platform/config/config.ts'
import { migrations } from '../../features.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { openFileStores } from '../../platform/files/file-store.ts'
import { runCommand } from '../../testing/start-command.ts'
import { applicationFiles } from './application-files.ts'

const reference = 'AP-7K3M-Q9XD-2B4F'
const cv = '%PDF-1.7 अनुपालन'

describe('the command for a CV', () => {
  let folder: string
  let to: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'anupalan-application-'))
    to = mkdtempSync(join(folder, 'to-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const environment = () => ({ DATA_DIR: join(folder, 'data') })

  /** Stores an application whose file has this name. */
  async function store(name: string) {
    const config = readConfig(environment())
    const database = await openDatabase(config, migrations)
    const files = openFileStores({ config, database, collections: [applicationFiles] })
    const file = await files.of(applicationFiles.name).begin()
    await file.write(new TextEncoder().encode(cv))
    await file.finish()
    await insertApplication(database, {
      reference,
      receivedAt: '2026-11-20T08:30:00.000Z',
      opening: 'accountant',
      name: 'आशा राव',
      email: 'asha.rao@example.in',
      phone: '+919845012345',
      note: '',
      consent: 'true',
      cv: {
        key: await file.keep(),
        name: safeFileName(name, 'pdf'),
        kind: 'pdf',
        bytes: Buffer.byteLength(cv),
        sha256: createHash('sha256').update(cv).digest('hex'),
      },
    })
    await database.destroy()
  }

  const run = (...wanted: string[]) => runCommand(['application', ...wanted, '--to', to], environment())

  test.each([
    ['in Hindi', 'आशा राव.pdf'],
    ['with quotes', 'my "best" CV’s.pdf'],
    ['with a line break and a header', 'cv.pdf\r\nX-Evil: 1'],
    ['with path traversal', '../../../etc/cron.d/cv.pdf'],
  ])('a file whose name is %s is saved in that folder, readable only by its owner', async (_, name) => {
    await store(name)
    const { status, stdout } = run(reference)
    const files = readdirSync(to)
    expect([status, files.length]).toEqual([0, 1])
    const [file = ''] = files
    expect(file).toMatch(/^AP-7K3M-Q9XD-2B4F-[^\p{Cc}"/\\]+\.pdf$/u)
    expect(stdout).toBe(`Saved into ${join(to, file)}\n`)
    expect(readFileSync(join(to, file), 'utf8')).toBe(cv)
    expect(statSync(join(to, file)).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder).toSorted()).toEqual(['data', basename(to)].toSorted())
  })

  test('a Hindi name is unchanged', async () => {
    await store('आशा राव.pdf')
    run(reference)
    expect(readdirSync(to)).toEqual([`${reference}-आशा राव.pdf`])
  })

  test('it never overwrites a file', async () => {
    await store('cv.pdf')
    const file = join(to, `${reference}-cv.pdf`)
    writeFileSync(file, 'mine')
    expect(run(reference).status).toBe(1)
    expect(readFileSync(file, 'utf8')).toBe('mine')
  })

  test('an invalid or unknown reference is an error of one line', async () => {
    await store('cv.pdf')
    for (const wanted of [[], ['EN-7K3M-Q9XD-2B4F'], ['AP-7K3M']])
      expect(run(...wanted)).toEqual({
        status: 1,
        stdout: '',
        stderr: 'Name an application: npm run application -- AP-7K3M-Q9XD-2B4F\n',
      })
    expect(run('AP-2222-2222-2222')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'There is no application AP-2222-2222-2222: it may have been erased.\n',
    })
    expect(readdirSync(to)).toEqual([])
  })
})

test('names of downloads are those of the contract, and need no encoding in a header', () => {
  const names = endpointList.flatMap(({ file }) => (file ? [file.name] : []))
  expect(names).toContain('meeting.ics')
  for (const name of names) expect(name).toMatch(/^[\w-]+\.[a-z]+$/)
})
