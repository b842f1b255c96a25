/** Every job: those of the platform and those of the features. */
import { features } from './features.ts'
import type { JobContext } from './platform/feature.ts'
import type { Job } from './platform/jobs/jobs.ts'
import { platformJobs } from './platform/jobs/platform-jobs.ts'
import type { PlatformJobsOptions } from './platform/jobs/platform-jobs.ts'
import { mergeUnique } from './platform/merge-unique.ts'

/** @param onMail called with the outcome of each attempt to send a mail. */
export function serverJobs(context: JobContext, onMail?: PlatformJobsOptions['onMail']): Job[] {
  const mailLinks = mergeUnique(
    'mail link',
    features.map((feature) => feature.mailLinks?.(context) ?? {}),
  )
  return [
    ...platformJobs(context, { mailLinks, onMail }),
    ...features.flatMap((feature) => feature.jobs?.(context) ?? []),
  ]
}
