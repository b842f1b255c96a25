import { media } from '../../tokens/media.ts'
import { componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'
import { note } from '../popover/popover.css.ts'

export const box = componentStyle({ display: 'flex', alignItems: 'stretch' })

/** The wrapper renders the box and the focus ring. */
export const input = componentStyle({
  flex: 'auto',
  minInlineSize: 0,
  border: 0,
  backgroundColor: 'transparent',
  textOverflow: 'ellipsis',
  selectors: { '&:focus-visible': { outline: 'none' } },
})

export const button = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: '2.75rem',
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
})

export const arrow = componentStyle({
  inlineSize: '0.75rem',
  blockSize: '0.5rem',
  fill: 'none',
  stroke: vars.colour.ink,
  strokeWidth: '1.75',
  selectors: { ':disabled > &': { stroke: vars.colour.inkQuiet } },
  '@media': {
    [media.forcedColors]: { stroke: 'CanvasText', selectors: { ':disabled > &': { stroke: 'GrayText' } } },
  },
})

export const option = componentStyle({
  selectors: { '&[data-selected]': { fontWeight: vars.weight.strong } },
})

/** Marks the selected option; the others keep its place empty. */
export const tick = componentStyle({
  flex: 'none',
  inlineSize: '1rem',
  blockSize: '1rem',
  marginBlockStart: '0.15em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '2.25',
  strokeLinecap: 'square',
  visibility: 'hidden',
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
})

export const loading = componentStyle([note, { borderBlockStart: `1px solid ${vars.colour.rule}` }])
