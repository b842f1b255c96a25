import { pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'
import { onlyWithoutScript } from '../../../ui/layout-styles.ts'

/** Shown where it can work: without scripts the ways to reach the firm stand in its place. */
export const form = pageStyle({
  // One right edge: fields alone are as wide as fields in pairs.
  vars: { [vars.measure.text]: '100%' },
  '@media': { [media.noScript]: { display: 'none' } },
})

export const withoutScript = pageStyle(onlyWithoutScript)

export const pair = pageStyle({
  display: 'grid',
  gap: vars.space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

/** To be read out and copied: on one line where it fits one. */
export const reference = pageStyle({
  display: 'inline-block',
  maxInlineSize: '100%',
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
})
