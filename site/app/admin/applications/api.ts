import {
  downloadCv,
  eraseApplication,
  getApplication,
  listApplications,
  setApplicationProgress,
} from '@anupalan/server/contract/applications/endpoints'
import { apiOf } from '../../../ui/api.ts'

/** The calls of the applications for work. */
export const applicationsApi = apiOf({
  downloadCv,
  eraseApplication,
  getApplication,
  listApplications,
  setApplicationProgress,
})

/** Reads that a change of an application has changed. */
export const refreshes = ['listApplications', 'getApplication'] as const
