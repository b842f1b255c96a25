/** The sample firm's claims, as the specification states them. */
import { describe, expect, test } from 'vitest'
import { claims } from './claims.ts'
import type { Claim, ClaimPlace } from './claims.ts'
import { sourcesBut } from './texts.test-helper.ts'

describe('claims', () => {
  test.each([
    ['3000+ happy clients (hero)', claims.happyClients, '3000+', 'happy clients', 'hero'],
    [
      '98% success rate, which is filing on time',
      claims.successRate,
      '98%',
      'success rate: filed on time',
      'hero',
    ],
    ['15+ years of experience', claims.experience, '15+', 'years of experience', 'hero'],
    ['5000+ (about section)', claims.clientsServed, '5000+', 'clients served since 2011', 'about'],
    ['15', claims.years, '15', 'years of experience', 'about'],
    ['28 states served', claims.states, '28', 'states served', 'about'],
    ['99 % the satisfaction rate', claims.satisfaction, '99%', 'client satisfaction', 'about'],
    ['500+ businesses (call to action)', claims.businesses, '500+', 'businesses', 'call to action'],
    [
      'Newsletter claim: 5,000+ business owners',
      claims.newsletterReaders,
      '5,000+',
      'business owners',
      'newsletter',
    ],
    ['"24/7" is the portal and the tools', claims.alwaysOpen, '24/7', 'portal and tools', 'trust badges'],
  ] as [string, Claim, string, string, ClaimPlace][])('%s', (_, claim, value, text, place) => {
    expect(claim).toMatchObject({ value, text })
    expect(claim.shownIn).toContain(place)
  })

  test.each(Object.entries<Claim>(claims))('%s is marked as a sample', (_, { sample }) => {
    expect(sample).toBe(true)
  })

  test('no other file contains a figure of the sample', () => {
    const figure = /\b(3000|5000|5,000|500)\+|\b(98|99|95|97) ?%|\b15\+|24\/7|\b28 states/
    for (const [name, source] of sourcesBut('claims.ts'))
      expect([name, source.match(figure)?.[0]]).toEqual([name, undefined])
  })
})
