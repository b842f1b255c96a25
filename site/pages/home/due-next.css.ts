import { media } from '@anupalan/design-system/tokens'
import { inLayer, pageStyle } from '@anupalan/design-system/style'
import { vars } from '@anupalan/design-system/theme'
import { globalStyle } from '@vanilla-extract/css'
import { onlyWithoutScript } from '../../ui/layout-styles.ts'
import { DATES_SHOWN } from './due-next.constants.ts'

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

/** Space for "Tomorrow", the widest, to avoid a layout shift when the days are counted. */
export const daysLeft = pageStyle({
  display: 'inline-block',
  minInlineSize: '5.5rem',
  textAlign: 'end',
  minBlockSize: '1.5rem',
  // In a narrow ledger it is under the title.
  '@container': { '(width < 19.75rem)': { textAlign: 'start' } },
})

// Neither is shown until the days are counted.
export const near = pageStyle({ display: 'none' })
export const far = pageStyle({ display: 'none' })
for (const [nearness, badge] of Object.entries({ near, far }))
  globalStyle(`.${daysLeft}[data-nearness=${nearness}] > .${badge}`, inLayer('page', { display: 'inline' }))

export const dates = pageStyle({})
const hidden = inLayer('page', { display: 'none' })
const toCome = '[data-last-day]:not([data-past])'
globalStyle(`.${dates} [data-last-day][data-past]`, hidden)
globalStyle(`.${dates} :nth-child(n + ${DATES_SHOWN + 1} of ${toCome})`, hidden)
// The rows before the first visible one are hidden.
globalStyle(`.${dates} :nth-child(1 of ${toCome})`, inLayer('page', { borderBlockStart: 0 }))
