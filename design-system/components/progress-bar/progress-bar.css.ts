import { media } from '../../tokens/media.ts'
import { componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

export const bar = componentStyle({ display: 'grid', gap: vars.space.xs, color: vars.colour.ink })

export const words = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.md,
})

export const label = componentStyle({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
})

export const percent = componentStyle({
  flex: 'none',
  fontFeatureSettings: '"tnum"',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
})

/** A border visible at any value; the completed part is as dark as the text, to be distinct without colour. */
export const track = componentStyle({
  display: 'block',
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '0.75rem',
  overflow: 'hidden',
  border: `1px solid ${vars.colour.ruleStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.colour.sheet,
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: vars.colour.sheet },
    '&::-webkit-progress-value': { backgroundColor: vars.colour.positive },
    '&::-moz-progress-bar': { backgroundColor: vars.colour.positive },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
})
