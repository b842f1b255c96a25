/**
 * For how many days the server keeps mails about accounts, tasks and erasures, sent or not: afterwards nobody asks any
 * more whether one was sent.
 */
export const mailDays = 30
