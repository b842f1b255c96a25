import { media } from '../../tokens/media.ts'
import { componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

export const list = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs })

export const empty = componentStyle({ color: vars.colour.inkQuiet })

export const tag = componentStyle({
  display: 'inline-flex',
  alignItems: 'stretch',
  maxInlineSize: '100%',
  minBlockSize: '2.25rem',
  border: `1px solid ${vars.colour.ruleStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.colour.sheet,
  color: vars.colour.ink,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  cursor: 'default',
  outline: 'none',
  selectors: {
    '&[data-selection-mode]': { cursor: 'pointer' },
    '&[data-selection-mode][data-hovered]': { borderColor: vars.colour.ink },
    '&[data-selected]': {
      borderColor: vars.colour.ink,
      backgroundColor: vars.colour.ink,
      color: vars.colour.paper,
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
      transition: `background-color ${vars.duration.quick}, color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
    },
    [media.coarse]: { minBlockSize: '2.75rem' },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonBorder',
      backgroundColor: 'Canvas',
      color: 'CanvasText',
      selectors: {
        '&[data-selected]': {
          borderColor: 'Highlight',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
        '&[data-focus-visible]': { outlineColor: 'Highlight' },
        '&[data-disabled]': { borderColor: 'GrayText', backgroundColor: 'Canvas', color: 'GrayText' },
      },
    },
  },
})

export const text = componentStyle({
  minInlineSize: 0,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.sm,
  alignSelf: 'center',
  overflowWrap: 'anywhere',
})

/** Only the selected tags have it, so that the selection is visible without colour. */
export const tick = componentStyle({
  display: 'none',
  flex: 'none',
  alignSelf: 'center',
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  marginInlineStart: vars.space.sm,
  marginInlineEnd: `calc(-1 * ${vars.space.xxs})`,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '2.25',
  strokeLinecap: 'square',
  selectors: { [`${tag}[data-selected] &`]: { display: 'block' } },
})

export const remove = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: '2rem',
  marginInlineStart: `calc(-1 * ${vars.space.xs})`,
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outlineOffset: '-3px', outlineColor: 'currentColor' },
    '&:disabled': { cursor: 'not-allowed' },
    '&[data-hovered]': { backgroundColor: `color-mix(in srgb, currentColor 12%, transparent)` },
  },
  '@media': { [media.coarse]: { inlineSize: '2.75rem' } },
})

export const cross = componentStyle({
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.75',
  strokeLinecap: 'square',
})
