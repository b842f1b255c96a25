import { pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'
import { onlyWithoutScript } from '../../../ui/layout-styles.ts'

export const panel = pageStyle({ minInlineSize: 0 })

/** Shown where it can work: without scripts the ways to reach the firm stand in its place. */
export const form = pageStyle({
  vars: { [vars.measure.text]: '100%' },
  '@media': { [media.noScript]: { display: 'none' } },
})

export const withoutScript = pageStyle(onlyWithoutScript)

/** To be read out and copied. */
export const reference = pageStyle({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' })
