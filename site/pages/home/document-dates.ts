/** The hero’s dates before their island is hydrated. */
import { hydrateById } from '../../islands/hydrate.ts'
import { readAnswers } from '../../ui/business-profile/read-answers.ts'
import { showDaysLeft } from './days-left.ts'
import { DATES_SHOWN, DUE_NEXT_ID } from './due-next.constants.ts'

const needsOtherDates = (list: HTMLElement): boolean =>
  readAnswers() !== null ||
  list.querySelectorAll('[data-last-day]:not([data-past])').length < DATES_SHOWN ||
  // The browser restores choices after a reload.
  [...list.querySelectorAll('option')].some(({ selected, defaultSelected }) => selected !== defaultSelected)

/**
 * Counts the days left. Hydrates the list without an interaction if answers are kept, in this tab or later in another,
 * if choices were restored, or if too many of the document’s dates are past.
 */
export function startDates(): void {
  const list = document.getElementById(DUE_NEXT_ID)
  if (!list || list.dataset.hydrated !== undefined) return
  list.addEventListener('hydrated', showDaysLeft(list), { once: true })
  const check = () => {
    if (needsOtherDates(list)) void hydrateById(DUE_NEXT_ID)
  }
  check()
  addEventListener('storage', check)
}
