/** A feature's samples of its endpoints, so that generic tests can call every endpoint. */
import type { ParamsInputOf, Declaration, Declarations, RequestOf, Resumable, Role } from '../index.ts'
import type { ConformanceTarget } from './target.ts'

type Params = Readonly<Record<string, string>>

/** Who sends a call. */
export interface TestCaller {
  /** Empty for a visitor. */
  readonly username: string
  /** The `Cookie` header; empty for a visitor. */
  readonly cookie: string
}

/** What a call is about, once it exists. */
export interface PreparedCall {
  readonly params?: Params
  /** The key of a link. */
  readonly key?: string
  /** In place of the sample's body. */
  readonly body?: object
  /** In place of the sample's other body. */
  readonly changed?: object
  /** In place of the caller's, if the preparation replaced the session or the call needs another cookie. */
  readonly cookie?: string
}

/** The properties of a sample of any endpoint. */
export interface AnySample {
  /** A valid body. */
  readonly body?: object
  /** Another valid body. */
  readonly changed?: object
  /**
   * Role of the caller; by default `client` for every signed-in user, otherwise one that the endpoint allows, and a
   * visitor for anyone.
   */
  readonly as?: Role
  /** Creates what the call is about, as the caller's own if it has an owner. The call then succeeds. */
  readonly prepare?: (target: ConformanceTarget, caller: TestCaller) => Promise<PreparedCall>
  /** Well-formed parameters of a resource that does not exist. */
  readonly missing?: () => Params
  /** Invalid parameters. */
  readonly invalidParams?: readonly Params[]
}

/** The required properties of a sample, by the endpoint's declaration. */
type SampleOf<E extends Declaration> = AnySample &
  (E['bodyLimit'] extends number ? { readonly body: RequestOf<E> } : unknown) &
  (E['resumable'] extends Resumable<'create'> ? { readonly body: RequestOf<E> } : unknown) &
  (E['reference'] extends string ? { readonly changed: RequestOf<E> } : unknown) &
  (E['path'] extends `${string}:${string}` ? Required<Pick<AnySample, 'prepare' | 'missing'>> : unknown) &
  (E['hasLinkKey'] extends true ? Required<Pick<AnySample, 'prepare'>> : unknown) &
  ([ParamsInputOf<E>] extends [undefined]
    ? unknown
    : 'invalid' extends NonNullable<E['problems']>[number]
      ? Required<Pick<AnySample, 'invalidParams'>>
      : unknown)

/** One sample for each endpoint; a missing one does not compile. */
export type Samples<E extends Declarations<E>> = { readonly [Name in keyof E]: SampleOf<E[Name]> }
