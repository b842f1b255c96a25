import { describe, expect, test } from 'vitest'
import { firm } from '../../../content/firm.ts'
import { textsOf } from '../../../content/texts.test-helper.ts'
import { enquiryForm, enquiryMessages, enquiryNotice, enquiryWhatsApp } from './words.ts'

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

  test('submitting (button disabled, text Preparing WhatsApp...)', () => {
    expect(enquiryForm.submitting).toBe('Preparing WhatsApp...')
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
