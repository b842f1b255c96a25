/**
 * The actions that the audit trail records, each with its meaning. A feature has a list of its own, adds the type of
 * that list here by declaration merging, and names the list in its `feature.ts`.
 */

/** Action, as `noun.verb`, and what it means. */
export type AuditMeanings = Readonly<Record<string, string>>

export const platformAuditActions = {
  'secret.rotate': 'A secret got a new key.',
  'access.refuse': 'A signed-in user called an endpoint that their role may not call.',
} as const satisfies AuditMeanings

type PlatformAuditActions = typeof platformAuditActions

// oxlint-disable-next-line typescript/no-empty-object-type -- features add to it by declaration merging
export interface AuditActions extends PlatformAuditActions {}

export type AuditAction = keyof AuditActions
