import { beforeAll, describe, expect, it } from 'vitest'
import {
  componentMeasures,
  isAbout,
  readSizes,
  weighComponents,
  type ComponentSize,
} from './component-sizes.ts'
import { exceedsBudget } from './measure.ts'

const kinds = ['own', 'whole', 'css'] as const

describe('isAbout', () => {
  it('allows 5 % either way, and 50 bytes for a small size', () => {
    expect([949, 950, 1050, 1051].map((now) => isAbout(now, 1000))).toEqual([false, true, true, false])
    expect([69, 70, 170, 171].map((now) => isAbout(now, 120))).toEqual([false, true, true, false])
  })
})

describe('The sizes that Storybook shows; `npm run bench -- --only sizes` writes them', () => {
  const shown = readSizes()
  let now: Readonly<Record<string, ComponentSize>>
  beforeAll(async () => {
    now = await weighComponents()
  }, 120_000)

  it('are those of every component', () => {
    expect(Object.keys(shown)).toEqual(Object.keys(now))
  })

  it('differ by at most 5 % from the current build', () => {
    const stale = Object.entries(now).flatMap(([name, size]) =>
      kinds
        .filter((kind) => !isAbout(size[kind].gzip, shown[name]?.[kind].gzip ?? 0))
        .map((kind) => `${name}, ${kind}: ${size[kind].gzip} and not ${shown[name]?.[kind].gzip}`),
    )
    expect(stale).toEqual([])
  })

  it('are within their budgets', () => {
    expect(componentMeasures(now).filter(exceedsBudget)).toEqual([])
  })
})
