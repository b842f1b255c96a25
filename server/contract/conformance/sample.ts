/** A feature's samples of its endpoints, so that generic tests can call every endpoint. */
import type { ParamsInputOf, Declaration, Declarations, RequestOf } from '../index.ts'
import type { ConformanceTarget } from './target.ts'

type Params = Readonly<Record<string, string>>

/** The properties of a sample of any endpoint. */
export interface AnySample {
  /** A valid body. */
  readonly body?: object
  /** Another valid body. */
  readonly changed?: object
  /** Creates a resource and returns its parameters; with the key of its link, if the endpoint requires it. */
  readonly params?: (target: ConformanceTarget) => Promise<Params>
  /** Well-formed parameters of a resource that does not exist. */
  readonly missing?: () => Params
  /** Invalid parameters. */
  readonly invalidParams?: readonly Params[]
}

/** The required properties of a sample, by the endpoint's declaration. */
type SampleOf<E extends Declaration> = AnySample &
  (E['bodyLimit'] extends number ? { readonly body: RequestOf<E> } : unknown) &
  (E['reference'] extends string ? { readonly changed: RequestOf<E> } : unknown) &
  (E['path'] extends `${string}:${string}` ? Required<Pick<AnySample, 'params' | 'missing'>> : unknown) &
  ([ParamsInputOf<E>] extends [undefined]
    ? unknown
    : 'invalid' extends NonNullable<E['problems']>[number]
      ? Required<Pick<AnySample, 'invalidParams'>>
      : unknown)

/** One sample for each endpoint; a missing one does not compile. */
export type Samples<E extends Declarations<E>> = { readonly [Name in keyof E]: SampleOf<E[Name]> }
