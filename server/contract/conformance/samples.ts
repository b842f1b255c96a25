/** The samples of all features, for the trials of every endpoint, the fuzz cases and the long trials. */
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

/** A request that is answered well, were it not for what a trial does to it. @param key of a link, where it takes one */
export const validRequest = (endpoint: Endpoint, key?: string) =>
  requestTo(endpoint, sampleOf(endpoint).body, key)

/** The address of an endpoint, of what is not there where it is of something. */
export const anyPath = (endpoint: Endpoint) => fillPath(endpoint.path, sampleOf(endpoint).missing?.() ?? {})

/** The address of an endpoint, of something just made where it is of something, and the key that opens that. */
export async function validCall(
  endpoint: Endpoint,
  target: ConformanceTarget,
): Promise<{ readonly path: string; readonly key?: string }> {
  const address = (await sampleOf(endpoint).address?.(target)) ?? {}
  if (!endpoint.hasLinkKey) return { path: fillPath(endpoint.path, address) }
  const { key, ...rest } = address
  return { path: fillPath(endpoint.path, rest), ...(key !== undefined && { key }) }
}
