import { describe, expect, test } from 'vitest'
import { claims } from '../content/claims.ts'
import { firm } from '../content/firm.ts'
import { newsletter, newsletterBox } from './newsletter.words.ts'

test('the box claims people served and not readers, and says that it has not started', () => {
  const { value, text } = claims.newsletterReaders
  expect(newsletterBox.text).toContain(`We have served ${value} ${text}.`)
  expect(newsletterBox.text.includes('when it starts')).toBe(firm.newsletterEndpoint === undefined)
  expect(newsletterBox.text).not.toMatch(/read|subscribe|join/i)
})

describe("the specification's own words", () => {
  test('the thank-you is honest: thank you, the newsletter has not started, the articles can be followed by RSS', () => {
    expect(newsletter.thanks).toMatch(/^Thank you\. .*has not started.*RSS/)
    expect(newsletter.emptyEmail).toMatch(/email/)
  })
})
