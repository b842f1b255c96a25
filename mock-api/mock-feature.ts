/** What a feature defines for the mock: its state, and a handler for each of its endpoints. */
import type {
  AcceptedCall,
  Declaration,
  Declarations,
  Outcome,
  Resumable,
  WithGuards,
} from '@anupalan/server/contract'
import type { World } from './world.ts'

export interface Cookie {
  readonly name: string
  /** `null` removes it. */
  readonly value: string | null
  /** Whether scripts may read it. */
  readonly isReadable: boolean
  /** Without it, the browser removes the cookie when its own session ends. */
  readonly expires?: Date
}

/** What a response has beside its status and body. */
export interface Extras {
  readonly cookies?: readonly Cookie[]
  readonly headers?: Readonly<Record<string, string>>
}

/** The browser that sent a call. */
export interface Browser {
  /** The User-Agent header; empty without one. */
  readonly userAgent: string
  readonly cookie: (name: string) => string | undefined
}

/** An accepted call and the browser that sent it. */
export type MockCall<E extends Declaration = Declaration> = AcceptedCall<E> & {
  readonly browser: Browser
  /** The sent bytes, of a step that adds to an upload. */
  readonly bytes: E['resumable'] extends Resumable<'append'> ? Uint8Array : undefined
}

type Result<E extends Declaration> = Outcome<E> & Extras

type Handle<E extends Declaration> = (call: MockCall<E>) => Result<E> | Promise<Result<E>>

/** Handlers of some endpoints, by name. A missing one is a type error. */
export type Handlers<E extends Declarations<E>> = {
  readonly [Name in keyof E]: WithGuards<E[Name], Handle<E[Name]>>
}

/** @template Needs what it reads or changes of other features' states */
export interface MockFeature<E extends Declarations<E>, State extends object, Needs extends object = State> {
  /** Its part of the mock's state, with what exists at the start. Its maps and lists stay the same objects. */
  readonly state: () => State
  readonly handlers: (world: World<State & Needs>) => Handlers<E>
}
