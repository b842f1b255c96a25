/** Fetches the code of the feedback dialog; again and again is once. */
export const loadFeedbackDialog = () => import('./site-feedback-dialog.tsx')
