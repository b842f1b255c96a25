export { enquiryDrafts as drafts } from '../../../ui/form/form-drafts.ts'
