/**
 * Kinds of mail, by which mails are erased and withdrawn. A feature adds its own in its `tables.ts`; a name consists of
 * letters.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- features add to it by declaration merging
export interface MailKinds {}

export type MailKind = keyof MailKinds
