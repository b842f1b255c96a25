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
  Resumable,
  User,
  WithGuards,
} from '@anupalan/server/contract'
import type { Caller } from '../database/audit.ts'
import type { Cookie } from './cookies.ts'
import type { IncomingBytes } from './incoming-bytes.ts'
import type { UploadedFile } from './uploads.ts'

/** What a response has beside its status and body. */
interface Extras {
  readonly cookies?: readonly Cookie[]
  readonly headers?: Readonly<Record<string, string>>
}

export type AnyOutcome = ({ readonly status: number; readonly body: unknown } & Extras) | Refusal

type OutcomeWithExtras<E extends Declaration> = Outcome<E> & Extras

/** What else a request says about the browser that sent it. */
export interface Browser {
  /** The key of limits for its address. */
  readonly address: string
  /** The User-Agent header; empty without one. */
  readonly userAgent: string
  readonly cookie: (name: string) => string | undefined
}

/** An accepted call and its caller; its file, if it has one, is on the disk. */
type CallOf<E extends Declaration> = Omit<AcceptedCall<E>, 'file' | 'user'> &
  Caller & {
    readonly browser: Browser
    readonly file: FileOf<E> extends undefined ? undefined : UploadedFile
    /** The bytes that arrive, of a step that adds to an upload. */
    readonly bytes: E['resumable'] extends Resumable<'append'> ? IncomingBytes : undefined
    readonly user: User | null
  }

/** The argument of an endpoint's use case: `Call<'bookMeeting'>`. */
export type Call<Name extends EndpointName> = CallOf<Endpoints[Name]>

/** A part of a call, for a use case that needs no more: `CallParts<'sendEnquiry', 'body' | 'reference'>`. */
export type CallParts<Name extends EndpointName, Part extends keyof Call<Name>> = Pick<Call<Name>, Part>

type Handle<E extends Declaration> = (call: CallOf<E>) => OutcomeWithExtras<E> | Promise<OutcomeWithExtras<E>>

/** Handlers of some endpoints, by their names: `Handlers<typeof bookings>`. */
export type Handlers<E extends Declarations<E>> = {
  readonly [Name in keyof E]: WithGuards<E[Name], Handle<E[Name]>>
}

/** Handlers of all endpoints. A missing one does not compile. */
export type ApiHandlers = Handlers<Endpoints>

export type AnyHandler = NamedHandler<
  (
    call: AcceptedCall & Caller & { readonly browser: Browser; readonly bytes: IncomingBytes | undefined },
  ) => AnyOutcome | Promise<AnyOutcome>
>
