/** The samples of all features, for the conformance, fuzz and soak tests. */
import { fillPath } from '../index.ts'
import type { Endpoint, Endpoints } from '../index.ts'
import { accountSamples } from './accounts.ts'
import { applicationSamples } from './applications.ts'
import { bookingSamples } from './booking-samples.ts'
import { enquirySamples } from './enquiries.ts'
import { feedbackSamples } from './feedback.ts'
import { pageViewSamples } from './page-views.ts'
import { requestTo } from './requests.ts'
import type { AnySample, Samples } from './sample.ts'
import type { ConformanceTarget } from './target.ts'

export const samples: Samples<Endpoints> = {
  ...enquirySamples,
  ...feedbackSamples,
  ...accountSamples,
  ...pageViewSamples,
  ...applicationSamples,
  ...bookingSamples,
}

export const sampleOf = ({ name }: Endpoint): AnySample =>
  (samples as Readonly<Record<string, AnySample>>)[name] ?? {}

/** A valid request, which tests modify. @param key of a link, if the endpoint requires it */
export const validRequest = (endpoint: Endpoint, key?: string) =>
  requestTo(endpoint, sampleOf(endpoint).body, key)

/** The URL of an endpoint, for a resource that does not exist if it has parameters. */
export const anyPath = (endpoint: Endpoint) => fillPath(endpoint.path, sampleOf(endpoint).missing?.() ?? {})

/** The URL of an endpoint, for a new resource if it has parameters, and the key of its link. */
export async function validCall(
  endpoint: Endpoint,
  target: ConformanceTarget,
): Promise<{ readonly path: string; readonly key?: string }> {
  const params = (await sampleOf(endpoint).params?.(target)) ?? {}
  if (!endpoint.hasLinkKey) return { path: fillPath(endpoint.path, params) }
  const { key, ...rest } = params
  return { path: fillPath(endpoint.path, rest), ...(key !== undefined && { key }) }
}
