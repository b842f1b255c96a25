/** Messages of the parameters that the audit trail is searched by. */
export const auditMessages = {
  day: 'Please enter a date, such as 24/11/2026.',
  limit: 'Please ask for 1 to 200 entries.',
  long: 'Please enter at most 254 characters.',
} as const
