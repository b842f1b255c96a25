/** Sentences of the specification about the sample firm's content. */
import { expect, test } from 'vitest'
import { claims } from './content/claims.ts'
import { firm } from './content/firm.ts'
import { callToAction, hero } from './pages/home/words.ts'

test('Marketing claims shown: 3000+ happy clients (hero), 5000+ (about section), 500+ businesses (call to action), 15+ years of experience, 98% or 99% success or satisfaction, 28 states served, 24/7 support', () => {
  expect(hero.counters.map(({ value, text }) => `${value} ${text}`)).toEqual([
    '3000+ happy clients',
    // Interpreted as: success is filing on time.
    '98% success rate: filed on time',
    '15+ years of experience',
  ])
  expect(callToAction.claimText).toMatch(/^500\+ businesses/)
  expect([claims.clientsServed.value, claims.satisfaction.value, claims.states.value]).toEqual([
    '5000+',
    '99%',
    '28',
  ])
  // Interpreted as: the portal and the tools, not people.
  expect(callToAction.badges).toContain('24/7 portal and tools')
})

test('Promise: reply within 24 hours; Free consultation length 30 minutes', () => {
  expect(firm.promises).toMatchObject({ replyWithinHours: 24, freeConsultationMinutes: 30 })
  expect(firm.promises.reply).toBe('within 24 hours, Sundays apart')
  expect(hero.text).toContain('within 24 hours')
})
