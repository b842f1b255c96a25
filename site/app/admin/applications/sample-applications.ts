/** Fills the mocked API for stories of the applications. */
import type { User } from '@anupalan/server/contract/core/access'
import {
  sampleApplicationReferences,
  sampleApplications,
  sampleCv,
  type SampleApplication,
} from '@anupalan/server/contract/applications/samples'

export const references = sampleApplicationReferences

/** The part of the mock's state that the stories fill. */
export interface ApplicationsMockState {
  user: User | null
  readonly applications: Map<string, object>
  readonly applicationProgress: Map<string, object>
}

function add(
  state: ApplicationsMockState,
  { reference, hoursAgo, status = 'new', staffNote = '', cv: name, ...application }: SampleApplication,
): void {
  state.applications.set(reference, {
    ...application,
    consent: 'true',
    reference,
    receivedAt: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
    cv: { name, kind: 'pdf', bytes: sampleCv.length, sha256: '' },
  })
  state.applicationProgress.set(reference, { status, staffNote, version: 1 })
}

export function addApplications(state: ApplicationsMockState): void {
  for (const sample of sampleApplications) add(state, sample)
}

/** Somebody else decides on an application, while it is open. */
export const decideMeanwhile = (state: ApplicationsMockState, reference: string): void =>
  void state.applicationProgress.set(reference, {
    status: 'invited',
    staffNote: 'Comes on Monday at 10 am.',
    version: 2,
  })

/** @param count of further applications */
export function addMany(state: ApplicationsMockState, count: number): void {
  for (let index = 1; index <= count; index++)
    add(state, {
      ...sampleApplications[0]!,
      reference: `AP-0000-0000-${String(index).padStart(4, '0')}`,
      name: `Applicant Number ${index}`,
      email: `applicant${index}@example.in`,
      hoursAgo: 1000 + index,
    })
}
