import { describe, expect, it } from 'vitest'
import { colours, contrast, contrastOf, mix, pairs } from './contrast.ts'
import samanvay from './brands/samanvay.tokens.json'
import brand from './brand.tokens.json'

const named = (on: (typeof pairs)[number]['on']) =>
  typeof on === 'string' ? on : `${on[0]} at ${on[1]} over ${on[2]}`

const themes = Object.keys(colours) as (keyof typeof colours)[]

describe.each(themes)(
  'Every text pair 4.5:1 or more, paragraphs 7:1, borders of controls and marks that carry meaning 3:1, %s',
  (theme) => {
    it.each(pairs.map((pair) => ({ ...pair, name: `${pair.colour} on ${named(pair.on)}`, pair })))(
      '$name, $as: $atLeast',
      ({ pair, atLeast }) => {
        expect(contrastOf(pair, colours[theme])).toBeGreaterThanOrEqual(atLeast)
      },
    )
  },
)

describe('the themes', () => {
  it('have the same colour names', () => {
    for (const theme of themes) expect(Object.keys(colours[theme]), theme).toEqual(Object.keys(colours.light))
  })

  it.each([
    ['light', brand.light],
    ['dark', brand.dark],
    ['high contrast', brand.highContrast],
    ['samanvay', samanvay.light],
    ['samanvay, dark', samanvay.dark],
    ['samanvay, high contrast', samanvay.highContrast],
  ])('say the same by components and by hex, %s', (_, { palette }) => {
    const tokens = Object.entries(palette).flatMap(([name, token]) =>
      typeof token === 'object' && 'hex' in token.$value ? [{ name, ...token.$value }] : [],
    )
    expect(tokens.length).toBeGreaterThan(15)
    for (const { name, components, hex } of tokens) {
      const fromComponents = components.map((part) =>
        Math.round(part * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      expect(`#${fromComponents.join('')}`, name).toBe(hex)
    }
  })
})

describe.each(['high-contrast', 'samanvay, high contrast'] as const)('%s', (theme) => {
  it('reaches 7:1 in every text pair and 4.5:1 in every border and mark', () => {
    for (const pair of pairs)
      expect(contrastOf(pair, colours[theme]), `${pair.colour} on ${named(pair.on)}`).toBeGreaterThanOrEqual(
        pair.atLeast === 3 ? 4.5 : 7,
      )
  })
})

describe('contrast', () => {
  it('is 21 between black and white and 1 between equals', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21)
    expect(contrast('#9b1b30', '#9b1b30')).toBe(1)
  })

  it('is the published value of a known pair', () => {
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })

  it('does not depend on the order of the colours', () => {
    expect(contrast('#1b2333', '#fbf8f2')).toBe(contrast('#fbf8f2', '#1b2333'))
  })

  it('accepts only hex', () => {
    expect(() => contrast('red', '#ffffff')).toThrow('red is not a colour in hex')
  })

  it('is measured on the mixed colour if one covers another in part', () => {
    expect(mix('#ffffff', 0.5, '#000000')).toBe('#808080')
    expect(mix('#ffffff', 0, '#7c1326')).toBe('#7c1326')
    expect(mix('#ffffff', 1, '#7c1326')).toBe('#ffffff')
  })
})
