/** The kept answers about a visitor’s business, for pages that only start with them. */
import { EMPLOYEE_ANSWERS, GST_ANSWERS, type BusinessAnswers } from './answers.ts'

/** Key in `localStorage`, listed in the cookie policy. */
export const ANSWERS_KEY = 'business-profile'

/** The answers of a stored text, such as `monthly below-ten`; `null` if it is not this site’s. */
export function parseAnswers(text: string | null): BusinessAnswers | null {
  const words = text?.split(' ') ?? []
  const gst = GST_ANSWERS.find((each) => each === words[0])
  const employees = EMPLOYEE_ANSWERS.find((each) => each === words[1])
  return gst && employees ? { gst, employees } : null
}

/** `null` if there are none, or storage is blocked. */
export function readAnswers(): BusinessAnswers | null {
  try {
    return parseAnswers(localStorage.getItem(ANSWERS_KEY))
  } catch {
    return null
  }
}
