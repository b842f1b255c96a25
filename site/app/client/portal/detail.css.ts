import { pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'

const place = (gridColumn: string, gridRow: string) =>
  pageStyle({ minInlineSize: 0, '@media': { [media.fromDesktop]: { gridColumn, gridRow } } })

/**
 * One task or document: the thing itself, what is known of it, and what is said about it, in the order of a phone. On a
 * wide screen what is known stands beside the other two.
 */
export const detail = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateRows: 'auto 1fr',
    },
  },
})

export const detailSubject = place('1', '1')
export const detailFacts = place('2', '1 / span 2')
export const detailTalk = place('1', '2')

/** Without anything before it. */
export const detailTalkAlone = place('1', '1 / span 2')
