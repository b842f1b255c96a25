import { describe, expect, test } from 'vitest'
import { createMailLink, resolveLinks } from './mail-links.ts'

describe('the links of a mail', () => {
  const makers = { booking: (reference: string) => Promise.resolve(`https://a.example/?b=${reference}&k=$&`) }

  test('are put in the place of their placeholders, everywhere, and escaped in a page', async () => {
    const link = createMailLink('booking', 'BK-1')
    const mail = {
      id: '1',
      body: `Open ${link.href} or ${link.href}`,
      html: `<a href="${link.href}">Open</a>`,
    }
    expect(await resolveLinks(mail, [link], makers)).toEqual({
      id: '1',
      body: 'Open https://a.example/?b=BK-1&k=$& or https://a.example/?b=BK-1&k=$&',
      html: '<a href="https://a.example/?b=BK-1&amp;k=$&amp;">Open</a>',
    })
    expect(await resolveLinks({ body: 'x', html: null }, [link], makers)).toEqual({ body: 'x', html: null })
  })

  test('have placeholders that nobody can guess and that open nothing', () => {
    const [one, other] = [createMailLink('booking', 'BK-1'), createMailLink('booking', 'BK-1')]
    expect(one.href).not.toBe(other.href)
    // RFC 2606: `.invalid` is never a host.
    expect(one.href).toMatch(/^https:\/\/[\da-f-]{36}\.invalid\/$/)
  })

  test.each(['reset', 'toString'])('of a kind that no feature makes, %s, are an error', async (kind) => {
    const link = createMailLink(kind, 'x')
    await expect(resolveLinks({ body: link.href, html: null }, [link], makers)).rejects.toThrow(
      `No feature makes mail links of the kind ${kind}.`,
    )
  })
})
