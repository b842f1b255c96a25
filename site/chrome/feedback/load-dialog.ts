/** Loads the code of the feedback dialog. Repeated calls load it once. */
export const loadFeedbackDialog = () => import('./site-feedback-dialog.tsx')
