import type * as dataRights from '../data-rights/endpoints.ts'
import { endpoints, referenceHeader } from '../index.ts'
import { addCaller, succeed } from './account-calls.ts'
import { adminOf, setAccess } from './client-calls.ts'
import { missingId, ofAClient, ownClient } from './client-samples.ts'
import { enquiry } from './enquiry-samples.ts'
import { newReference } from './requests.ts'
import type { AnySample, Samples } from './sample.ts'
import type { ConformanceTarget } from './target.ts'

const { requestErasure, prepareErasure } = endpoints

/** Requests the erasure of a client's data, as a new member. */
export async function requestErasureOf(target: ConformanceTarget, client: string): Promise<void> {
  const { username, cookie } = await addCaller(target)
  await setAccess(target, client, username, 'full')
  await succeed(target, requestErasure, { cookie, params: { client } })
}

/** Sends an enquiry from the address that a test gives an account. @returns its reference */
export async function sendEnquiryOf(target: ConformanceTarget, username: string): Promise<string> {
  const reference = newReference(endpoints.sendEnquiry.reference)
  await succeed(target, endpoints.sendEnquiry, {
    body: { ...enquiry, email: `${username}@example.in` },
    headers: { [referenceHeader]: reference },
  })
  return reference
}

const ofARequestedErasure = {
  async prepare(target, caller) {
    const client = await ownClient(target, caller)
    await requestErasureOf(target, client)
    return { params: { client } }
  },
  missing: () => ({ client: missingId }),
} satisfies AnySample

export const dataRightsSamples: Samples<typeof dataRights> = {
  exportClientData: { ...ofAClient, as: 'client' },
  exportOwnData: {},
  getErasure: ofAClient,
  requestErasure: ofAClient,
  withdrawErasure: { ...ofARequestedErasure, as: 'client' },
  prepareErasure: ofARequestedErasure,
  listConsents: {},
  withdrawConsent: {
    async prepare(target, { username }) {
      return { params: { consent: await sendEnquiryOf(target, username) } }
    },
    missing: () => ({ consent: 'RF-0000-0000-0000' }),
  },
  confirmErasure: {
    ...ofARequestedErasure,
    async prepare(target, caller) {
      const { params } = await ofARequestedErasure.prepare(target, caller)
      const { cookie } = await adminOf(target)
      await succeed(target, prepareErasure, { cookie, params })
      return { params }
    },
  },
}
