import { describe, expect, expectTypeOf, test } from 'vitest'
import { checkMedia, endpointList, methodsOf, problems, roles, serviceOptions } from './index.ts'
import { enquiryRules } from './enquiries/rules.ts'
import { feedbackCategories, scoreOptions } from './feedback/rules.ts'
import type { ServiceOption } from './index.ts'
import type { Enquiry } from './enquiries/schema.ts'
import type { Feedback } from './feedback/schema.ts'

describe('the contract', () => {
  test('has every endpoint of section 7', () => {
    expect(endpointList.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining([
        'POST /api/contact',
        'POST /api/feedback',
        'GET /api/user',
        'POST /api/login',
        'POST /api/register',
        'POST /api/logout',
      ]),
    )
  })

  test('"Service options", with their labels', () => {
    expect(serviceOptions.map(({ value, label }) => [value, label])).toEqual([
      ['tax-services', 'Tax Services'],
      ['gst-services', 'GST Services'],
      ['accounting', 'Accounting & Bookkeeping'],
      ['business-registration', 'Business Registration'],
      ['compliance-services', 'Compliance Services'],
      ['other', 'Other, please specify'],
    ])
  })

  test('"Score labels: 1 Poor, 2 Fair, 3 Good, 4 Very Good, 5 Excellent"', () => {
    expect(scoreOptions.map(({ value, label }) => `${value} ${label}`).join(', ')).toBe(
      '1 Poor, 2 Fair, 3 Good, 4 Very Good, 5 Excellent',
    )
  })

  test('has the categories and the roles of the specification', () => {
    expect(feedbackCategories).toEqual([
      'website_experience',
      'service_quality',
      'support_experience',
      'consultation_feedback',
      'tax_compliance_service',
      'general',
    ])
    expect(roles).toEqual(['super_admin', 'admin', 'readonly', 'client'])
  })

  test('"names and company 100, e-mail 254, message 4,000 characters"', () => {
    expect(
      [
        enquiryRules.firstName,
        enquiryRules.lastName,
        enquiryRules.company,
        enquiryRules.email,
        enquiryRules.message,
      ].map(({ max }) => max),
    ).toEqual([100, 100, 100, 254, 4000])
  })

  test('types an enquiry and a feedback by their fields', () => {
    expectTypeOf<Enquiry>().toEqualTypeOf<{
      firstName: string
      lastName: string
      email: string
      company: string
      service: ServiceOption
      message: string
      privacy: true
    }>()
    expectTypeOf<Feedback['score']>().toEqualTypeOf<1 | 2 | 3 | 4 | 5>()
    expectTypeOf<Feedback['comment']>().toEqualTypeOf<null>()
  })

  test('returns the allowed methods of each path', () => {
    expect(methodsOf('/api/contact')).toEqual(['POST'])
    expect(methodsOf('/api/user')).toEqual(['GET', 'HEAD'])
    expect(methodsOf('/api/nothing')).toEqual([])
    expect(methodsOf('/api/bookings/slots')).toEqual(['GET', 'HEAD'])
    expect(methodsOf('/api/bookings/BK-0000-0000-0000/cancel')).toEqual(['POST'])
    expect(methodsOf('/api/bookings/BK-0000-0000-0000/cancel/now')).toEqual([])
  })

  test('has error messages that are safe to show: plain text, no markup, no technical terms', () => {
    for (const { message, status } of Object.values(problems)) {
      expect(message).toMatch(/^[A-Z][^<>{}&]+\.$/)
      expect(message).not.toMatch(/JSON|header|schema|database|exception|undefined/i)
      expect(status).toBeGreaterThanOrEqual(400)
    }
  })

  for (const [contentType, contentEncoding, isAccepted] of [
    ['application/json', undefined, true],
    ['application/json; charset=utf-8', undefined, true],
    ['Application/JSON;charset="UTF-8"', 'identity', true],
    [undefined, undefined, false],
    ['', undefined, false],
    ['text/plain', undefined, false],
    ['text/plain; application/json', undefined, false],
    ['application/json-patch+json', undefined, false],
    ['application/json; charset=utf-16', undefined, false],
    ['application/json, text/plain', undefined, false],
    ['application/json', 'gzip', false],
  ] as const) {
    test(`a body of ${contentType}, ${contentEncoding ?? 'not'} compressed, is ${isAccepted ? 'accepted' : 'rejected'}`, () => {
      expect(checkMedia({ contentType, contentEncoding }) === undefined).toBe(isAccepted)
    })
  }
})
