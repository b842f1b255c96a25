/** The texts of exports, and the time to answer a request. */

/** What consents are given for, on this site. */
export const consentPurposes = [
  { value: 'enquiry', label: 'Your enquiry' },
  { value: 'application', label: 'Your application for work' },
  { value: 'booking', label: 'A meeting that you booked' },
] as const

export type ConsentPurpose = (typeof consentPurposes)[number]['value']

/** Within how many days a request for erasure is decided: the site's own limit for requests under the DPDP Act. */
export const ANSWER_DAYS = 30

export const exportTexts = {
  title: (client: string) => `Data of ${client}`,
  note: (madeAt: string) =>
    `Everything that is stored about this client in the portal, as of ${madeAt} (India). Links open the files beside this page.`,
  ownTitle: 'Your data',
  ownNote: (madeAt: string) =>
    `What is stored about you as a person, as of ${madeAt} (India). The data of each client is a download of its own.`,
  ownFile: (day: string) => `My data ${day}.zip`,
  empty: 'Nothing is stored here.',
  asData: 'The same as a file for programs (JSON)',
  page: 'index.html',
  file: (client: string, day: string) => `${client} ${day}.zip`,
} as const
