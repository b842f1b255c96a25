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

  test.each(Object.entries<Claim>(claims))('%s has a proof', (_, claim) => {
    expect(claim.proof).not.toBe('')
    if (claim.counter) expect(`${claim.counter.to}${claim.counter.suffix ?? ''}`).toBe(claim.value)
  })

  test('no other file contains a claimed figure', () => {
    // A bare number, such as that of years, also occurs elsewhere.
    const values = Object.values<Claim>(claims).flatMap(({ value }) => (/\d[+%/]/.test(value) ? [value] : []))
    const figure = new RegExp(
      `(?<![\\d,])(?:${values.join('|')})`.replaceAll('+', '\\+').replaceAll('%', ' ?%'),
    )
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
