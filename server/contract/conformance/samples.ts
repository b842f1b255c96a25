/** The samples of all features, for the conformance, fuzz and soak tests. */
import { fillPath } from '../index.ts'
import type { Endpoint, Endpoints, Role } from '../index.ts'
import { accountSamples } from './account-samples.ts'
import { addCaller, visitor } from './account-calls.ts'
import { announcementSamples } from './announcements.ts'
import { applicationSamples } from './applications.ts'
import { assistantSamples } from './assistant.ts'
import { auditSamples } from './audit.ts'
import { bookingSamples } from './booking-samples.ts'
import { clientSamples, taskSamples } from './client-samples.ts'
import { dashboardSamples } from './dashboard.ts'
import { dataRightsSamples } from './data-rights-samples.ts'
import { activitySamples, documentSamples } from './document-samples.ts'
import { enquirySamples } from './enquiry-samples.ts'
import { feesDateSamples } from './fees-date.ts'
import { feedbackSamples } from './feedback.ts'
import { officeDaySamples } from './office-days.ts'
import { operationsSamples } from './operations.ts'
import { pageViewSamples } from './page-views.ts'
import { requestTo } from './requests.ts'
import type { Sender } from './requests.ts'
import { retentionSamples } from './retention-samples.ts'
import type { AnySample, Samples, TestCaller } from './sample.ts'
import { serviceImageSamples } from './service-images.ts'
import type { ConformanceTarget } from './target.ts'

export const samples: Samples<Endpoints> = {
  ...enquirySamples,
  ...feedbackSamples,
  ...accountSamples,
  ...pageViewSamples,
  ...applicationSamples,
  ...bookingSamples,
  ...clientSamples,
  ...taskSamples,
  ...documentSamples,
  ...activitySamples,
  ...dataRightsSamples,
  ...retentionSamples,
  ...assistantSamples,
  ...announcementSamples,
  ...officeDaySamples,
  ...feesDateSamples,
  ...serviceImageSamples,
  ...auditSamples,
  ...operationsSamples,
  ...dashboardSamples,
}

export const sampleOf = ({ name }: Endpoint): AnySample =>
  (samples as Readonly<Record<string, AnySample>>)[name] ?? {}

/** A call that tests modify. */
export interface SampleCall extends Sender {
  readonly endpoint: Endpoint
  readonly path: string
  /** Those of the path. */
  readonly params?: Readonly<Record<string, string>>
  /** The sample's by default. */
  readonly body?: object
  /** Another valid body; the sample's by default. */
  readonly changed?: object
}

/** The request of a call, valid by itself. */
export const requestOf = ({ endpoint, body, ...sender }: Omit<SampleCall, 'path'>) =>
  requestTo(endpoint, body ?? sampleOf(endpoint).body, sender)

/** The URL of an endpoint, for a resource that does not exist if it has parameters. */
export const anyPath = (endpoint: Endpoint) => fillPath(endpoint.path, sampleOf(endpoint).missing?.() ?? {})

/** The role of a sample's caller; `undefined` for a visitor. */
export function roleOf(endpoint: Endpoint): Role | undefined {
  const { access } = endpoint
  const { as } = sampleOf(endpoint)
  if (as !== undefined || access === 'anyone') return as
  if (typeof access === 'string') return 'client'
  return access.includes('admin') ? 'admin' : access[0]
}

export interface ValidCall extends SampleCall {
  readonly caller: TestCaller
}

/** A call that succeeds: of a new caller, about a new resource. */
export async function validCall(
  endpoint: Endpoint,
  target: ConformanceTarget,
  role = roleOf(endpoint),
): Promise<ValidCall> {
  const caller = role === undefined ? visitor : await addCaller(target, { role })
  return { ...(await callOf(endpoint, target, caller)), caller }
}

/** A call about a new resource of a caller, sent by that caller. */
export async function callOf(
  endpoint: Endpoint,
  target: ConformanceTarget,
  caller: TestCaller,
): Promise<SampleCall> {
  const { params = {}, cookie, ...prepared } = (await sampleOf(endpoint).prepare?.(target, caller)) ?? {}
  return {
    endpoint,
    path: fillPath(endpoint.path, params),
    params,
    cookie: cookie ?? caller.cookie,
    origin: target.origin,
    ...prepared,
  }
}
