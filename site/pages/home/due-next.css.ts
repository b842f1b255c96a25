import { media } from '@anupalan/design-system/tokens'
import { pageStyle } from '@anupalan/design-system/style'
import { vars } from '@anupalan/design-system/theme'
import { onlyWithoutScript } from '../../ui/layout-styles.ts'

/** More about a date, on a line of its own. */
export const line = pageStyle({ display: 'block' })

/** In place of the questions, which could not change the dates. */
export const usualAnswers = pageStyle(onlyWithoutScript)

/** That the answers are kept, and what can be done: each on one line as long as there is room. */
export const kept = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
})

/** The text of the quiet button is on the text edge where it begins a line. */
export const forget = pageStyle({ marginInline: `calc(-1 * ${vars.space.xs})` })

/** Without scripts the answers would change nothing. */
export const answerFields = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0.25rem ${vars.space.xs}`,
  '@media': { [media.noScript]: { display: 'none' } },
})

/** Space for "In 99 days", to avoid a layout shift when the days are counted. */
export const daysLeft = pageStyle({
  display: 'inline-block',
  minInlineSize: '5rem',
  textAlign: 'end',
  minBlockSize: '1.5rem',
})
