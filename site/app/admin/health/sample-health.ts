/** Fills the mocked API for stories of the server's health. */
import type { User } from '@anupalan/server/contract/core/access'
import type { FailedMail, Health } from '@anupalan/server/contract/operations/schema'

/** The part of the mock's state that the stories fill. */
export interface HealthMockState {
  user: User | null
  readonly failedMails: Map<string, FailedMail>
  readonly health: Map<string, Pick<Health, 'versions' | 'jobs' | 'storage' | 'backedUpAt'>>
}

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

const addMail = ({ failedMails }: HealthMockState, mail: Partial<FailedMail> & Pick<FailedMail, 'id'>) =>
  failedMails.set(mail.id, {
    kind: 'enquiry',
    to: 'a…@example.in',
    subject: 'Your enquiry',
    createdAt: ago(90),
    attempts: 3,
    error: 'ECONNREFUSED',
    nextAttemptAt: ago(-20),
    ...mail,
  })

const fill = (state: HealthMockState, backupHours: number | null, isJobFailing: boolean) =>
  state.health.set('health', {
    versions: {
      product: '0.1.0',
      node: 'v24.21.0',
      database: { kind: 'SQLite', version: '3.50.4' },
      schema: '0037-job-runs',
    },
    jobs: [
      { name: 'chain-audit', every: 1_000, ranAt: ago(1), hasSucceeded: true, succeededAt: ago(1) },
      {
        name: 'remove-stray-files',
        every: 3_600_000,
        ranAt: ago(isJobFailing ? 300 : 20),
        hasSucceeded: true,
        succeededAt: ago(isJobFailing ? 300 : 20),
      },
      {
        name: 'send-mail',
        every: 2_000,
        ranAt: ago(0),
        hasSucceeded: !isJobFailing,
        succeededAt: ago(isJobFailing ? 75 : 0),
      },
      { name: 'verify-audit', every: 86_400_000, ranAt: ago(500), hasSucceeded: true, succeededAt: ago(500) },
    ],
    storage: { files: 1_248, fileBytes: 812_646_400, databaseBytes: 44_040_192 },
    backedUpAt: backupHours === null ? null : ago(backupHours * 60),
  })

/** Everything is right. */
export const addRight = (state: HealthMockState): void => void fill(state, 9, false)

/** Mails, jobs and the backup are wrong. */
export function addFaults(state: HealthMockState): void {
  fill(state, 100, true)
  addMail(state, { id: 'retried' })
  addMail(state, {
    id: 'refused',
    kind: 'booking',
    to: 'r…@a-domain-that-nobody-has-registered.example',
    subject: 'Your meeting is booked',
    createdAt: ago(600),
    attempts: 1,
    error: 'EENVELOPE 550',
    nextAttemptAt: null,
  })
}

/** More failed mails than are listed. */
export function addManyFaults(state: HealthMockState): void {
  fill(state, null, false)
  for (let index = 1; index <= 60; index++)
    addMail(state, { id: `mail-${index}`, createdAt: ago(index), subject: `Your enquiry ${index}` })
}
