import { contact } from './words.ts'

export const values = [] as const

/** Above holidays among which are days with other hours. */
export default function OfficeDaysHeading() {
  return contact.holidaysAndHours
}
