import { pageStyle } from '../tokens/style.ts'
import { vars } from '../tokens/theme.css.ts'

export const diagram = pageStyle({
  color: vars.colour.ink,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
})

export const state = pageStyle({
  flex: '1 1 15rem',
  minInlineSize: 0,
  padding: vars.space.sm,
  backgroundColor: vars.colour.sheet,
  border: `1px solid ${vars.colour.ruleStrong}`,
  borderRadius: vars.radius.md,
  selectors: {
    '&[data-kind="final"]': { borderStyle: 'double', borderWidth: '3px' },
    // Dashed borders separate regions of a parallel state, as in statecharts.
    '[data-kind="parallel"] > * > &': { borderStyle: 'dashed' },
  },
})

export const name = pageStyle({ fontWeight: vars.weight.strong })

export const note = pageStyle({ color: vars.colour.inkQuiet, fontSize: vars.size.caption })

export const inner = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  marginBlockStart: vars.space.sm,
})

export const transitions = pageStyle({ marginBlockStart: vars.space.xs })

export const transition = pageStyle({
  paddingBlock: vars.space.xxs,
  borderBlockStart: `1px solid ${vars.colour.rule}`,
})

export const target = pageStyle({ fontWeight: vars.weight.strong })

export const event = pageStyle({ fontFamily: vars.font.code, fontSize: vars.size.caption })
