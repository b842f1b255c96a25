import { componentStyle, componentVariants } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

export const avatar = componentStyle({
  position: 'relative',
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  overflow: 'clip',
  // Visible in forced colours, which remove the background.
  border: '1px solid transparent',
  borderRadius: vars.radius.pill,
  fontWeight: vars.weight.strong,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  userSelect: 'none',
})

/** The font size depends on the circle: two letters of any script fit, three if `crowded`. */
const circle = (side: string) => ({
  inlineSize: side,
  blockSize: side,
  fontSize: `calc(0.34 * ${side})`,
  selectors: { '&[data-crowded]': { fontSize: `calc(0.27 * ${side})` } },
})

export const size = componentVariants({
  small: circle('2rem'),
  medium: circle('2.875rem'),
  large: circle('4.5rem'),
})

export const tone = componentVariants({
  blue: { backgroundColor: vars.colour.avatarBlue, color: vars.colour.sheet },
  green: { backgroundColor: vars.colour.positive, color: vars.colour.sheet },
  red: { backgroundColor: vars.colour.fill, color: vars.colour.onAccent },
  ink: { backgroundColor: vars.colour.ink, color: vars.colour.paper },
})

export const picture = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
})

/** Behind a picture with transparent parts. */
export const ground = componentStyle({ backgroundColor: vars.colour.sunken })
