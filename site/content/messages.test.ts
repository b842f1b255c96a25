import { describe, expect, test } from 'vitest'
import { enquiryForm, enquiryNotice, enquiryWhatsApp } from './enquiries.ts'
import { feedbackCategoryLabels } from '../chrome/feedback/words.ts'
import { firm } from './firm.ts'
import { accountMessages, enquiryMessages, feedbackMessages, newsletter } from './messages.ts'
import { textsOf } from './texts.test-helper.ts'

describe("the specification's own words", () => {
  test("Success toasts: Message sent! We've received your inquiry and will respond shortly.", () => {
    expect(enquiryMessages.sent).toEqual({
      title: 'Message sent!',
      text: "We've received your inquiry and will respond shortly.",
    })
  })

  test('Error sending message, text: Please try again or contact us directly via phone.', () => {
    expect(enquiryMessages.failed).toEqual({
      title: 'Error sending message',
      text: 'Please try again or contact us directly via phone.',
    })
  })

  test('Error, text: Failed to submit feedback. Please try again later.', () => {
    expect(feedbackMessages.failed).toEqual({
      title: 'Error',
      text: 'Failed to submit feedback. Please try again later.',
    })
  })

  test('Login successful, Welcome back, {name}!; Registration successful, Account created for {name} successfully.; Logged out successfully, You have been logged out of your account.', () => {
    expect(accountMessages.loggedIn('Lakshmi')).toEqual({
      title: 'Login successful',
      text: 'Welcome back, Lakshmi!',
    })
    expect(accountMessages.registered('Lakshmi')).toEqual({
      title: 'Registration successful',
      text: 'Account created for Lakshmi successfully.',
    })
    expect(accountMessages.loggedOut).toEqual({
      title: 'Logged out successfully',
      text: 'You have been logged out of your account.',
    })
  })

  test('Login failed, Logout failed; Registration unavailable; default: Registration is currently restricted. Please contact the provider for account creation.', () => {
    expect(accountMessages.loginFailed.title).toBe('Login failed')
    expect(accountMessages.logoutFailed.title).toBe('Logout failed')
    expect(accountMessages.registrationUnavailable).toEqual({
      title: 'Registration unavailable',
      text: 'Registration is currently restricted. Please contact the provider for account creation.',
    })
  })

  test('submitting (button disabled, text Preparing WhatsApp...)', () => {
    expect(enquiryForm.submitting).toBe('Preparing WhatsApp...')
  })

  test('the thank-you is honest: thank you, the newsletter has not started, the articles can be followed by RSS', () => {
    expect(newsletter.thanks).toMatch(/^Thank you\. .*has not started.*RSS/)
    expect(newsletter.emptyEmail).toMatch(/email/)
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

  test('a WhatsApp chat link, prefilled with name, email, company, service and message', () => {
    expect(Object.keys(enquiryWhatsApp.labels)).toEqual([
      'reference',
      'name',
      'email',
      'company',
      'service',
      'message',
    ])
    expect(enquiryWhatsApp.opening).toContain(firm.name)
  })

  test('a standalone notice (what, why, how long, how to withdraw, how to complain)', () => {
    const terms = enquiryNotice.items.map(({ term }) => term).join('; ')
    for (const word of ['What', 'Why', 'How long', 'Withdraw', 'Complain']) expect(terms).toContain(word)
    expect(textsOf(enquiryNotice).join(' ')).toContain(firm.grievance.email)
  })

  test('The form says before sending that the details are carried into WhatsApp', () => {
    expect(enquiryForm.beforeSending).toMatch(/same details/)
    expect(enquiryForm.beforeSending).toMatch(/WhatsApp/)
  })
})
