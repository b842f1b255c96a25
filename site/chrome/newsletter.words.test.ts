import { describe, expect, test } from 'vitest'
import { newsletter } from './newsletter.words.ts'

describe("the specification's own words", () => {
  test('the thank-you is honest: thank you, the newsletter has not started, the articles can be followed by RSS', () => {
    expect(newsletter.thanks).toMatch(/^Thank you\. .*has not started.*RSS/)
    expect(newsletter.emptyEmail).toMatch(/email/)
  })
})
