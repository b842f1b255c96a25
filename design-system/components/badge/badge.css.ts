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
    // The space before it is narrow, and not a letter.
    marginInlineStart: '0.2em',
    borderColor: 'currentColor',
    borderRadius: vars.radius.sm,
    backgroundColor: 'transparent',
    // Also smaller than small text around it, such as that of tabs in large text.
    fontSize: `min(${vars.size.caption} * 0.85, 0.85em)`,
    letterSpacing: '0.03em',
    whiteSpace: 'nowrap',
  },
  pill: {
    paddingBlock: '0.2em',
    paddingInline: '0.65em',
    // Half the height of one line: round ends, and still a box when the text wraps.
    borderRadius: vars.radius.lg,
    fontSize: vars.size.caption,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
})
