/** Notices that small businesses get most: what each means, and how and by when it is answered. */
export { findNotices } from './find.ts'
export { answerBy, deadlineText, NOTICE_FIELDS } from './notice.ts'
export type { Notice, NoticeDeadline, NoticeField } from './notice.ts'
export { notices } from './notices.ts'
