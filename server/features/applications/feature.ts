import type * as endpoints from '@anupalan/server/contract/applications/endpoints'
import { defineFeature } from '../../platform/feature.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { DAY_MS } from '../../platform/jobs/jobs.ts'
import { eraseFromFolder } from '../../platform/mail/folder.ts'
import { addSampleApplications } from './add-sample-applications.ts'
import { applicationFiles } from './application-files.ts'
import { applicationAuditActions } from './audit-actions.ts'
import { applicationsErasedUpTo, eraseApplications } from './erase-applications.ts'
import { applications as migration } from './migrations/0009-applications.ts'
import { applicationReview } from './migrations/0042-application-review.ts'
import { applicationKeyTimes } from './migrations/0060-application-key-times.ts'
import {
  downloadCv,
  eraseApplication,
  getApplication,
  listApplications,
  setApplicationProgress,
} from './review-applications.ts'
import { saveCv } from './save-cv.ts'
import { sendApplication } from './send-application.ts'
import { applicationConsents } from './consents.ts'
import { applicationsToday } from './today.ts'
export type * from './tables.ts'

export const applications = defineFeature<Handlers<typeof endpoints>>({
  name: 'applications',
  handlers: (context) => ({
    sendApplication: (call) => sendApplication(context, call),
    listApplications: (call) => listApplications(context, call),
    getApplication: (call) => getApplication(context, call),
    downloadCv: (call) => downloadCv(context, call),
    setApplicationProgress: (call) => setApplicationProgress(context, call),
    eraseApplication: (call) => eraseApplication(context, call),
  }),
  migrations: {
    '0009-applications': migration,
    '0042-application-review': applicationReview,
    '0060-application-key-times': applicationKeyTimes,
  },
  auditActions: applicationAuditActions,
  addSamples: addSampleApplications,
  collections: [applicationFiles],
  commands: { application: saveCv },
  consents: applicationConsents,
  today: applicationsToday,
  jobs: (context) => [
    {
      name: 'erase-applications',
      every: DAY_MS,
      async run(signal) {
        const upTo = applicationsErasedUpTo(context.clock(), context.practice)
        const erased = await eraseApplications(context, signal)
        await eraseFromFolder(context.config, 'application', upTo)
        context.log.info({ erased }, 'applications erased')
      },
    },
  ],
})
