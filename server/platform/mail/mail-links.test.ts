import { describe, expect, test } from 'vitest'
import { createMailLink, resolveLinks } from './mail-links.ts'

describe('the links of a mail', () => {
  const generators = {
    booking: (reference: string) => Promise.resolve(`https://a.example/?b=${reference}&k=$&`),
  }

  test('replace all of their placeholders, and are escaped in HTML', async () => {
    const link = createMailLink('booking', 'BK-1')
    const mail = {
      id: '1',
      body: `Open ${link.href} or ${link.href}`,
      html: `<a href="${link.href}">Open</a>`,
      unsubscribe: link.href,
    }
    expect(await resolveLinks(mail, [link], generators)).toEqual({
      id: '1',
      body: 'Open https://a.example/?b=BK-1&k=$& or https://a.example/?b=BK-1&k=$&',
      html: '<a href="https://a.example/?b=BK-1&amp;k=$&amp;">Open</a>',
      unsubscribe: 'https://a.example/?b=BK-1&k=$&',
    })
    const without = { body: 'x', html: null, unsubscribe: null }
    expect(await resolveLinks(without, [link], generators)).toEqual(without)
  })

  test('have placeholders that are random and resolve to no host', () => {
    const [one, other] = [createMailLink('booking', 'BK-1'), createMailLink('booking', 'BK-1')]
    expect(one.href).not.toBe(other.href)
    // RFC 2606: `.invalid` never resolves.
    expect(one.href).toMatch(/^https:\/\/[\da-f-]{36}\.invalid\/$/)
  })

  test.each(['reset', 'toString'])('of an unknown kind, %s, are an error', async (kind) => {
    const link = createMailLink(kind, 'x')
    await expect(
      resolveLinks({ body: link.href, html: null, unsubscribe: null }, [link], generators),
    ).rejects.toThrow(`No feature generates mail links of the kind ${kind}.`)
  })
})
