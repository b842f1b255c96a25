/** Every endpoint, by name, with its schema. To add a feature, add two imports and two lines. */
import * as accounts from './accounts/endpoints.ts'
import * as accountSchemas from './accounts/schema.ts'
import * as activity from './activity/endpoints.ts'
import * as activitySchemas from './activity/schema.ts'
import * as announcements from './announcements/endpoints.ts'
import * as announcementSchemas from './announcements/schema.ts'
import * as applications from './applications/endpoints.ts'
import * as applicationSchemas from './applications/schema.ts'
import * as assistant from './assistant/endpoints.ts'
import * as assistantSchemas from './assistant/schema.ts'
import * as audit from './audit/endpoints.ts'
import * as auditSchemas from './audit/schema.ts'
import * as bookings from './bookings/endpoints.ts'
import * as bookingSchemas from './bookings/schema.ts'
import * as clients from './clients/endpoints.ts'
import * as clientSchemas from './clients/schema.ts'
import { bind, inRoutingOrder, methodsAt } from './core/bind.ts'
import type { Endpoint } from './core/endpoint.ts'
import type { Outcome } from './core/call-pipeline.ts'
import * as dashboard from './dashboard/endpoints.ts'
import * as dashboardSchemas from './dashboard/schema.ts'
import * as dataRights from './data-rights/endpoints.ts'
import * as dataRightsSchemas from './data-rights/schema.ts'
import * as documents from './documents/endpoints.ts'
import * as documentSchemas from './documents/schema.ts'
import * as enquiries from './enquiries/endpoints.ts'
import * as enquirySchemas from './enquiries/schema.ts'
import * as feesDate from './fees-date/endpoints.ts'
import * as feesDateSchemas from './fees-date/schema.ts'
import * as feedback from './feedback/endpoints.ts'
import * as feedbackSchemas from './feedback/schema.ts'
import * as officeDays from './office-days/endpoints.ts'
import * as officeDaySchemas from './office-days/schema.ts'
import * as operations from './operations/endpoints.ts'
import * as operationsSchemas from './operations/schema.ts'
import * as pageViews from './page-views/endpoints.ts'
import * as pageViewSchemas from './page-views/schema.ts'
import * as retention from './retention/endpoints.ts'
import * as retentionSchemas from './retention/schema.ts'
import * as serviceImages from './service-images/endpoints.ts'
import * as serviceImageSchemas from './service-images/schema.ts'
import * as tasks from './tasks/endpoints.ts'
import * as taskSchemas from './tasks/schema.ts'

export const endpoints = {
  ...bind('enquiries', enquiries, enquirySchemas),
  ...bind('feedback', feedback, feedbackSchemas),
  ...bind('accounts', accounts, accountSchemas),
  ...bind('page-views', pageViews, pageViewSchemas),
  ...bind('applications', applications, applicationSchemas),
  ...bind('assistant', assistant, assistantSchemas),
  ...bind('bookings', bookings, bookingSchemas),
  ...bind('clients', clients, clientSchemas),
  ...bind('tasks', tasks, taskSchemas),
  ...bind('documents', documents, documentSchemas),
  ...bind('activity', activity, activitySchemas),
  ...bind('data-rights', dataRights, dataRightsSchemas),
  ...bind('retention', retention, retentionSchemas),
  ...bind('announcements', announcements, announcementSchemas),
  ...bind('office-days', officeDays, officeDaySchemas),
  ...bind('fees-date', feesDate, feesDateSchemas),
  ...bind('service-images', serviceImages, serviceImageSchemas),
  ...bind('audit', audit, auditSchemas),
  ...bind('operations', operations, operationsSchemas),
  ...bind('dashboard', dashboard, dashboardSchemas),
}

/** All exports of the features' `schema.ts`, by name, for the OpenAPI document. */
export const schemas = {
  ...enquirySchemas,
  ...feedbackSchemas,
  ...accountSchemas,
  ...pageViewSchemas,
  ...applicationSchemas,
  ...assistantSchemas,
  ...bookingSchemas,
  ...clientSchemas,
  ...taskSchemas,
  ...documentSchemas,
  ...activitySchemas,
  ...dataRightsSchemas,
  ...retentionSchemas,
  ...announcementSchemas,
  ...officeDaySchemas,
  ...feesDateSchemas,
  ...serviceImageSchemas,
  ...auditSchemas,
  ...operationsSchemas,
  ...dashboardSchemas,
}

export type Endpoints = typeof endpoints

export type EndpointName = keyof Endpoints

/** Every endpoint, in routing order. */
export const endpointList: readonly Endpoint[] = inRoutingOrder(Object.values(endpoints))

/** The outcome of a call: `OutcomeOf<'bookMeeting'>`. */
export type OutcomeOf<Name extends EndpointName> = Outcome<Endpoints[Name]>

/** The methods of a path, for the Allow header; none for an unknown path. GET implies HEAD. */
export const methodsOf = (path: string): string[] => methodsAt(path, endpointList)
