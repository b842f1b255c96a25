import { media } from '../../tokens/media.ts'
import { besideText, componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

export const frame = componentStyle({ minInlineSize: 0, maxInlineSize: vars.measure.text })

export const label = componentStyle({
  display: 'block',
  marginBlockEnd: vars.space.xs,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
})

export const optional = componentStyle({ color: vars.colour.inkQuiet, fontWeight: vars.weight.regular })

export const description = componentStyle({
  marginBlockStart: vars.space.xs,
  color: vars.colour.inkQuiet,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
})

export const error = componentStyle({
  display: 'flex',
  gap: vars.space.xs,
  marginBlockStart: vars.space.xs,
  color: vars.colour.danger,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
})

export const errorWords = componentStyle({ minInlineSize: 0 })

export const errorMark = componentStyle({
  flex: 'none',
  inlineSize: '1rem',
  blockSize: '1rem',
  marginBlockStart: '0.1em',
})
export const errorShape = componentStyle({
  fill: 'currentColor',
  stroke: 'currentColor',
  strokeLinejoin: 'round',
})
export const errorSign = componentStyle({
  stroke: vars.colour.paper,
  strokeWidth: '1.75',
  '@media': { [media.forcedColors]: { stroke: 'Canvas' } },
})

/** The box of `input`, `textarea`, `select`, and of the wrapper around an input with a prefix. */
export const box = componentStyle({
  inlineSize: '100%',
  minBlockSize: '3.125rem',
  border: `1px solid ${vars.colour.ruleStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.colour.sheet,
  color: vars.colour.ink,
  lineHeight: vars.leading.snug,
  selectors: {
    '&:hover:not(:disabled, :has(:disabled), [data-disabled])': { borderColor: vars.colour.ink },
    // The border grows inwards, so that an error causes no layout shift.
    '&:is([aria-invalid], :has([aria-invalid]))': {
      borderColor: vars.colour.danger,
      outline: `1px solid ${vars.colour.danger}`,
      outlineOffset: '-2px',
    },
    '&:is(:disabled, :has(:disabled))': {
      borderColor: vars.colour.rule,
      backgroundColor: vars.colour.sunken,
      color: vars.colour.inkQuiet,
      opacity: 1,
      cursor: 'not-allowed',
    },
    // A hidden input, which some boxes contain, always counts as read-only.
    '&:is(input, textarea):read-only:enabled, &:has(input:not([type=hidden]):read-only:enabled)': {
      backgroundColor: 'transparent',
    },
    '&:is(:focus-visible, :has(:focus-visible))': {
      outline: `3px solid ${vars.colour.focus}`,
      outlineOffset: '2px',
      borderRadius: vars.radius.md,
    },
  },
  '@media': {
    [media.motion]: { transition: `border-color ${vars.duration.quick}` },
    [media.forcedColors]: {
      selectors: { '&:is(:disabled, :has(:disabled))': { borderColor: 'GrayText', color: 'GrayText' } },
    },
  },
})

/** Padding between the box and its text. */
export const inset = componentStyle({ paddingBlock: vars.space.sm, paddingInline: besideText('0.875rem') })

/** The complete box of a text control. */
export const writtenBox = componentStyle([box, inset, { display: 'block' }])
