import { useEffect, useState } from 'react'
import type { BusinessAnswers } from '../../ui/business-profile/answers.ts'
import { allAnswers, isSame } from '../../ui/business-profile/profiles.ts'
import { useKeptAnswers } from '../../ui/business-profile/kept-answers.ts'
import type { DueDateRow, DueDateRowOfAnswers } from '../../ui/days/due-dates.ts'

/** Due dates by the kept answers; those of the typical client without. The dates of others are loaded when needed. */
export function useAnsweredRows(usual: BusinessAnswers, usualRows: readonly DueDateRow[]) {
  const kept = useKeptAnswers()
  const [loaded, setLoaded] = useState<readonly DueDateRowOfAnswers[]>()
  const [hasFailed, setHasFailed] = useState(false)
  const answers = kept ?? usual
  const isUsual = isSame(answers, usual)

  const isMissing = !isUsual && !loaded
  useEffect(() => {
    if (!isMissing) return
    import('virtual:due-dates-by-answers').then(
      ({ rows }) => setLoaded(rows),
      () => setHasFailed(true),
    )
  }, [isMissing])

  const bit = 1 << allAnswers.findIndex((each) => isSame(each, answers))
  const rows = isUsual || !loaded ? usualRows : loaded.filter((row) => (row.answers & bit) !== 0)
  return {
    answers,
    rows,
    isKept: kept !== null,
    /** Whether the dates of these answers could not be loaded. */
    hasFailed: hasFailed && isMissing,
  }
}
