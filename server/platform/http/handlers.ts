/**
 * Types of the API's handlers: one for each endpoint of the contract, by its name. All calls pass through them, so the
 * declared access, limits, bodies and responses are enforced.
 */
import type {
  AcceptedCall,
  Declaration,
  Declarations,
  EndpointName,
  Endpoints,
  FileOf,
  NamedHandler,
  Outcome,
  Refusal,
  User,
  WithGuards,
} from '@anupalan/server/contract'
import type { Caller } from '../database/audit.ts'
import type { Cookie } from './cookies.ts'
import type { UploadedFile } from './uploads.ts'

export type AnyOutcome =
  { readonly status: number; readonly body: unknown; readonly cookies?: readonly Cookie[] } | Refusal

type OutcomeWithCookies<E extends Declaration> = Outcome<E> & { readonly cookies?: readonly Cookie[] }

/** An accepted call and its caller; its file, if it has one, is on the disk. */
type CallOf<E extends Declaration> = Omit<AcceptedCall<E>, 'file' | 'user'> &
  Caller & {
    readonly file: FileOf<E> extends undefined ? undefined : UploadedFile
    readonly user: User | null
  }

/** The argument of an endpoint's use case: `Call<'bookMeeting'>`. */
export type Call<Name extends EndpointName> = CallOf<Endpoints[Name]>

/** A part of a call, for a use case that needs no more: `CallParts<'sendEnquiry', 'body' | 'reference'>`. */
export type CallParts<Name extends EndpointName, Part extends keyof Call<Name>> = Pick<Call<Name>, Part>

type Handle<E extends Declaration> = (
  call: CallOf<E>,
) => OutcomeWithCookies<E> | Promise<OutcomeWithCookies<E>>

/** Handlers of some endpoints, by their names: `Handlers<typeof bookings>`. */
export type Handlers<E extends Declarations<E>> = {
  readonly [Name in keyof E]: WithGuards<E[Name], Handle<E[Name]>>
}

/** Handlers of all endpoints. A missing one does not compile. */
export type ApiHandlers = Handlers<Endpoints>

export type AnyHandler = NamedHandler<(call: AcceptedCall & Caller) => AnyOutcome | Promise<AnyOutcome>>
