import { media } from '../../tokens/media.ts'
import { componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'
import { variant } from '../radio-group/radio-group.css.ts'

/** Without JavaScript nothing could follow the choice. */
export const themeSwitch = componentStyle({
  display: 'inline-flex',
  maxInlineSize: '100%',
  '@media': { [media.noScript]: { display: 'none' } },
})

export const options = variant.segmented.options

export const option = componentStyle([
  variant.segmented.option,
  { minBlockSize: '2.75rem', fontSize: vars.size.small },
])

/** Covers its option, so that what is pressed, focused and outlined is one thing; the words lie above it. */
export const radio = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
})
