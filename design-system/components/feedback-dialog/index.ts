export { FeedbackDialog, type FeedbackDialogProps } from './feedback-dialog.tsx'
export type { Feedback } from './feedback-dialog.machine.ts'
