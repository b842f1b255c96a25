/** What a feature of the contract is to the mock: what it stores, and what answers each of its endpoints. */
import type { AcceptedCall, Declaration, Declarations, Outcome, WithGuards } from '@anupalan/server/contract'
import type { World } from './world.ts'

/** `Set-Cookie` headers of an answer. */
export type WithCookies = { readonly cookies?: readonly string[] }

type Handle<E extends Declaration> = (call: AcceptedCall<E>) => Outcome<E> & WithCookies

/** What answers some endpoints, by their names. One that is missing does not compile. */
export type Handlers<E extends Declarations<E>> = {
  readonly [Name in keyof E]: WithGuards<E[Name], Handle<E[Name]>>
}

export interface MockFeature<E extends Declarations<E>, State extends object> {
  /** Its part of the mock's state, empty: maps and lists, which stay the same objects. */
  readonly state: () => State
  readonly handlers: (world: World<State>) => Handlers<E>
}
