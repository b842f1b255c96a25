/** Time as the firm reads it. */
const format = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
})

/** `Fri, 20 November 2026, 2:00 pm IST`, from an instant in UTC. */
export const inIndia = (instant: string | Date) => `${format.format(new Date(instant))} IST`
