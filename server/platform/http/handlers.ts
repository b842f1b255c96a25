/**
 * What answers the API: a handler for each endpoint of the contract, by its name. There is no other way to answer a
 * call, so what an endpoint says of access, limits, bodies and answers is what happens.
 */
import type {
  AcceptedCall,
  Declaration,
  Declarations,
  Endpoints,
  FileOf,
  NamedHandler,
  Outcome,
  Refusal,
  WithGate,
} from '@anupalan/server/contract'
import type { Cookie } from './cookies.ts'
import type { UploadedFile } from './uploads.ts'

export type AnyOutcome =
  { readonly status: number; readonly body: unknown; readonly cookies?: readonly Cookie[] } | Refusal

type OutcomeWithCookies<E extends Declaration> = Outcome<E> & { readonly cookies?: readonly Cookie[] }

/** A call as the server has it: its file, where it takes one, is on the disk. */
type CallOf<E extends Declaration> = Omit<AcceptedCall<E>, 'file'> & {
  readonly file: FileOf<E> extends undefined ? undefined : UploadedFile
}

type Handle<E extends Declaration> = (
  call: CallOf<E>,
) => OutcomeWithCookies<E> | Promise<OutcomeWithCookies<E>>

/** What answers some endpoints, by their names: `Handlers<typeof bookings>`. */
export type Handlers<E extends Declarations<E>> = {
  readonly [Name in keyof E]: WithGate<E[Name], Handle<E[Name]>>
}

/** What answers all of them. One that is missing does not compile. */
export type ApiHandlers = Handlers<Endpoints>

export type AnyHandler = NamedHandler<(call: AcceptedCall) => AnyOutcome | Promise<AnyOutcome>>
