import { endpoints, referenceHeader } from '../index.ts'
import type * as retention from '../retention/endpoints.ts'
import { addCaller, succeed } from './account-calls.ts'
import { addClientOf, adminOf } from './client-calls.ts'
import { addDocumentOf } from './document-calls.ts'
import { newReference } from './requests.ts'
import type { AnySample, Samples } from './sample.ts'
import type { ConformanceTarget } from './target.ts'

/** Adds a client with papers of GST of 2010-11, whose period is over. @returns its id */
export async function addOldPapersOf(target: ConformanceTarget, documents = 1): Promise<string> {
  const member = await addCaller(target)
  const { id } = await addClientOf(target, [member.username])
  for (let number = 1; number <= documents; number++)
    await addDocumentOf(target, member, id, { name: `Old ${number}`, category: 'gst', year: '2010-11' })
  return id
}

const ofOldPapers = {
  async prepare(target: ConformanceTarget) {
    const parts = [{ client: await addOldPapersOf(target), category: 'gst' as const }]
    const other = [{ client: await addOldPapersOf(target), category: 'gst' as const }]
    return { body: { parts, documents: 1 }, changed: { parts: other, documents: 1 } }
  },
} satisfies AnySample

const longer = (version: number) => ({ years: 12, reason: 'The insurer asks for it.', version })

const body = { parts: [{ client: 'rao-textiles', category: 'gst' as const }], documents: 1 }

export const retentionSamples: Samples<typeof retention> = {
  listRetentionPeriods: {},
  setRetentionPeriod: {
    as: 'super_admin',
    body: longer(0),
    async prepare(target) {
      const versionOf = async () => {
        const { cookie } = await adminOf(target)
        const { periods } = (await succeed(target, endpoints.listRetentionPeriods, { cookie })).body
        return periods.find(({ category }) => category === 'reports')!.version
      }
      let version = await versionOf()
      const { cookie: owner } = await addCaller(target, { role: 'super_admin' })
      // The versions that the case of a conflict sends are older.
      for (; version < 3; version += 1)
        await succeed(target, endpoints.setRetentionPeriod, {
          cookie: owner,
          params: { category: 'reports' },
          body: longer(version),
        })
      return { params: { category: 'reports' }, body: longer(version) }
    },
    missing: () => ({ category: 'letters' }),
  },
  listErasable: { invalidParams: [{ limit: '0' }, { limit: '101' }] },
  eraseRetained: { ...ofOldPapers, body, changed: { ...body, documents: 2 } },
  listRetentionErasures: {},
  stopRetentionErasure: {
    async prepare(target) {
      const prepared = await ofOldPapers.prepare(target)
      const { cookie } = await adminOf(target)
      const headers = { [referenceHeader]: newReference('RX') }
      const started = await succeed(target, endpoints.eraseRetained, {
        cookie,
        body: prepared.body,
        headers,
      })
      return { params: { erasure: started.body.reference } }
    },
    missing: () => ({ erasure: 'RX-0000-0000-0000' }),
  },
}
