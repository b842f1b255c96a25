import sharp from 'sharp'
import { expect, test } from 'vitest'
import { colours } from './colours.ts'
import { inLightColours, readMark } from './mark.ts'

test('the mark has the colours of the brand’s token file', () => {
  const { fill, onAccent } = colours.light
  expect(inLightColours('<rect fill="var(--colour-fill)" stroke="var(--colour-on-accent)"/>')).toBe(
    `<rect fill="${fill}" stroke="${onAccent}"/>`,
  )
})

test('a colour that the theme does not have is an error', () => {
  expect(() => inLightColours('<rect fill="var(--colour-teal)"/>')).toThrow('--colour-teal in site/content')
})

test('the mark is one SVG with a viewBox, and can be rendered', async () => {
  const mark = await readMark()
  expect(mark).toMatch(/^<svg [^>]*viewBox="[\d. -]+"[^>]*>[^]*<\/svg>$/)
  expect(mark).not.toContain('var(')
  expect(await sharp(Buffer.from(mark)).metadata()).toMatchObject({ format: 'svg' })
})
