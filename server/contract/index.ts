/**
 * The API contract: its endpoints by name, and the checks of every call. The contents of a feature are in its own
 * files, each with a subpath: `bookings/rules`, `bookings/schema`. `core/client`, `bookings/endpoints` and every
 * `rules` do not load zod.
 */
export * from './core/access.ts'
export * from './core/bind.ts'
export * from './core/body.ts'
export * from './core/call-pipeline.ts'
export * from './core/client.ts'
export * from './core/endpoint.ts'
export * from './core/file-body.ts'
export * from './core/file-kinds.ts'
export * from './core/idempotency.ts'
export * from './core/link-key.ts'
export * from './core/mailbox.ts'
export * from './core/origin.ts'
export * from './core/path.ts'
export * from './core/problems.ts'
export * from './core/reference.ts'
export * from './core/resumable.ts'
export { z } from './core/schema.ts'
export * from './core/services.ts'
export * from './core/text.ts'
export * from './core/uploads.ts'
export * from './endpoints.ts'
export * from './site/default-retention.ts'
export * from './site/site-files.ts'
