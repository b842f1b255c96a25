import { describe, expect, it } from 'vitest'
import { LINK_LIMIT, whatsAppLink } from './whatsapp.ts'

const text = (message: string) => `Name: Lakshmi Rao\nMessage: ${message}`
const textOf = (link: string) => new URL(link).searchParams.get('text') ?? ''

describe('a WhatsApp chat link', () => {
  it('contains the complete text if it fits', () => {
    const link = whatsAppLink('918040000000', text, 'Two & two = 4 + "quotes" #1')
    expect(link).toMatch(/^https:\/\/wa\.me\/918040000000\?text=/)
    expect(textOf(link)).toBe('Name: Lakshmi Rao\nMessage: Two & two = 4 + "quotes" #1')
  })

  it.each([
    ['English', 'a'.repeat(4000)],
    ['Hindi', 'अनुपालन '.repeat(500)],
    ['emoji, never cut in half', '🙏'.repeat(2000)],
  ])('is shortened to the limit: %s', (_, message) => {
    const link = whatsAppLink('918040000000', text, message)
    expect(link.length).toBeLessThanOrEqual(LINK_LIMIT)
    expect(link.length).toBeGreaterThan(LINK_LIMIT - 40)
    const shortened = textOf(link)
    expect(shortened.endsWith('…')).toBe(true)
    expect(text(message).startsWith(shortened.slice(0, -1))).toBe(true)
    expect(shortened).not.toContain('�')
  })
})
