import { componentStyle, componentVariants } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

export const base = componentStyle({
  display: 'inline-block',
  border: '1px solid transparent',
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  verticalAlign: 'middle',
})

export const tone = componentVariants({
  accent: { backgroundColor: vars.colour.accentTint, color: vars.colour.accent },
  positive: { backgroundColor: vars.colour.positiveTint, color: vars.colour.positive },
  danger: { backgroundColor: vars.colour.dangerTint, color: vars.colour.danger },
  neutral: { backgroundColor: vars.colour.sunken, color: vars.colour.ink },
})

export const variant = componentVariants({
  outline: {
    paddingInline: '0.3em',
    // The space before it is narrow, and it is no letter.
    marginInlineStart: '0.2em',
    borderColor: 'currentColor',
    borderRadius: vars.radius.sm,
    backgroundColor: 'transparent',
    // Beside words that are kept small, as the tabs' are in large text, it stays smaller than they.
    fontSize: `min(${vars.size.caption} * 0.85, 0.85em)`,
    letterSpacing: '0.03em',
    whiteSpace: 'nowrap',
  },
  pill: {
    paddingBlock: '0.2em',
    paddingInline: '0.65em',
    // Half the height of one line: round at the ends, and still a box where the words wrap.
    borderRadius: vars.radius.lg,
    fontSize: vars.size.caption,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
})
