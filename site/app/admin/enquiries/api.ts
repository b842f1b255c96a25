import {
  addEnquiryNote,
  getEnquiry,
  listEnquiries,
  listEnquiryOwners,
  replyToEnquiry,
  setEnquiryOwner,
  setEnquiryStatus,
} from '@anupalan/server/contract/enquiries/endpoints'
import { apiOf } from '../../../ui/api.ts'

/** The calls of the inbox. */
export const enquiriesApi = apiOf({
  addEnquiryNote,
  getEnquiry,
  listEnquiries,
  listEnquiryOwners,
  replyToEnquiry,
  setEnquiryOwner,
  setEnquiryStatus,
})

/** Reads that a change of an enquiry has changed. */
export const refreshes = ['listEnquiries', 'getEnquiry'] as const
