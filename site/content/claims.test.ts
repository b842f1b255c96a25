import { describe, expect, test } from 'vitest'
import { claims } from './claims.ts'
import type { Claim, ClaimPlace } from './claims.ts'
import { about, callToAction, contact, features, hero, servicesSection } from '../pages/home/words.ts'
import { preparedPages } from '../ui/page/in-preparation.words.ts'
import { footer, header } from '../chrome/navigation.words.ts'
import { newsletterBox } from '../chrome/newsletter.words.ts'
import { readSite } from '../build/pages.ts'
import { services } from './services.ts'
import { sourcesBut, textsOf } from './texts.test-helper.ts'

describe('claims', () => {
  test.each([
    ['3000+ happy clients (hero)', claims.happyClients, '3000+', 'happy clients', 'hero'],
    ['98%', claims.successRate, '98%', 'success rate', 'hero'],
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

  const shownAt: Partial<Record<ClaimPlace, unknown>> = {
    hero: [hero.text, hero.counters],
    services: services.map((service) => ('rate' in service ? service.rate : undefined)),
    'call to action': [callToAction.claim, callToAction.claimText],
    'trust badges': callToAction.badges,
    about: about.stats,
    newsletter: newsletterBox.text,
  }

  test.each(Object.entries<Claim>(claims))('%s is in each place of shownIn', (_, { value, shownIn }) => {
    for (const place of shownIn) expect(textsOf(shownAt[place]).join('\n')).toContain(value)
  })

  test.each(Object.entries<Claim>(claims))('%s has a proof and is marked as a sample', (_, claim) => {
    expect(claim.proof).not.toBe('')
    expect(claim.sample).toBe(true)
    if (claim.counter) expect(`${claim.counter.to}${claim.counter.suffix ?? ''}`).toBe(claim.value)
  })

  test('no other file contains a claimed figure', () => {
    const figure = /\b(3000|5000|5,000|500)\+|\b(98|99|95|97) ?%|\b15\+|24\/7|\b28 states/
    for (const [name, source] of sourcesBut('claims.ts'))
      expect([name, source.match(figure)?.[0]]).toEqual([name, undefined])
  })

  test('"24/7" is the portal and the tools, never people, and is not shown otherwise', async () => {
    const { pages } = await readSite()
    const shown = [
      hero,
      features,
      servicesSection,
      callToAction,
      about,
      contact,
      pages.map(({ title, description }) => [title, description]),
      preparedPages,
      footer,
      header,
    ]
    const texts = shown.flatMap(textsOf).filter((text) => text.includes('24/7'))
    expect(texts).toEqual(['24/7 portal and tools'])
  })
})
