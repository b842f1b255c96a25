import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import samanvay from './brands/samanvay.tokens.json'
import brandFile from './brand.tokens.json'
import { contrastFaults, withComponents, type Brand } from './brand-faults.ts'

/** The second brand with other colours in a theme's palette, by name. */
function changed(theme: 'light' | 'highContrast', colours: Record<string, string>): Brand {
  const brand: Brand = structuredClone(samanvay)
  const palette: Record<string, unknown> = brand[theme].palette
  for (const [name, hex] of Object.entries(colours))
    palette[name] = { $value: { colorSpace: 'srgb', components: [0, 0, 0], hex } }
  return brand
}

describe('the contrast of a brand', () => {
  test.each([
    ['the site’s', brandFile],
    ['the second', samanvay],
  ])('is enough in %s brand', (_, brand) => expect(contrastFaults(brand)).toEqual([]))

  test('names each pair that fails, by the palette’s names, and what to do', () => {
    const faults = contrastFaults(changed('light', { accent: '#2fa3b5', fill: '#2fa3b5' }))
    expect(faults).toContain(
      'Light: accent (#2fa3b5) on paper (#f5f8f7) has a contrast of 2.79 : 1, and needs 7 : 1 (links and messages in paragraphs). Make accent darker, or paper lighter.',
    )
    expect(faults).toContain(
      'Light: onAccent (#ffffff) on fill (#2fa3b5) has a contrast of 2.98 : 1, and needs 4.5 : 1 (words on a main action). Make fill darker.',
    )
    expect(faults.at(-1)).toMatch(/^Documents: accent \(#2fa3b5\) on white paper/)
    expect(new Set(faults).size).toBe(faults.length)
  })

  test('needs 7 : 1 for text and 4.5 : 1 for borders in high contrast', () => {
    const [text] = contrastFaults(changed('highContrast', { leaf: '#5c5c5c' }))
    expect(text).toMatch(/^High contrast: leaf .* needs 7 : 1 \(good news\)/)
    const [border] = contrastFaults(changed('highContrast', { markDeep: '#808080' }))
    expect(border).toMatch(/^High contrast: markDeep .* needs 4\.5 : 1 \(stars and other marks\)/)
  })
})

describe('the components of a colour', () => {
  const token = (components: string, hex: string) => `"components": [${components}],\n  "hex": "${hex}"`

  test('follow from its hex', () => {
    expect(withComponents(token('0, 0, 0', '#0B5563'))).toBe(token('0.0431, 0.3333, 0.3882', '#0b5563'))
  })

  test('are unchanged if they are the same colour', () => {
    expect(withComponents(token('1.0, 1.0, 1.0', '#ffffff'))).toBe(token('1.0, 1.0, 1.0', '#ffffff'))
    const text = readFileSync(new URL('brand.tokens.json', import.meta.url), 'utf8')
    expect(withComponents(text)).toBe(text)
  })

  test.each(['teal', '#0b5', '#0b556g', '0b5563'])('cannot be calculated from %s', (hex) => {
    expect(() => withComponents(token('0, 0, 0', hex))).toThrow(`“${hex}” is not a colour`)
  })
})
