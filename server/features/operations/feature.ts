import type * as endpoints from '@anupalan/server/contract/operations/endpoints'
import { defineFeature } from '../../platform/feature.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { operationsAuditActions } from './audit-actions.ts'
import { decideMail } from './decide-mail.ts'
import { getHealth } from './get-health.ts'
import { mailsToday } from './today.ts'

export const operations = defineFeature<Handlers<typeof endpoints>>({
  name: 'operations',
  handlers: (context) => ({
    getHealth: () => getHealth(context),
    retryMail: (call) => decideMail(context, call, 'retry'),
    dropMail: (call) => decideMail(context, call, 'drop'),
  }),
  auditActions: operationsAuditActions,
  today: mailsToday,
})
