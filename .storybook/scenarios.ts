import type { Scenario } from '@anupalan/mock-api'

/** The toolbar's titles of the mock's scenarios. Only its type is imported: stories without an API do not load the mock. */
export const scenarioTitles: Record<Scenario, string> = {
  normal: 'API: normal, answers as the server does',
  slow: 'API: slow, answers after a long wait',
  offline: 'API: offline, every call fails',
  failing: 'API: failing, storage failed (503)',
  empty: 'API: empty, nothing stored, no user signed in',
  taken: 'API: taken, another visitor booked first (409)',
  busy: 'API: busy, too many calls (429)',
}
