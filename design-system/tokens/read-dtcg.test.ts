import { describe, expect, it } from 'vitest'
import { readTokens, TokenError } from './read-dtcg.ts'

const red = { colorSpace: 'srgb', components: [1, 0, 0], hex: '#ff0000' }
const px = (value: number) => ({ value, unit: 'px' })

describe('readTokens', () => {
  it('reads each type as a CSS value', () => {
    const read = readTokens({
      colour: { $type: 'color', red: { $value: red }, veil: { $value: { ...red, alpha: 0.5 } } },
      space: { $type: 'dimension', md: { $value: { value: 1.5, unit: 'rem' } } },
      duration: { $type: 'duration', menu: { $value: { value: 300, unit: 'ms' } } },
      easing: { $type: 'cubicBezier', out: { $value: [0.2, 0.7, 0.2, 1] } },
      font: { $type: 'fontFamily', text: { $value: ['Anek Latin', 'Arial', 'sans-serif'] } },
      weight: { $type: 'fontWeight', strong: { $value: 680 } },
      stack: { $type: 'number', toast: { $value: 50 } },
    })
    expect(read).toEqual({
      colour: { red: '#ff0000', veil: 'rgb(255 0 0 / 0.5)' },
      space: { md: '1.5rem' },
      duration: { menu: '300ms' },
      easing: { out: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
      font: { text: '"Anek Latin", "Arial", sans-serif' },
      weight: { strong: '680' },
      stack: { toast: '50' },
    })
  })

  it('reads a shadow with a colour or an alias', () => {
    const shadow = {
      offsetX: px(0),
      offsetY: px(1),
      blur: px(3),
      spread: px(0),
      color: { ...red, alpha: 0.1 },
    }
    expect(readTokens({ low: { $type: 'shadow', $value: shadow } })).toEqual({
      low: '0px 1px 3px 0px rgb(255 0 0 / 0.1)',
    })
  })

  it('resolves aliases, of aliases too', () => {
    const read = readTokens({
      palette: { red: { $type: 'color', $value: red } },
      colour: { $type: 'color', accent: { $value: '{palette.red}' }, danger: { $value: '{colour.accent}' } },
    })
    expect(read.colour).toEqual({ accent: '#ff0000', danger: '#ff0000' })
  })

  it('omits descriptions and extensions', () => {
    const read = readTokens({
      $description: 'of the file',
      space: { $type: 'dimension', $extensions: {}, md: { $value: px(16), $description: 'usual' } },
    })
    expect(read).toEqual({ space: { md: '16px' } })
  })

  it.each([
    [
      'an alias to nowhere',
      { a: { $value: '{palette.blue}' } },
      'a is an alias of {palette.blue}, which is not a token',
    ],
    [
      'an alias to a group',
      { palette: { red: { $value: red } }, a: { $value: '{palette}' } },
      'which is not a token',
    ],
    ['an alias of itself', { a: { $value: '{a}' } }, 'a is an alias of itself'],
    [
      'a loop of aliases',
      { a: { $value: '{b}' }, b: { $value: '{c}' }, c: { $value: '{a}' } },
      'an alias of itself',
    ],
    [
      'a value of no known type',
      { a: { b: { $value: { strange: true } } } },
      'a.b has a value of an unknown type',
    ],
    ['a list without a type', { a: { $value: [1, 2, 3, 4] } }, 'a has a value of an unknown type'],
    [
      'a colour space that is not read',
      { a: { $value: { ...red, colorSpace: 'oklch' } } },
      'colour space oklch',
    ],
    ['what is neither token nor group', { a: { b: 3 } }, 'a.b is neither token nor group'],
  ])('rejects %s', (_, file, message) => {
    expect(() => readTokens(file)).toThrow(TokenError)
    expect(() => readTokens(file)).toThrow(message)
  })
})
