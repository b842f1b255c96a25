import { istDate } from '@anupalan/server/compliance/ist'
import {
  answer,
  applicationRules,
  isOpen,
  judgeRepeat,
  refuse,
  sendApplication,
} from '@anupalan/server/contract'
import { mockEndpoint } from '../mock-endpoint.ts'
import { queueMailToVisitor } from '../visitor-mail.ts'
import type { World } from '../world.ts'

export const applicationHandlers = (world: World) =>
  mockEndpoint(sendApplication, world, ({ body, file, reference }) => {
    const { applications, outbox } = world.state
    const stored = applications.get(reference)
    if (stored) {
      const { cv, receivedAt: _, reference: _same, ...before } = stored
      const repeated = { ...before, sha256: cv.sha256 }
      return judgeRepeat(repeated, { ...body, sha256: file.sha256 }) ?? answer(201, { reference })
    }
    if (!isOpen(world.practice, body.opening, istDate(world.clock().getTime())))
      return refuse('invalid', { fields: { opening: applicationRules.opening.closed } })

    applications.set(reference, { ...body, reference, receivedAt: world.clock().toISOString(), cv: file })
    outbox.push({ kind: 'application', to: world.practice.email, reference })
    queueMailToVisitor(world, { kind: 'application', to: body.email, reference })
    return answer(201, { reference })
  })
