import { media } from '../../tokens/media.ts'
import { besideText, componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'
import { box as written } from '../field/field.css.ts'

/** The drop area: dashed while empty. */
export const box = componentStyle([
  written,
  {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space.xs} ${vars.space.md}`,
    minBlockSize: '5.5rem',
    paddingBlock: vars.space.md,
    paddingInline: besideText(vars.space.md),
    borderStyle: 'dashed',
    selectors: {
      '&[data-chosen], &:has([aria-invalid])': { borderStyle: 'solid' },
      '&[data-over]': {
        borderStyle: 'solid',
        borderColor: vars.colour.ink,
        backgroundColor: vars.colour.sunken,
      },
    },
  },
])

/** Covers the complete box, so that the native input receives every press and drop. */
export const input = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInline: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
})

export const words = componentStyle({
  flex: '1 1 12rem',
  minInlineSize: 0,
  display: 'grid',
  gap: vars.space.xs,
})

export const chosen = componentStyle({
  display: 'block',
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { display: 'none' } },
})

export const fileName = componentStyle({ fontWeight: vars.weight.strong })

export const size = componentStyle({
  color: vars.colour.inkQuiet,
  whiteSpace: 'nowrap',
  fontFeatureSettings: '"tnum"',
  fontVariantNumeric: 'tabular-nums',
})

export const invitation = componentStyle({ color: vars.colour.inkQuiet, lineHeight: vars.leading.snug })

export const choose = componentStyle({
  color: vars.colour.accent,
  fontWeight: vars.weight.strong,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  '@media': { [media.forcedColors]: { color: 'LinkText' } },
})

/** Touch devices cannot drag files. */
export const drop = componentStyle({ '@media': { '(hover: none)': { display: 'none' } } })

/** Above the input. */
export const remove = componentStyle({
  position: 'relative',
  minBlockSize: '2.75rem',
  paddingInline: besideText(vars.space.md),
  border: `1px solid ${vars.colour.ruleStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.colour.sheet,
  color: vars.colour.ink,
  font: 'inherit',
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.colour.ink },
    '&:focus-visible': { outline: `3px solid ${vars.colour.focus}`, outlineOffset: '2px' },
  },
})
