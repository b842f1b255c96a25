import { media } from '../../tokens/media.ts'
import { besideText, componentStyle, componentVariants } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'
import { box, inset } from '../field/field.css.ts'

export const frame = componentVariants({
  regular: { position: 'relative' },
  // As wide as the control, in which the arrow is.
  compact: { position: 'relative', inlineSize: 'fit-content', maxInlineSize: '100%' },
})

const base = componentStyle([
  box,
  {
    display: 'block',
    appearance: 'none',
    // Long text at a large size wraps; in browsers that cannot, it ends in an ellipsis.
    whiteSpace: 'normal',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: { '&:has([value=""]:checked)': { color: vars.colour.inkQuiet } },
  },
])

export const select = componentVariants({
  regular: [base, inset, { paddingInlineEnd: `calc(1.75rem + ${besideText('1rem')})` }],
  compact: [
    base,
    {
      inlineSize: 'auto',
      maxInlineSize: '100%',
      minBlockSize: '1.875rem',
      paddingBlock: '0.1875rem',
      paddingInline: `${vars.space.sm} 2rem`,
      fontSize: vars.size.small,
      // On paper the choice is text in its line.
      '@media': {
        [media.print]: { minBlockSize: 0, paddingInline: 0, border: 0, backgroundColor: 'transparent' },
      },
    },
  ],
})

export const arrow = componentStyle({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 0.25rem)',
  insetInlineEnd: besideText('1rem'),
  inlineSize: '0.75rem',
  blockSize: '0.5rem',
  fill: 'none',
  stroke: vars.colour.ink,
  strokeWidth: '1.75',
  pointerEvents: 'none',
  selectors: { ':disabled + &': { stroke: vars.colour.inkQuiet } },
  '@media': {
    [media.print]: { display: 'none' },
    [media.forcedColors]: { stroke: 'CanvasText', selectors: { ':disabled + &': { stroke: 'GrayText' } } },
  },
})
