/** What a feature defines for the mock: its state, and a handler for each of its endpoints. */
import type { AcceptedCall, Declaration, Declarations, Outcome, WithGuards } from '@anupalan/server/contract'
import type { World } from './world.ts'

/** `Set-Cookie` headers of a response. */
export type WithCookies = { readonly cookies?: readonly string[] }

type Handle<E extends Declaration> = (call: AcceptedCall<E>) => Outcome<E> & WithCookies

/** Handlers of some endpoints, by name. A missing one is a type error. */
export type Handlers<E extends Declarations<E>> = {
  readonly [Name in keyof E]: WithGuards<E[Name], Handle<E[Name]>>
}

export interface MockFeature<E extends Declarations<E>, State extends object> {
  /** Its part of the mock's state, empty. Its maps and lists stay the same objects. */
  readonly state: () => State
  readonly handlers: (world: World<State>) => Handlers<E>
}
