/** The firm's data for the server. The build writes it to `practice.json`; in development the mock uses it. */
import type { Practice } from '@anupalan/server/contract'
import { firm, holidays, meetings } from './firm.ts'
import { openings } from './openings/openings.ts'

const { address, hours, name, email, phone, promises, retention } = firm

export const practice: Practice = {
  name,
  email,
  phone: phone.display,
  reply: promises.reply,
  replyHours: promises.replyWithinHours,
  meetings: {
    hours: hours.days.flatMap(({ weekdays, opens, closes }) =>
      opens === undefined || closes === undefined ? [] : [{ weekdays: [...weekdays], opens, closes }],
    ),
    holidays: holidays.map((each) => ({ ...each })),
    leadHours: meetings.leadHours,
    horizonDays: meetings.horizonDays,
    consultants: meetings.consultants,
    busyWith: [...meetings.busyWith],
    busyDaysBefore: meetings.busyDaysBefore,
    places: {
      videoUrl: meetings.videoUrl,
      office: {
        text: [...address.lines, `${address.city} ${address.postalCode}`].join(', '),
        href: address.mapHref,
      },
    },
  },
  openings: openings
    .filter(({ isClosed }) => !isClosed)
    .map(({ id, title, closes }) => ({ id, title, closes })),
  retention,
}
