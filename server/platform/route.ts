/**
 * Routes of the API. An endpoint of the contract is the only way to make one, so what it says of access,
 * limits, bodies and answers is what happens.
 */
import type { AcceptedCall, Endpoint, FileOf, Outcome, ProblemOf, Refusal } from '@anupalan/server/contract'
import type { Cookie } from './cookies.ts'
import type { UploadedFile } from './uploads.ts'

/** An endpoint and what answers it, its types checked when it was made. */
export interface Route {
  readonly endpoint: Endpoint
  readonly gate: () => Refusal | undefined
  readonly handle: (call: AcceptedCall) => Promise<AnyOutcome>
}

export type AnyOutcome =
  { readonly status: number; readonly body: unknown; readonly cookies?: readonly Cookie[] } | Refusal

export interface RouteOptions<E extends Endpoint> {
  /** Asked once the body is known to be JSON and before its fields are judged. */
  readonly gate?: () => Refusal<ProblemOf<E>> | undefined
}

type OutcomeWithCookies<E extends Endpoint> = Outcome<E> & { readonly cookies?: readonly Cookie[] }

/** A call as the server has it: its file, where it takes one, is on the disk. */
type CallOf<E extends Endpoint> = Omit<AcceptedCall<E>, 'file'> & {
  readonly file: FileOf<E> extends undefined ? undefined : UploadedFile
}

export const route = <E extends Endpoint>(
  endpoint: E,
  handle: (call: CallOf<E>) => OutcomeWithCookies<E> | Promise<OutcomeWithCookies<E>>,
  { gate = () => undefined }: RouteOptions<E> = {},
): Route => ({
  endpoint,
  gate,
  // Calls reach a route only through the judgement of its own endpoint, which is what `handle` takes.
  handle: async (call) => handle(call as unknown as CallOf<E>),
})
