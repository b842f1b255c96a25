import { media } from '../../tokens/media.ts'
import { componentStyle, componentVariants } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

const stroke = { fill: 'none', stroke: 'currentColor' } as const

export const button = componentStyle({ selectors: { '&[data-pressed]': { userSelect: 'none' } } })

export const arrow = componentStyle({
  ...stroke,
  flex: 'none',
  inlineSize: '0.75rem',
  blockSize: '0.5rem',
  strokeWidth: '1.75',
  '@media': { [media.motion]: { transition: `rotate ${vars.duration.quick}` } },
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
})

/** Square, without a border: in a row of a table it is repeated. */
export const iconButton = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  color: vars.colour.ink,
  cursor: 'pointer',
  selectors: {
    '&:disabled': { cursor: 'default', opacity: 0.6 },
    '&:is([data-hovered], [data-pressed], [aria-expanded="true"]):enabled': {
      backgroundColor: vars.colour.accentTint,
      color: vars.colour.accent,
    },
    '&:focus-visible': { borderRadius: vars.radius.md },
  },
  '@media': {
    [media.coarse]: { inlineSize: '2.75rem', blockSize: '2.75rem' },
    [media.forcedColors]: { borderColor: 'ButtonText' },
  },
})

export const dots = componentStyle({
  ...stroke,
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  strokeWidth: '3.25',
  strokeLinecap: 'round',
})

export const tone = componentVariants({
  neutral: {},
  danger: {
    selectors: { '&:not([data-disabled])': { color: vars.colour.danger } },
    '@media': { [media.forcedColors]: { selectors: { '&:not([data-disabled])': { color: 'inherit' } } } },
  },
})

export const section = componentStyle({
  selectors: {
    // A rule between sections, and between them and loose items.
    '&:not(:first-child)': {
      marginBlockStart: vars.space.xxs,
      borderBlockStart: `1px solid ${vars.colour.rule}`,
    },
  },
})

export const separator = componentStyle({
  marginBlock: vars.space.xxs,
  borderBlockStart: `1px solid ${vars.colour.rule}`,
})
