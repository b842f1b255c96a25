import type { Plugin } from 'vite'
import { istDate } from '@anupalan/server/compliance'
import { dueDateRows } from '../../ui/days/due-date-rows.ts'

/**
 * `virtual:built-on`, the date of the build, and `virtual:due-dates`, the hero's due dates from that date on, as data:
 * browsers only hide past ones.
 */
export function dueDatesPlugin(now = Date.now()): Plugin {
  return {
    name: 'due-dates',
    resolveId: (source) => (/^virtual:(?:built-on|due-dates)$/.test(source) ? `\0${source}` : undefined),
    load: (loaded) => {
      const from = istDate(now)
      if (loaded === '\0virtual:built-on') return `export const builtOn = ${JSON.stringify(from)}`
      if (loaded === '\0virtual:due-dates') return `export const rows = ${JSON.stringify(dueDateRows(from))}`
      return undefined
    },
  }
}
