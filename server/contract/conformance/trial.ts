import type { Endpoint, ProblemName } from '../index.ts'
import { trialClock } from './requests.ts'
import { validRequest } from './samples.ts'
import type { ConformanceTarget } from './target.ts'

/** A call that would be answered well, were it not for what the trial does to it. */
export interface TrialCall {
  readonly endpoint: Endpoint
  /** Of something just made, where the endpoint is of something. */
  readonly path: string
  /** What opens it, where a key of a link does. */
  readonly key?: string
}

/** How a refusal is provoked: the trial of a problem is where its meaning is made precise. */
export interface Trial {
  /** What has to happen before. */
  readonly prepare?: (call: TrialCall, target: ConformanceTarget) => Promise<unknown>
  /** Requests that must each be refused. */
  readonly send: (call: TrialCall, target: ConformanceTarget) => Promise<Response[]>
  /** How many rows more than before there are; none by default. */
  readonly left?: number
}

export type Trials = Partial<Record<ProblemName, Trial>>

/** The time of the trials, which a refusal may wait for. */
export const time = trialClock()

export const send = (target: ConformanceTarget, { endpoint, path, key }: TrialCall, init: RequestInit = {}) =>
  target.fetch(path, { ...validRequest(endpoint, key), ...init })

export const sendEach = (target: ConformanceTarget, call: TrialCall, inits: RequestInit[]) =>
  Promise.all(inits.map((init) => send(target, call, init)))

export const sendAsValid: Trial['send'] = async (call, target) => [await send(target, call)]
