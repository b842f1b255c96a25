import { describe, expect, test } from 'vitest'
import { feedbackCategoryLabels, feedbackMessages } from './words.ts'

describe("the specification's own words", () => {
  test('Error, text: Failed to submit feedback. Please try again later.', () => {
    expect(feedbackMessages.failed).toEqual({
      title: 'Error',
      text: 'Failed to submit feedback. Please try again later.',
    })
  })

  test('Categories: website_experience (default), service_quality, support_experience, consultation_feedback, tax_compliance_service, general', () => {
    expect(Object.keys(feedbackCategoryLabels)).toEqual([
      'website_experience',
      'service_quality',
      'support_experience',
      'consultation_feedback',
      'tax_compliance_service',
      'general',
    ])
    expect(new Set(Object.values(feedbackCategoryLabels)).size).toBe(6)
  })
})
