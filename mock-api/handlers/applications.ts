import { istDate } from '@anupalan/server/compliance/ist'
import { respond, checkRepeat, refuse } from '@anupalan/server/contract'
import type { ReceivedFile } from '@anupalan/server/contract'
import type * as applications from '@anupalan/server/contract/applications/endpoints'
import { applicationRules, isOpen } from '@anupalan/server/contract/applications/rules'
import type { Application } from '@anupalan/server/contract/applications/schema'
import type { MockFeature } from '../mock-feature.ts'
import type { Stored } from '../state.ts'
import { queueMailToVisitor } from '../visitor-mail.ts'

/** Metadata of a CV is stored, the CV itself is not. */
export type StoredApplication = Stored<Application> & { readonly cv: ReceivedFile }

export interface ApplicationsState {
  readonly applications: Map<string, StoredApplication>
}

export const applicationsMock = {
  state: (): ApplicationsState => ({ applications: new Map() }),
  handlers: (world) => ({
    sendApplication: ({ body, file, reference }) => {
      const { practice, clock, state } = world
      const { applications, outbox } = state
      const stored = applications.get(reference)
      if (stored) {
        const { cv, receivedAt: _, reference: _same, ...before } = stored
        const repeated = { ...before, sha256: cv.sha256 }
        return checkRepeat(repeated, { ...body, sha256: file.sha256 }) ?? respond(201, { reference })
      }
      if (!isOpen(practice, body.opening, istDate(clock().getTime())))
        return refuse('invalid', { fields: { opening: applicationRules.opening.closed } })

      applications.set(reference, { ...body, reference, receivedAt: clock().toISOString(), cv: file })
      outbox.push({ kind: 'application', to: practice.email, reference })
      queueMailToVisitor(world, { kind: 'application', to: body.email, reference })
      return respond(201, { reference })
    },
  }),
} satisfies MockFeature<typeof applications, ApplicationsState>
