/** The sample firm's content on the home page, as the specification states it. */
import { describe, expect, test } from 'vitest'
import { services } from '../../content/services.ts'
import { team } from '../../content/team.ts'
import { testimonials } from '../../content/testimonials.ts'
import { about, callToAction, hero } from './words.ts'

describe('home', () => {
  test('Hero counters: 3000+ clients, 98%, 15+ years', () => {
    expect(hero.counters.map(({ value }) => value)).toEqual(['3000+', '98%', '15+'])
  })

  test("The services section's three rates stand on the first three cards: 98%, 95%, 97%", () => {
    expect(services.map((service) => ('rate' in service ? service.rate.value : undefined))).toEqual([
      '98%',
      '95%',
      '97%',
      undefined,
      undefined,
      undefined,
    ])
  })

  test('stats 5000+, 15, 28 states, 99%; story; a Get Started Today button scrolling to contact', () => {
    expect(about.stats.map(({ value }) => value)).toEqual(['5000+', '15', '28', '99%'])
    expect(about.story.length).toBeGreaterThan(0)
    expect(about.action).toEqual({ label: 'Get Started Today', href: '/#contact' })
    expect(about.team.id).toBe('our-team')
  })

  test('four client stories (sweet shop owner, retail chain director, textile partner, electronics services CEO), each rating 5', () => {
    expect(testimonials.map(({ role, rating }) => `${role}: ${rating}`)).toEqual([
      'Owner, sweet shop: 5',
      'Director, retail chain: 5',
      'Partner, textiles: 5',
      'CEO, electronics services: 5',
    ])
  })

  test('Testimonials and people are marked in the content as samples', () => {
    expect([...testimonials, ...team, callToAction.testimonial].every(({ sample }) => sample)).toBe(true)
  })
})
