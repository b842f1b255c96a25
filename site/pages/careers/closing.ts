import { builtOn } from 'virtual:built-on'
import type { Opening } from '../../content/openings/opening.ts'
import { lastDay } from '../../ui/days/past-days.ts'

/**
 * On what shows an opening, `[data-past]` where it is closed: after its last day, or whatever the day. Its parts then
 * come and go by `whileOpen` and `onceClosed`.
 */
export const closing = ({ closes, isClosed }: Pick<Opening, 'closes' | 'isClosed'>) =>
  isClosed ? { 'data-past': '' } : lastDay(closes, builtOn)
