import {
  addPasskey,
  changePassword,
  confirmTotp,
  createRecoveryCodes,
  deleteAccount,
  endAllSessions,
  endSession,
  getAccount,
  listSessions,
  logOut,
  removePasskey,
  removeTotp,
  requestEmailChange,
  startPasskey,
  startTotp,
  updateAccount,
} from '@anupalan/server/contract/accounts/endpoints'
import { listConsents, withdrawConsent } from '@anupalan/server/contract/data-rights/endpoints'
import { getTaskMails, setTaskMails } from '@anupalan/server/contract/tasks/endpoints'
import { apiOf } from '../../../ui/api.ts'

/** The calls about one's own account. */
export const accountApi = apiOf({
  addPasskey,
  changePassword,
  confirmTotp,
  createRecoveryCodes,
  deleteAccount,
  endAllSessions,
  endSession,
  getAccount,
  getTaskMails,
  listConsents,
  listSessions,
  logOut,
  removePasskey,
  removeTotp,
  requestEmailChange,
  setTaskMails,
  startPasskey,
  startTotp,
  updateAccount,
  withdrawConsent,
})
