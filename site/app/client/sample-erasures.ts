/** Fills the mocked API for stories of a client's data. */
import type { PortalMockState } from './sample-portal.ts'

/** The part of the mock's state that the stories fill. */
export interface ErasuresMockState extends PortalMockState {
  readonly erasures: Map<string, object>
}

const client = 'rao-textiles'
const requested = { at: '2026-11-18T05:30:00.000Z', by: 'asha' }
const prepared = { at: '2026-11-20T09:00:00.000Z', by: 'imran' }

/** Asked for by the sample client. */
export function addRequest({ erasures }: ErasuresMockState): void {
  erasures.set(client, { requested, prepared: null, confirmed: null })
}

/** Checked by one of the staff. */
export function addPreparation({ erasures }: ErasuresMockState): void {
  erasures.set(client, { requested, prepared, confirmed: null })
}

/** Carried out. */
export function addConfirmation({ erasures }: ErasuresMockState): void {
  erasures.set(client, { requested, prepared, confirmed: { at: '2026-11-23T06:15:00.000Z', by: 'kavita' } })
}
