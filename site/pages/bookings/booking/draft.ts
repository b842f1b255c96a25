export { bookingDrafts as drafts } from '../../../ui/form/form-drafts.ts'
