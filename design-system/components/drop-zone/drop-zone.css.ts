import { globalStyle } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { besideText, componentStyle, inLayer } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

/** The box of the drop zone: dashed, as a place that is empty. */
export const box = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '6.5rem',
  paddingBlock: vars.space.md,
  paddingInline: besideText(vars.space.md),
  border: `1px dashed ${vars.colour.ruleStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.colour.sheet,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.colour.ink },
    '&[data-invalid]': {
      borderStyle: 'solid',
      borderColor: vars.colour.danger,
      outline: `1px solid ${vars.colour.danger}`,
      outlineOffset: '-2px',
    },
    '&[data-drop-target]': {
      borderStyle: 'solid',
      borderColor: vars.colour.ink,
      outline: `1px solid ${vars.colour.ink}`,
      outlineOffset: '-2px',
      backgroundColor: vars.colour.sunken,
    },
    '&[data-wrong-type]': {
      borderStyle: 'solid',
      borderColor: vars.colour.danger,
      backgroundColor: vars.colour.dangerTint,
      cursor: 'not-allowed',
    },
    '&[data-focus-visible]': { outline: `3px solid ${vars.colour.focus}`, outlineOffset: '2px' },
    '&[data-disabled]': {
      borderColor: vars.colour.rule,
      backgroundColor: vars.colour.sunken,
      color: vars.colour.inkQuiet,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.motion]: {
      transition: `background-color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
    },
    [media.forcedColors]: {
      selectors: {
        '&[data-drop-target]': { borderColor: 'Highlight', outlineColor: 'Highlight' },
        '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
})

/** Presses and drags are received by the box: `dragleave` of a part inside it would end the drag in WebKit. */
export const invitation = componentStyle({
  minInlineSize: 0,
  color: vars.colour.inkQuiet,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
})

export const choose = componentStyle({
  color: vars.colour.accent,
  fontWeight: vars.weight.strong,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: { '[data-disabled] &': { color: 'inherit', textDecorationLine: 'none' } },
  '@media': {
    [media.forcedColors]: {
      color: 'LinkText',
      selectors: { '[data-disabled] &': { color: 'GrayText' } },
    },
  },
})

/** Touch devices cannot drag files. */
export const drop = componentStyle({ '@media': { '(hover: none)': { display: 'none' } } })

export const over = componentStyle({ color: vars.colour.ink, fontWeight: vars.weight.strong })

export const wrong = componentStyle({ color: vars.colour.danger, fontWeight: vars.weight.strong })

/** For touch screens, which have a camera. */
export const camera = componentStyle({
  display: 'none',
  marginBlockStart: vars.space.xs,
  '@media': { '(hover: none) and (pointer: coarse)': { display: 'block' } },
})

export const files = componentStyle({ marginBlockStart: vars.space.md })

export const file = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.md}`,
  paddingBlock: vars.space.sm,
  borderBlockStart: `1px solid ${vars.colour.rule}`,
  selectors: { '&:last-child': { borderBlockEnd: `1px solid ${vars.colour.rule}` } },
})

/** The button's text is aligned with the rules; its target extends beyond them. */
export const remove = componentStyle({ marginInline: `calc(-1 * ${vars.space.xs})` })

// 44 px at the default text size.
globalStyle(
  `${remove} > button`,
  inLayer('component', { '@media': { '(pointer: coarse)': { minBlockSize: '2.75rem' } } }),
)

export const about = componentStyle({ flex: '1 1 12rem', minInlineSize: 0 })

export const name = componentStyle({
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  selectors: { '[data-rejected] &': { color: vars.colour.inkQuiet } },
})

export const size = componentStyle({
  color: vars.colour.inkQuiet,
  whiteSpace: 'nowrap',
  fontFeatureSettings: '"tnum"',
  fontVariantNumeric: 'tabular-nums',
})
