/** What a suite tells of each endpoint of its feature, so that the trials of every endpoint can call it. */
import type { AddressInputOf, Declaration, Declarations, RequestOf } from '../index.ts'
import type { ConformanceTarget } from './target.ts'

type Address = Readonly<Record<string, string>>

/** What a sample of any endpoint may hold. */
export interface AnySample {
  /** A body that is taken. */
  readonly body?: object
  /** The same with something changed, and still taken. */
  readonly changed?: object
  /** Fills the path with something that is there, which is made first; with its key, where a key of a link opens it. */
  readonly address?: (target: ConformanceTarget) => Promise<Address>
  /** Fills the path with what is not there, and of the form that it would have. */
  readonly missing?: () => Address
  /** Queries that break the address’s rules. */
  readonly wrongAddresses?: readonly Address[]
}

/** What the sample of an endpoint must hold, by its declaration. */
type SampleOf<E extends Declaration> = AnySample &
  (E['bodyLimit'] extends number ? { readonly body: RequestOf<E> } : unknown) &
  (E['reference'] extends string ? { readonly changed: RequestOf<E> } : unknown) &
  (E['path'] extends `${string}:${string}` ? Required<Pick<AnySample, 'address' | 'missing'>> : unknown) &
  ([AddressInputOf<E>] extends [undefined]
    ? unknown
    : 'invalid' extends NonNullable<E['problems']>[number]
      ? Required<Pick<AnySample, 'wrongAddresses'>>
      : unknown)

/** One sample for each endpoint; one that is missing does not compile. */
export type Samples<E extends Declarations<E>> = { readonly [Name in keyof E]: SampleOf<E[Name]> }
