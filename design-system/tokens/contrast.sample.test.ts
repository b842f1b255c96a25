/** The sample firm's colours, as the specification states them. */
import { describe, expect, it } from 'vitest'
import { colours, type ColourName } from './contrast.ts'

describe('the themes', () => {
  it('have the specified colours', () => {
    const look: Partial<Record<ColourName, string>> = {
      paper: '#fbf8f2',
      sheet: '#ffffff',
      ink: '#1b2333',
      inkQuiet: '#4a5366',
      rule: '#e4dbcb',
      accent: '#9b1b30',
      fill: '#9b1b30',
      fillHover: '#7c1326',
      accentTint: '#f6e9e4',
      mark: '#e0a02a',
      positive: '#1d6a4b',
      positiveTint: '#e3f0e8',
    }
    expect(colours.light).toMatchObject(look)
  })
})
