import { media } from '../../tokens/media.ts'
import { componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

export const disclosure = componentStyle({
  borderBlockEnd: `1px solid ${vars.colour.rule}`,
  selectors: { '&:first-child': { borderBlockStart: `1px solid ${vars.colour.rule}` } },
  '@media': {
    // Paper cannot be opened.
    [media.print]: {
      selectors: { '&:not([open])::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
    },
  },
})

export const summary = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.md,
  paddingBlock: vars.space.md,
  color: vars.colour.ink,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.colour.accent },
  },
})

export const words = componentStyle({ flex: 'auto', minInlineSize: 0, overflowWrap: 'anywhere' })

export const mark = componentStyle({
  flex: 'none',
  inlineSize: '1rem',
  blockSize: '1rem',
  color: vars.colour.accent,
  translate: '0 0.15em',
  selectors: { [`${disclosure}[open] > ${summary} > &`]: { rotate: '180deg' } },
  '@media': {
    [media.motion]: { transition: `rotate ${vars.duration.quick} ${vars.easing.out}` },
    [media.print]: { display: 'none' },
    [media.forcedColors]: { color: 'inherit' },
  },
})

export const content = componentStyle({
  maxInlineSize: vars.measure.text,
  paddingBlockEnd: vars.space.lg,
  overflowWrap: 'anywhere',
})
