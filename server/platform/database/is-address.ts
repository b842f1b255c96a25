import { sql } from 'kysely'

/** Condition that the column `email` has an address, whatever its letter case. */
export const isAddress = (email: string) => sql<boolean>`lower(email) = ${email.toLowerCase()}`
