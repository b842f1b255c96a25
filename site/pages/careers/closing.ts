import { builtOn } from 'virtual:built-on'
import type { Opening } from '../../content/openings/opening.ts'
import { lastDay } from '../../ui/days/past-days.ts'

/**
 * Attributes that set `[data-past]` once an opening is closed: after its last day, or immediately. `whileOpen` and
 * `onceClosed` show and hide its parts.
 */
export const closing = ({ closes, isClosed }: Pick<Opening, 'closes' | 'isClosed'>) =>
  isClosed ? { 'data-past': '' } : lastDay(closes, builtOn)
