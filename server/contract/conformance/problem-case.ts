import type { Endpoint, EndpointName, ProblemName, Role } from '../index.ts'
import { requestOf } from './samples.ts'
import type { SampleCall, ValidCall } from './samples.ts'
import type { ConformanceTarget } from './target.ts'

export type ProblemCall = ValidCall

/** How to cause a problem: the precise definition of its meaning. */
export interface ProblemCase {
  /** Whether it needs a site with closed registration, whose staff must have a second factor. */
  readonly isStrict?: true
  /** Whether it needs no resource and no caller: access is checked before the resource is looked up. */
  readonly isUnprepared?: true
  /** Role of the caller, if it is not the sample's. */
  readonly as?: Role
  /** Endpoints whose requests alone cannot cause it. */
  readonly except?: readonly EndpointName[]
  /** Called before. */
  readonly prepare?: (call: ProblemCall, target: ConformanceTarget) => Promise<unknown>
  /** Sends requests that must all get the problem. */
  readonly send: (call: ProblemCall, target: ConformanceTarget) => Promise<Response[]>
  /** Whether the valid call must succeed in the end. */
  readonly succeedsAfter?: true
  /** Number of rows that are added; none by default. */
  readonly addedRows?: number | ((endpoint: Endpoint) => number)
}

export type ProblemCases = Partial<Record<ProblemName, ProblemCase>>

interface Change {
  /** Added to those of the valid request. */
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: RequestInit['body']
}

export const send = (target: ConformanceTarget, call: SampleCall, { headers, ...change }: Change = {}) => {
  const request = requestOf(call)
  return target.fetch(call.path, { ...request, ...change, headers: { ...request.headers, ...headers } })
}

export const sendEach = (target: ConformanceTarget, call: SampleCall, changes: readonly Change[]) =>
  Promise.all(changes.map((change) => send(target, call, change)))

export const sendAsValid: ProblemCase['send'] = async (call, target) => [await send(target, call)]
