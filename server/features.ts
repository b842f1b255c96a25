/** Every feature of the server. To remove a feature, remove its line here and its folder. */
import type { Migration } from 'kysely/migration'
import { accounts } from './features/accounts/feature.ts'
import { applications } from './features/applications/feature.ts'
import { bookings } from './features/bookings/feature.ts'
import { enquiries } from './features/enquiries/feature.ts'
import { feedback } from './features/feedback/feature.ts'
import { pageViews } from './features/page-views/feature.ts'
import type { Context } from './platform/context.ts'
import { mergeUnique } from './platform/merge-unique.ts'
import { platformMigrations } from './platform/database/migrations/index.ts'
import type { Feature } from './platform/feature.ts'
import type { ApiHandlers } from './platform/http/handlers.ts'

const list = [enquiries, feedback, accounts, pageViews, applications, bookings] as const

export const features: readonly Feature[] = list

type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  part: infer All,
) => void
  ? All
  : never

type FeatureHandlers = Intersection<ReturnType<(typeof list)[number]['handlers']>>

/** A handler for every endpoint of the contract. An endpoint without a handler does not compile. */
export const createHandlers = (context: Context): FeatureHandlers & ApiHandlers =>
  mergeUnique(
    'handler',
    list.map(({ handlers }): object => handlers(context)),
  ) as FeatureHandlers

/** The migrations of the platform and of all features. */
export const migrations: Readonly<Record<string, Migration>> = mergeUnique('migration', [
  platformMigrations,
  ...features.map((feature) => feature.migrations ?? {}),
])

export const collections = features.flatMap((feature) => feature.collections ?? [])
