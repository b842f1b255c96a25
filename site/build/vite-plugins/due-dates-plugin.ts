import type { Plugin } from 'vite'
import { istDate } from '@anupalan/server/compliance'
import { dueDateRows, dueDateRowsByAnswers } from '../../ui/days/due-date-rows.ts'

/**
 * `virtual:built-on`, the date of the build; `virtual:due-dates`, the hero's due dates from that date on, as data:
 * browsers only hide past ones; and `virtual:due-dates-by-answers`, those of every pair of answers.
 */
export function dueDatesPlugin(now = Date.now()): Plugin {
  return {
    name: 'due-dates',
    resolveId: (source) =>
      /^virtual:(?:built-on|due-dates|due-dates-by-answers)$/.test(source) ? `\0${source}` : undefined,
    load: (loaded) => {
      const from = istDate(now)
      if (loaded === '\0virtual:built-on') return `export const builtOn = ${JSON.stringify(from)}`
      if (loaded === '\0virtual:due-dates') return `export const rows = ${JSON.stringify(dueDateRows(from))}`
      if (loaded === '\0virtual:due-dates-by-answers')
        return `export const rows = ${JSON.stringify(dueDateRowsByAnswers(from))}`
      return undefined
    },
  }
}
