/** Joins declarations with their schemas, for code that validates: the server, the mock and their tests. */
import type { Consistent, Declaration, Endpoint, EndpointSchema } from './endpoint.ts'
import { pathPattern } from './path.ts'

/** The exports of an `endpoints.ts`: declarations only. */
export type Declarations<E> = { readonly [Name in keyof E]: Declaration }

/** Endpoints by their names. */
export type Bound<E extends Declarations<E>> = {
  readonly [Name in keyof E & string]: E[Name] & {
    readonly name: Name
    readonly feature: string
  }
}

/** The schemas of exactly these endpoints; a `schema.ts` may export other values too. */
type SchemasOf<E extends Declarations<E>, S> = { readonly [Name in keyof E]: E[Name]['schema'] } & {
  readonly [
    Name in keyof S as S[Name] extends EndpointSchema ? (Name extends keyof E ? never : Name) : never
  ]: never
}

/**
 * Endpoints with their names and schemas. A schema that is missing, superfluous or another endpoint's does not compile,
 * nor does a declaration that contradicts its schema: a body without a limit, a path parameter without a schema.
 *
 * @param feature the name of its folder.
 * @param declarations the exports of an `endpoints.ts`.
 * @param schemas the exports of the `schema.ts` in the same folder.
 */
export function bind<E extends Declarations<E>, S>(
  feature: string,
  declarations: E & { readonly [Name in keyof E]: Consistent<E[Name]> },
  schemas: S & SchemasOf<E, S>,
): Bound<E> {
  const bySchema: Readonly<Record<string, unknown>> = { ...schemas }
  const bound = Object.entries<Declaration>(declarations).map(([name, declaration]) => [
    name,
    { ...declaration, name, feature, schema: bySchema[name] },
  ])
  return Object.fromEntries(bound) as Bound<E>
}

/** Endpoints in routing order: `/bookings/slots` before `/bookings/:reference`. */
export const inRoutingOrder = (endpoints: readonly Endpoint[]): Endpoint[] =>
  endpoints.toSorted((one, other) => countParts(one.path) - countParts(other.path))

const countParts = (path: string) => path.split('/').filter((part) => part.startsWith(':')).length

/** The methods of a path, for the Allow header; none for an unknown path. GET implies HEAD. */
export function methodsAt(path: string, endpoints: readonly Endpoint[]): string[] {
  const methods = new Set<string>(
    endpoints.filter((each) => pathPattern(each.path).test(path)).map(({ method }) => method),
  )
  return [...(methods.has('GET') ? methods.add('HEAD') : methods)]
}
