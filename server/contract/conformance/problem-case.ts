import type { Endpoint, ProblemName } from '../index.ts'
import { testClock } from './requests.ts'
import { validRequest } from './samples.ts'
import type { ConformanceTarget } from './target.ts'

/** A valid call, which a case modifies. */
export interface ProblemCall {
  readonly endpoint: Endpoint
  /** The URL, for a new resource if the endpoint has parameters. */
  readonly path: string
  /** The key of the resource's link. */
  readonly key?: string
}

/** How to cause a problem: the precise definition of its meaning. */
export interface ProblemCase {
  /** Called before. */
  readonly prepare?: (call: ProblemCall, target: ConformanceTarget) => Promise<unknown>
  /** Sends requests that must all get the problem. */
  readonly send: (call: ProblemCall, target: ConformanceTarget) => Promise<Response[]>
  /** Number of rows that are added; none by default. */
  readonly addedRows?: number
}

export type ProblemCases = Partial<Record<ProblemName, ProblemCase>>

/** The clock of the cases, which a case may set. */
export const time = testClock()

export const send = (
  target: ConformanceTarget,
  { endpoint, path, key }: ProblemCall,
  init: RequestInit = {},
) => target.fetch(path, { ...validRequest(endpoint, key), ...init })

export const sendEach = (target: ConformanceTarget, call: ProblemCall, inits: RequestInit[]) =>
  Promise.all(inits.map((init) => send(target, call, init)))

export const sendAsValid: ProblemCase['send'] = async (call, target) => [await send(target, call)]
