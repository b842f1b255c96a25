import { media } from '../../tokens/media.ts'
import { componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

const side = '1.625rem'

export const frame = componentStyle({ minInlineSize: 0, maxInlineSize: vars.measure.text })

export const row = componentStyle({ display: 'flex', alignItems: 'flex-start' })

export const mark = componentStyle({
  position: 'relative',
  flex: 'none',
  marginBlockStart: `calc((2.75rem - ${side}) / 2)`,
})

export const box = componentStyle({
  display: 'block',
  appearance: 'none',
  inlineSize: side,
  blockSize: side,
  border: `1px solid ${vars.colour.ruleStrong}`,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.colour.sheet,
  cursor: 'pointer',
  selectors: {
    [`${row}:hover &:enabled`]: { borderColor: vars.colour.ink },
    '&:checked': { borderColor: vars.colour.ink, backgroundColor: vars.colour.ink },
    '&[aria-invalid]': { borderWidth: '2px', borderColor: vars.colour.danger },
    '&:disabled': {
      borderColor: vars.colour.rule,
      backgroundColor: vars.colour.sunken,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:disabled': { borderColor: 'GrayText' } } },
  },
})

export const tick = componentStyle({
  position: 'absolute',
  inset: '0.25rem',
  fill: 'none',
  stroke: vars.colour.paper,
  strokeWidth: '2.25',
  strokeLinecap: 'square',
  pointerEvents: 'none',
  visibility: 'hidden',
  selectors: {
    ':checked + &': { visibility: 'visible' },
    ':disabled + &': { stroke: vars.colour.inkQuiet },
  },
  '@media': {
    [media.forcedColors]: { stroke: 'CanvasText', selectors: { ':disabled + &': { stroke: 'GrayText' } } },
  },
})

/** A target large enough for a thumb, adjacent to the box. */
export const label = componentStyle({
  flex: 'auto',
  minInlineSize: 0,
  paddingBlock: '0.5rem',
  paddingInlineStart: vars.space.sm,
  cursor: 'pointer',
  selectors: { [`${row}:has(:disabled) &`]: { color: vars.colour.inkQuiet, cursor: 'not-allowed' } },
  '@media': {
    [media.forcedColors]: { selectors: { [`${row}:has(:disabled) &`]: { color: 'GrayText' } } },
  },
})

export const below = componentStyle({
  marginBlockStart: '-0.25rem',
  paddingInlineStart: `calc(${side} + ${vars.space.sm})`,
})
