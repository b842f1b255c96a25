/** Clients of a CSV file. In place of the server's job, each list of the imports adds what is due. */
import { checkRepeat, isStaff, refuse, respond } from '@anupalan/server/contract'
import type * as endpoints from '@anupalan/server/contract/clients/endpoints'
import { importMessages } from '@anupalan/server/contract/clients/import-rules'
import { compareImport, duplicateValues, readImport } from '@anupalan/server/contract/clients/read-import'
import type { DuplicateKey, ReadImport } from '@anupalan/server/contract/clients/read-import'
import type { ClientImport } from '@anupalan/server/contract/clients/schema'
import type { Handlers } from '../../mock-feature.ts'
import { recordAudit } from '../../record-audit.ts'
import type { World } from '../../world.ts'
import type { AccountsState } from '../accounts/state.ts'
import { personOf } from '../conversations.ts'
import type { DataRightsState } from '../data-rights/state.ts'
import type { ClientsState, StoredClient, StoredImport } from './state.ts'

type ImportWorld = World<ClientsState & Pick<DataRightsState, 'erasures'> & Pick<AccountsState, 'accounts'>>

type ImportHandlers = Pick<
  Handlers<typeof endpoints>,
  'checkClientImport' | 'importClients' | 'listClientImports' | 'stopClientImport'
>

const CLIENTS_A_SECOND = 25

const refuseFile = (problem: string) => refuse('invalid', { fields: { file: problem } })

export function importHandlers(
  world: ImportWorld,
  add: (client: Omit<StoredClient, 'id' | 'version'>) => void,
): ImportHandlers {
  const { state, clock } = world
  const { accounts, clients, erasures, clientImports } = state

  const view = ({ file: _file, left: _left, startedBy, ...shown }: StoredImport): ClientImport => ({
    ...shown,
    startedBy: personOf(state, startedBy, true),
  })

  const holdersBy = (by: DuplicateKey) =>
    new Map(
      [...clients.values()]
        .filter(({ id }) => !erasures.get(id)?.confirmed)
        .flatMap(({ profile, pan = '', gstin = '' }): [string, string][] => {
          const value =
            by === 'name'
              ? duplicateValues({ profile, pan: '', gstin: '' }).name
              : duplicateValues({ profile, pan, gstin })[by]
          return value === undefined ? [] : [[value, profile.name]]
        })
        .toReversed(),
    )

  const compare = (read: ReadImport) =>
    compareImport(read, {
      holders: { gstin: holdersBy('gstin'), pan: holdersBy('pan'), name: holdersBy('name') },
      staff: [...accounts.values()].filter((account) => isStaff(account) && account.disabledAt === null),
    })

  /** As many as are due by now. */
  function addDue(stored: StoredImport): void {
    if (stored.state !== 'running') return
    const seconds = Math.floor((clock().getTime() - Date.parse(stored.startedAt)) / 1000)
    const next = stored.left.slice(0, Math.max(0, seconds * CLIENTS_A_SECOND - stored.added - stored.skipped))
    let added = 0
    for (const { row: _row, ...client } of next) {
      const values = duplicateValues(client)
      if ((['gstin', 'pan', 'name'] as const).some((by) => holdersBy(by).has(values[by] ?? ''))) continue
      add(client)
      added += 1
    }
    clientImports.set(stored.reference, {
      ...stored,
      left: stored.left.slice(next.length),
      added: stored.added + added,
      skipped: stored.skipped + next.length - added,
      state: stored.left.length > next.length ? 'running' : 'done',
    })
  }

  return {
    checkClientImport: ({ body }) => {
      const read = readImport(body.file)
      return 'problem' in read ? refuseFile(read.problem) : respond(200, compare(read).check)
    },

    importClients: ({ user, body: { file, clients: seen }, reference }) => {
      const stored = clientImports.get(reference)
      const refusal = stored && checkRepeat({ file: stored.file }, { file })
      if (refusal) return refusal
      if (stored) return respond(201, view(stored))
      const read = readImport(file)
      if ('problem' in read) return refuseFile(read.problem)
      const { clients: left } = compare(read)
      if (left.length !== seen) return refuse('invalid', { fields: { clients: importMessages.otherCount } })
      if (left.length === 0) return refuseFile(importMessages.noneNew)
      const started: StoredImport = {
        reference,
        file,
        clients: left.length,
        added: 0,
        skipped: 0,
        state: 'running',
        startedAt: clock().toISOString(),
        startedBy: user!.username,
        left,
      }
      clientImports.set(reference, started)
      recordAudit(world, user!, { action: 'client.import', subject: reference })
      return respond(201, view(started))
    },

    listClientImports: () => {
      for (const each of clientImports.values()) addDue(each)
      return respond(200, { imports: [...clientImports.values()].map(view).toReversed() })
    },

    stopClientImport: ({ params }) => {
      const stored = clientImports.get(params.import)
      if (!stored) return refuse('notFound')
      const stopped: StoredImport =
        stored.state === 'running' ? { ...stored, state: 'stopped', left: [] } : stored
      clientImports.set(stored.reference, stopped)
      return respond(200, view(stopped))
    },
  }
}
