/** Counts of the dashboard over time. */
import type { FigureSpan } from '@anupalan/server/contract/dashboard/ranges'
import type { SelectQueryBuilder } from 'kysely'
import { addDays, istInstant } from '../../compliance/ist.ts'
import type { IsoDate } from '../../compliance/ist.ts'
import type { Tables } from './tables.ts'

/** The instant at which a day begins in India, in UTC. */
export const startOfDay = (day: IsoDate): string => new Date(istInstant(day, 0)).toISOString()

/** The instants from which and before which rows are of a span. */
export const instantsOf = ({ from, to }: FigureSpan) => ({
  from: startOfDay(from),
  before: startOfDay(addDays(to, 1)),
})

/** The span from the first of them to the last. */
export const wholeOf = (spans: readonly FigureSpan[]): FigureSpan => ({
  from: spans[0]!.from,
  to: spans.at(-1)!.to,
})

/** The rows of several queries, in one call of the database. */
export const inOneStatement = <Name extends keyof Tables, Row>(
  queries: readonly SelectQueryBuilder<Tables, Name, Row>[],
) => queries.reduce((all, query) => all.unionAll(query)).execute()
