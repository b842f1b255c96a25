import { describe, expect, test } from 'vitest'
import * as bookings from './bookings/endpoints.ts'
import * as bookingSchemas from './bookings/schema.ts'
import { bind, inRoutingOrder } from './core/bind.ts'
import { problemsOf } from './core/endpoint.ts'
import type { Declaration } from './core/endpoint.ts'
import { pathPattern } from './core/path.ts'
import { problems } from './core/problems.ts'
import { endpointList, endpoints } from './endpoints.ts'

/** The declarations of every feature's `endpoints.ts`. */
const features = import.meta.glob<Record<string, Declaration>>('./*/endpoints.ts', { eager: true })

const declared = Object.entries(features).map(([file, declarations]) => ({
  feature: file.split('/')[1],
  declarations,
}))

describe('the endpoints', () => {
  test('are those that the features declare, each with a unique name and its schema', () => {
    const names = declared.flatMap(({ declarations }) => Object.keys(declarations))
    expect(new Set(names).size).toBe(names.length)
    expect(Object.keys(endpoints).toSorted()).toEqual(names.toSorted())
    for (const [name, each] of Object.entries(endpoints)) {
      expect(each.name).toBe(name)
      expect(declared.find(({ declarations }) => name in declarations)?.feature).toBe(each.feature)
      expect(each.schema.summary).toMatch(/^[A-Z].+\.$/)
      const readsFields = 'bodyLimit' in each || ('resumable' in each && each.resumable.step === 'create')
      expect('request' in each.schema).toBe(readsFields)
    }
  })

  test('have unique methods and paths, and no earlier pattern matches a later path', () => {
    const calls = endpointList.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(calls).size).toBe(calls.length)
    endpointList.forEach((each, index) => {
      const before = endpointList.slice(0, index).filter(({ method }) => method === each.method)
      expect(before.filter(({ path }) => pathPattern(path).test(each.path))).toEqual([])
    })
    expect(inRoutingOrder(endpointList.toReversed()).at(-1)?.path).toContain(':')
  })

  test('have references of two capitals that no other feature uses', () => {
    const kinds = declared.map(({ declarations }) => [
      ...new Set(Object.values(declarations).flatMap(({ reference }) => reference ?? [])),
    ])
    for (const kind of kinds.flat()) expect(kind).toMatch(/^[A-Z]{2}$/)
    expect(new Set(kinds.flat()).size).toBe(kinds.flat().length)
  })

  test('declare no problem that follows from the rest', () => {
    for (const each of endpointList as readonly Declaration[]) {
      const derived = problemsOf({ ...each, problems: undefined })
      expect(derived.filter((name) => each.problems?.includes(name))).toEqual([])
    }
  })
})

describe('the refusals of an endpoint', () => {
  test.each([
    ['getUser', 'notSignedIn tooMany unavailable'],
    ['logOut', 'crossSite tooMany unavailable'],
    [
      'register',
      'crossSite invalid malformedJson registrationClosed tooLarge tooMany unavailable unsupportedType',
    ],
    [
      'logIn',
      'crossSite emailUnconfirmed invalid malformedJson tooLarge tooMany tooManyTries unavailable unsupportedType wrongCredentials',
    ],
    ['endSession', 'crossSite notFound notSignedIn tooMany unavailable'],
    [
      'changeRole',
      'crossSite forbidden invalid lastSuperAdmin malformedJson notFound notSignedIn secondFactorNeeded tooLarge tooMany unavailable unsupportedType userProtected',
    ],
    ['getBooking', 'linkEnded linkRefused tooMany unavailable'],
    [
      'bookMeeting',
      'badReference crossSite invalid malformedJson referenceReused slotTaken tooLarge tooMany unavailable unsupportedType',
    ],
    [
      'sendApplication',
      'badReference crossSite invalid malformedForm referenceReused tooLarge tooMany tooSlow unavailable unsupportedType',
    ],
  ] as const)('follow from its declaration: %s', (name, expected) => {
    expect(problemsOf<Declaration>(endpoints[name]).toSorted().join(' ')).toBe(expected)
  })

  test('include all access problems if it is for some roles', () => {
    const forAdmins = { ...endpoints.getUser, access: ['admin'], problems: [] } satisfies Declaration
    expect(problemsOf(forAdmins)).toEqual(['tooMany', 'notSignedIn', 'secondFactorNeeded', 'forbidden'])
    for (const name of problemsOf(forAdmins)) expect(problems).toHaveProperty(name)
  })
})

describe('a declaration', () => {
  test('compiles only if its schema allows it', () => {
    const { getSlots, ...fewer } = bookings
    const { bookMeeting: _, ...fewerSchemas } = bookingSchemas
    const x = {
      method: 'POST',
      path: '/api/x',
      access: 'anyone',
      rateLimit: { points: 1, seconds: 1 },
    } as const
    const schemas = { x: bookingSchemas.bookMeeting }
    const schema = schemas.x
    const slots = bookingSchemas.getSlots
    const wrong = [
      // @ts-expect-error a body without a limit
      () => bind('x', { x: { ...x, schema } }, schemas),
      // @ts-expect-error a limit without a body
      () => bind('x', { x: { ...x, schema: slots, bodyLimit: 1 } }, { x: slots }),
      // @ts-expect-error a path parameter without a schema
      () => bind('x', { x: { ...x, schema, bodyLimit: 1, path: '/api/:x' as const } }, schemas),
      // @ts-expect-error a schema without its endpoint
      () => bind('x', fewer, bookingSchemas),
      // @ts-expect-error an endpoint without its schema
      () => bind('x', bookings, fewerSchemas),
      // @ts-expect-error another endpoint's schema
      () => bind('x', { ...bookings, getSlots: bookings.getBooking }, bookingSchemas),
    ]
    expect(() => bind('x', { x: { ...x, schema, bodyLimit: 1 } }, schemas)).not.toThrow()
    expect([getSlots.method, wrong.length]).toEqual(['GET', 6])
  })

  test('compiles only if it names who may call it, and the owner of what a client may name', () => {
    const x = { method: 'GET', path: '/api/x', rateLimit: { points: 1, seconds: 1 } } as const
    const ofOne = { ...x, path: '/api/x/:reference', schema: bookingSchemas.getBooking } as const
    const schemas = { x: bookingSchemas.getBooking }
    const slots = bookingSchemas.getSlots
    const wrong = [
      // @ts-expect-error no access
      () => bind('x', { x: { ...x, schema: slots } }, { x: slots }),
      // @ts-expect-error a role that does not exist
      () => bind('x', { x: { ...x, access: ['manager'], schema: slots } }, { x: slots }),
      // @ts-expect-error one record, for every signed-in user, without its owner
      () => bind('x', { x: { ...ofOne, access: 'signed-in' } }, schemas),
      // @ts-expect-error one record, for those who are enrolling, without its owner
      () => bind('x', { x: { ...ofOne, access: 'enrolling' } }, schemas),
      // @ts-expect-error one record, for roles among which is the client, without its owner
      () => bind('x', { x: { ...ofOne, access: ['admin', 'client'] as const } }, schemas),
      // @ts-expect-error one record, for anyone, without the key of a link
      () => bind('x', { x: { ...ofOne, access: 'anyone' } }, schemas),
      // @ts-expect-error an owner, for anyone
      () => bind('x', { x: { ...ofOne, access: 'anyone', hasLinkKey: true, isOwned: true } }, schemas),
    ]
    const right = [
      () => bind('x', { x: { ...ofOne, access: 'signed-in', isOwned: true } }, schemas),
      () => bind('x', { x: { ...ofOne, access: ['admin', 'client'] as const, isOwned: true } }, schemas),
      () => bind('x', { x: { ...ofOne, access: ['admin'] as const } }, schemas),
      () => bind('x', { x: { ...ofOne, access: 'anyone', hasLinkKey: true } }, schemas),
    ]
    for (const each of right) expect(each).not.toThrow()
    expect(wrong).toHaveLength(7)
  })
})
